import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { hashOf, readAdmittedHashes } from '../../scripts/vite/admittedHashes';
import { writeCertificate } from '../../tests/stack/writeCertificate';
import { startWeb, type RunningWeb, type WebOptions } from '../../tests/stack/web/startWeb';
import { Phone } from './Phone';
import { PROFILE } from './profile';
import { reportText, writeIntoDocs } from './report';
import type { Rounds } from './Rounds';
import type { SectionResult } from './Section';
import { buildFrameworkTwin } from './frameworkTwin';
import { landing } from './sections/landing';
import { coldScreens } from './sections/coldScreens';
import { longLists } from './sections/longLists';
import { nextDocuments } from './sections/nextDocuments';
import { publicPages } from './sections/publicPages';
import { repeatVisits } from './sections/repeatVisits';
import { stepsInside } from './sections/steps';
import { BUILT, buildDemo, buildManyBusinesses, buildOneChunk, writeTwins } from './builds';
import type { Sites } from './Sites';
import { writeScreenTwins } from './writeScreenTwins';

/* Started by lab/bench.mjs, which passes the options. */

const SECTIONS = ['pages', 'landing', 'screens', 'steps', 'visits', 'documents', 'lists'] as const;
type SectionName = (typeof SECTIONS)[number];

/** The share of each section in the time budget. */
const SHARES: Readonly<Record<SectionName, number>> = {
  pages: 0.38,
  landing: 0.08,
  screens: 0.1,
  steps: 0.18,
  visits: 0.07,
  documents: 0.05,
  lists: 0.14,
};

/**
 * The load average that a browser, a server and the measuring process stay below. A higher one means that something
 * else was running.
 */
const OWN_LOAD = 4;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    only: { type: 'string', default: SECTIONS.join(',') },
    minutes: { type: 'string', default: '40' },
    write: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    against: { type: 'string' },
  },
});

const chosen = SECTIONS.filter((name) => values.only.split(',').includes(name));
if (chosen.length === 0) throw new Error(`--only knows ${SECTIONS.join(', ')}`);

const certificate = await writeCertificate();
const running: RunningWeb[] = [];
let phone: Phone | undefined;
try {
  phone = await Phone.start(certificate.cert);
  const before = loadavg();
  const results = await measure(phone);
  const text = reportText(conditions(phone.version, before), results);
  console.log(`\n${text}\n`);
  if (values.write) await writeIntoDocs('bench', text);
} finally {
  await phone?.close();
  await Promise.all(running.map(async (web) => web.close()));
  await certificate.remove();
}

async function measure(on: Phone): Promise<SectionResult[]> {
  if (!values.built) {
    await reported('build', buildDemo());
    await reported('build in one chunk', buildOneChunk());
    await reported('build with many businesses', buildManyBusinesses());
  }
  const twins = await writeTwins(BUILT.demo);
  const product = await serve(BUILT.demo);
  const screenStyles = await reported('static twins', writeScreenTwins(on, product, twins));
  const sites: Sites = {
    product,
    twins: await serve(twins, screenStyles),
    oneChunk: await serve(BUILT.oneChunk),
    earlier: values.against === undefined ? undefined : await serve(values.against),
    control: values.against === undefined ? undefined : await serve(BUILT.demo),
  };
  const lists = await serve(BUILT.manyBusinesses);
  const sections: Readonly<Record<SectionName, (rounds: Rounds) => Promise<SectionResult>>> = {
    pages: async (rounds) => publicPages(on, sites, rounds),
    landing: async (rounds) => {
      const twin = await reported('framework twin', buildFrameworkTwin(on, sites.twins, BUILT.demo));
      return landing(on, { ...sites, framework: await startServing(twin) }, rounds);
    },
    screens: async (rounds) => coldScreens(on, sites, rounds),
    steps: async (rounds) => stepsInside(on, sites, rounds),
    visits: async (rounds) => repeatVisits(on, sites, rounds),
    documents: async (rounds) =>
      nextDocuments({ demo: BUILT.demo, certificate: certificate.cert, serve: serveReporting }, rounds),
    lists: async (rounds) => longLists(on, lists, rounds),
  };
  /* The first page of a browser is slower than all later ones, so it is not measured. */
  await on.visit({}, async (tab) => tab.loaded(product));
  const whole = chosen.reduce((sum, name) => sum + SHARES[name], 0);
  const results: SectionResult[] = [];
  for (const name of chosen) {
    const budget = (Number(values.minutes) * 60_000 * SHARES[name]) / whole;
    const result = await reported(name, sections[name]({ runs: Number(values.runs), budget }));
    console.error(`\n${reportText(name, [result])}\n`);
    results.push(result);
  }
  return results;
}

/** @param styles Additional inline styles that the policy allows. If they are passed, the policy allows no scripts. */
async function serve(site: string, styles?: readonly string[]): Promise<string> {
  const { scripts, styles: known } = readAdmittedHashes(site);
  const admitted =
    styles === undefined
      ? { scripts, styles: known }
      : { scripts: [], styles: [...known, ...styles.map(hashOf)] };
  return startServing({ site, admitted });
}

async function startServing(served: Pick<WebOptions, 'site' | 'admitted' | 'origins'>): Promise<string> {
  const web = await startWeb({ port: 0, tls: certificate.tls, ...served });
  running.push(web);
  return web.url;
}

/** @param more An additional inline script that the policy allows, and the origin to which that script reports. */
async function serveReporting(site: string, more: { script: string; origin: string }): Promise<string> {
  const { scripts, styles } = readAdmittedHashes(site);
  return startServing({
    site,
    admitted: { scripts: [...scripts, hashOf(more.script)], styles },
    origins: { api: more.origin },
  });
}

async function reported<T>(what: string, work: Promise<T>): Promise<T> {
  const begin = performance.now();
  const result = await work;
  console.error(`${what}: ${((performance.now() - begin) / 1000).toFixed(0)} s`);
  return result;
}

/** @param before The load averages at the beginning. */
function conditions(browser: string, before: readonly number[]): string {
  const day = new Date().toISOString().slice(0, 10);
  const [[start = 0], [, , end = 0]] = [before, loadavg()];
  const isNoisy = start > 1.5 || end > OWN_LOAD;
  const noise = isNoisy ? ' **Something else was running, so its times mean little.**' : '';
  return `${day}, Chromium ${browser}: ${PROFILE}, emulated by Chromium. TLS, HTTP/2, brotli, empty cache. The subjects are measured in turn; values are medians. The load of the machine (${String(availableParallelism())} cores) was ${start.toFixed(1)} in the minute before and ${end.toFixed(1)} in the last quarter of an hour. Only ratios inside one table are meaningful.${noise}`;
}
