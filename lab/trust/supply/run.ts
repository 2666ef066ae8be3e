import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Section, SectionContext } from '../Section';
import { versionOf } from '../versions';
import { Clone } from './Clone';
import { checkLocks, type Findings } from './lockPart';

type Part = (context: SectionContext, folder: string) => Promise<Findings>;

/** The checks of this section. `--only=` and the stored progress refer to them by their keys. */
const PARTS: Readonly<Record<string, Part>> = {
  locks: async () => checkLocks(),
  builds: buildTwice,
  clean: cleanTests,
};

export const section: Section = {
  run: async (context) => {
    const done = new Map(context.only === undefined ? partsOf(context.loadProgress()) : []);
    for (const [name, part] of Object.entries(PARTS)) {
      if (done.has(name) || (context.only !== undefined && context.only !== name)) continue;
      context.say(name);
      /* Outside the repository, so that a clone resolves no package of it. */
      const folder = await mkdtemp(join(tmpdir(), 'amin-supply-'));
      try {
        done.set(name, await part(context, folder));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
      if (context.only === undefined) context.saveProgress([...done]);
    }
    const parts = [...done.values()];
    return {
      rows: parts.flatMap(({ rows }) => rows),
      failures: parts.flatMap(({ failures }) => failures),
      notCovered: parts.flatMap(({ notCovered }) => notCovered),
      tools: { Node: process.version, Vite: versionOf('vite'), vitest: versionOf('vitest') },
    };
  },
};

/** The stored progress is not validated, because only this section writes it. */
function partsOf(progress: unknown): [string, Findings][] {
  return Array.isArray(progress) ? progress : [];
}

async function buildTwice({ commit, say }: SectionContext, folder: string): Promise<Findings> {
  const one = await Clone.of(commit, {
    folder: join(folder, 'one'),
    timeZone: 'Asia/Jerusalem',
    locale: 'C.UTF-8',
  });
  say('first clone installed without scripts');
  const first = await one.build();
  say(`${String(first.size)} files built`);
  const other = await Clone.of(commit, {
    folder: join(folder, 'another', 'place'),
    timeZone: 'America/Los_Angeles',
    locale: 'C',
  });
  say('second clone installed without scripts');
  const second = await other.build();
  say(`${String(second.size)} files built`);
  return sameBytes(first, second);
}

function sameBytes(first: ReadonlyMap<string, string>, second: ReadonlyMap<string, string>): Findings {
  const paths = [...new Set([...first.keys(), ...second.keys()])];
  const different = paths.filter((path) => first.get(path) !== second.get(path));
  return {
    rows: [
      {
        name: 'two builds of the commit (live and demo), in two folders and time zones, byte for byte',
        passed: paths.length - different.length,
        failed: different.length,
        figures: `${String(paths.length)} files`,
      },
    ],
    failures: different.map((path) => `${path} differs between two builds`),
    notCovered: [],
  };
}

/** The checks, and all unit, contract and page tests with coverage, in the clone that was installed without scripts. */
async function cleanTests({ commit, say }: SectionContext, folder: string): Promise<Findings> {
  const clone = await Clone.of(commit, { folder: join(folder, 'clean'), timeZone: 'UTC', locale: 'C.UTF-8' });
  say('npm run check in the clone');
  const checks = await clone.tryRun(process.execPath, ['scripts/check.mjs']);
  say('unit, contract and page tests in the clone');
  const results = join(folder, 'unit.json');
  const parameters = ['run', '--coverage', '--reporter=json', `--outputFile.json=${results}`];
  const unit = await clone.tryRun(process.execPath, ['node_modules/vitest/vitest.mjs', ...parameters]);
  const { numPassedTests, numFailedTests }: { numPassedTests: number; numFailedTests: number } = JSON.parse(
    readFileSync(results, 'utf8'),
  );
  /* Coverage below its limit fails the run although no test fails. */
  const failed = unit.code === 0 ? 0 : Math.max(1, numFailedTests);
  return {
    rows: [
      {
        name: 'clean install without scripts: npm run check',
        passed: checks.code === 0 ? 1 : 0,
        failed: checks.code === 0 ? 0 : 1,
      },
      {
        name: 'clean install without scripts: unit, contract and page tests with coverage',
        passed: numPassedTests,
        failed,
      },
    ],
    failures: [
      ...(checks.code === 0 ? [] : [`npm run check in the clone:\n${checks.output}`]),
      ...(failed === 0 ? [] : [`tests in the clone:\n${unit.output.slice(-4000)}`]),
    ],
    notCovered: [
      {
        subject: 'clean install',
        reason:
          'of npm test, the checks and the unit, contract and page tests run in the clone; its browser journeys use the same installed packages and run in npm test',
      },
    ],
  };
}
