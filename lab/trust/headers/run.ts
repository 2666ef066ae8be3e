import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { dirname } from 'node:path';
import { runCommand } from '../../../scripts/runCommand.mjs';
import { buildLive } from '../liveBuild';
import type { Remark, Row, Section, SectionContext, SectionResult } from '../Section';
import { versionOf } from '../versions';
import { documentKinds } from './documentKinds';
import { tryFraming } from './framed';
import { evaluatePolicy, PAYMENT_WITHOUT_TRUSTED_TYPES } from './policyFindings';
import { serveAsDeployed, type ServedSite } from './servedSite';

const LEAST_SCORE = 130;
const GRADER = '@mdn/mdn-http-observatory';

interface Graded {
  readonly path: string;
  readonly grade: string;
  readonly score: number;
  readonly losses: readonly string[];
}

export const section: Section = {
  run: async (context) => {
    const site = `${context.folder}/site`;
    /* `--only=built` judges the build of an earlier run. */
    if (context.only !== 'built') {
      context.say('building the live product');
      await buildLive('.', site);
    }
    const served = await serveAsDeployed(site);
    try {
      return await judge(context, site, served);
    } finally {
      await served.close();
    }
  },
};

async function judge(context: SectionContext, site: string, served: ServedSite): Promise<SectionResult> {
  const kinds = documentKinds(site);
  const graded = await grade(
    served,
    kinds.flatMap(({ paths }) => paths),
  );
  context.say(`${String(graded.length)} documents graded`);
  const rows: Row[] = [];
  const failures: string[] = [];
  const notCovered = new Map<string, Remark>();
  for (const { name, paths } of kinds) {
    const grades = graded.filter(({ path }) => paths.includes(path));
    const bad = grades.filter(({ grade: mark, score }) => mark !== 'A+' || score < LEAST_SCORE);
    failures.push(
      ...bad.map((each) => `${each.path}: ${each.grade} ${String(each.score)}, ${each.losses.join('; ')}`),
      ...paths
        .filter((path) => !grades.some((each) => each.path === path))
        .map((path) => `${path}: not graded`),
    );
    const scores = [...new Set(grades.map((each) => `${each.grade} ${String(each.score)}`))];
    rows.push({
      name: `Observatory: ${name}`,
      passed: grades.length - bad.length,
      failed: paths.length - grades.length + bad.length,
      figures: scores.join(', '),
    });
  }
  for (const { name, paths } of [...kinds, { name: 'unknown path', paths: ['/no-such-page'] }]) {
    const policies = new Set<string>();
    for (const path of paths) policies.add((await headersOf(served, path))['content-security-policy'] ?? '');
    const findings = await Promise.all([...policies].map(evaluatePolicy));
    const unexplained = findings.flatMap((each) => each.unexplained);
    const explained = findings.flatMap((each) => each.explained);
    for (const each of explained) notCovered.set(each.subject, each);
    failures.push(...unexplained.map((finding) => `${name}: ${finding}`));
    rows.push({
      name: `CSP evaluator: ${name}`,
      passed: policies.size - findings.filter((each) => each.unexplained.length > 0).length,
      failed: findings.filter((each) => each.unexplained.length > 0).length,
      figures: `${String(explained.length)} explained`,
    });
  }
  const different = await differentHeaders(served);
  failures.push(...different.map((name) => `unknown path: ${name} is not that of a signed-in page`));
  rows.push({
    name: 'unknown path: the headers of a signed-in page',
    passed: different.length === 0 ? 1 : 0,
    failed: different.length === 0 ? 0 : 1,
    figures: 'the grader refuses a 404',
  });
  const framable = kinds.map(({ paths: [path = '/'] }) => path);
  const { flaws, isControlShown } = await tryFraming(served, framable);
  failures.push(...flaws);
  rows.push({
    name: 'in a frame of another site: nothing (threats T8)',
    passed: framable.length - flaws.length,
    failed: flaws.length,
    figures: 'in Chromium',
  });
  if (!isControlShown) failures.push('a page that can be framed was not shown in the frame');
  rows.push({
    name: 'in the same frame: a page that refuses nothing',
    passed: isControlShown ? 1 : 0,
    failed: isControlShown ? 0 : 1,
    figures: 'the frame works',
  });
  const tools = { [GRADER]: versionOf(GRADER), csp_evaluator: versionOf('csp_evaluator') };
  return { rows, failures, notCovered: [...notCovered.values(), PAYMENT_WITHOUT_TRUSTED_TYPES], tools };
}

/**
 * The grader loads its list of preloaded hosts from the network when it is installed. No name of this machine is in that
 * list, so an empty one gives the same grades.
 */
function givePreloadList(): void {
  const file = `node_modules/${GRADER}/conf/hsts-preload.json`;
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '{}');
}

async function grade(served: ServedSite, paths: readonly string[]): Promise<readonly Graded[]> {
  givePreloadList();
  const { plainPort, securePort, certificate } = served;
  const { code, output } = await runCommand(
    process.execPath,
    ['--import', 'tsx', 'lab/trust/headers/grade.ts', String(plainPort), String(securePort), ...paths],
    { environment: { NODE_EXTRA_CA_CERTS: certificate.tls.certificate } },
  );
  if (code !== 0) throw new Error(`The grader failed:\n${output}`);
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Graded => JSON.parse(line));
}

/** The names of the headers in which an unknown path differs from a signed-in page. */
async function differentHeaders(served: ServedSite): Promise<readonly string[]> {
  const own = [
    'date',
    'etag',
    'last-modified',
    'content-length',
    'accept-ranges',
    'connection',
    'speculation-rules',
  ];
  const [page, unknown] = [await headersOf(served, '/dashboard'), await headersOf(served, '/no-such-page')];
  return Object.keys(page).filter((name) => !own.includes(name) && page[name] !== unknown[name]);
}

async function headersOf(
  { securePort, certificate }: ServedSite,
  path: string,
): Promise<Readonly<Record<string, string>>> {
  return new Promise((resolve, reject) => {
    request({ host: 'localhost', port: securePort, path, ca: certificate.cert }, (response) => {
      response.resume();
      const headers = Object.entries(response.headers);
      resolve(Object.fromEntries(headers.map(([name, value]) => [name, String(value)])));
    })
      .on('error', reject)
      .end();
  });
}
