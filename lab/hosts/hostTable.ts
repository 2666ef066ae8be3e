import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { CHECKS, HOST_NAMES, isHostName, type HostName } from './hostNames';
import { HOSTS } from './hosts';

const PAGE = 'docs/tables/hosts.md';
const REGION = /(<!-- hosts -->\n)[^]*?(<!-- \/hosts -->)/u;

interface Suite {
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
}

const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(
    v.object({
      title: v.string(),
      tests: v.array(v.object({ projectName: v.string(), status: v.string() })),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});

/** Whether a check passed on a host, by `host title`. */
type Checks = ReadonlyMap<string, boolean>;

/** Reads the report of Playwright. */
export function readChecks(): Checks {
  const { suites } = v.parse(
    v.object({ suites: v.array(suiteSchema) }),
    JSON.parse(readFileSync('test-results/hosts.json', 'utf8')),
  );
  return new Map(suites.flatMap(checksIn));
}

function checksIn({ specs, suites = [] }: Suite): readonly (readonly [string, boolean])[] {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, status }) => [`${projectName} ${title}`, status === 'expected'] as const),
    ),
    ...suites.flatMap(checksIn),
  ];
}

/** Writes the table into docs/tables/hosts.md: a line for each check, a column for each host. */
export async function writeHostTable(checks: Checks): Promise<void> {
  const hosts = Object.keys(HOST_NAMES).filter(isHostName);
  const servers = await Promise.all(hosts.map(async (host) => HOSTS[host].server()));
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const wordOf = (host: HostName, title: string): string => {
    const hasPassed = checks.get(`${host} ${title}`);
    if (hasPassed === undefined) return 'not run';
    return hasPassed ? '✓' : '**failed**';
  };
  const table = [
    row([new Date().toISOString().slice(0, 10), ...hosts.map((host) => HOST_NAMES[host])]),
    row(['---', ...hosts.map(() => '---')]),
    row(['served by', ...servers]),
    ...Object.entries(CHECKS).map(([title, name]) =>
      row([name, ...hosts.map((host) => wordOf(host, title))]),
    ),
  ].join('\n');
  const page = readFileSync(PAGE, 'utf8');
  if (!REGION.test(page)) throw new Error(`${PAGE} has no <!-- hosts --> region.`);
  const filled = page.replace(
    REGION,
    (_, before: string, after: string) => `${before}\n${table}\n\n${after}`,
  );
  writeFileSync(PAGE, filled);
}
