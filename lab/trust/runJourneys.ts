import { readFileSync, rmSync } from 'node:fs';
import * as v from 'valibot';
import { runPackage } from '../../scripts/runCommand.mjs';
import type { SectionContext } from './Section';

interface Suite {
  readonly file: string;
  readonly title: string;
  readonly specs: readonly { readonly title: string; readonly ok: boolean }[];
  readonly suites?: readonly Suite[] | undefined;
}

const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  file: v.string(),
  title: v.string(),
  specs: v.array(v.object({ title: v.string(), ok: v.boolean() })),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});

export interface Journeys {
  /** Each with the name of its file in front. */
  readonly passed: readonly string[];
  readonly failures: readonly string[];
}

/**
 * Runs the journeys of a section through the demo of this tree, or the one that `E2E_URL` names. Their configuration
 * writes `journeys.json` into the folder of the results.
 */
export async function runJourneys(name: string, { folder, only }: SectionContext): Promise<Journeys> {
  await buildDemo();
  const report = `${folder}/journeys.json`;
  rmSync(report, { force: true });
  const parameters = ['test', '--config', `lab/trust/${name}/playwright.config.ts`];
  await runPackage('@playwright/test/cli.js', [...parameters, ...(only === undefined ? [] : ['-g', only])], {
    show: true,
  });
  const { suites, errors } = v.parse(
    v.object({ suites: v.array(suiteSchema), errors: v.array(v.object({ message: v.string() })) }),
    JSON.parse(readFileSync(report, 'utf8')),
  );
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  const specs = suites.flatMap((suite) => specsIn(suite, ''));
  if (specs.length === 0) throw new Error('no journey was run');
  return {
    passed: specs.filter(({ ok }) => ok).map(({ title }) => title),
    failures: specs.filter(({ ok }) => !ok).map(({ title }) => title),
  };
}

function specsIn(suite: Suite, above: string): readonly { readonly title: string; readonly ok: boolean }[] {
  const title = above === '' ? suite.file : `${above}, ${suite.title}`;
  return [
    ...suite.specs.map((spec) => ({ title: `${title}: ${spec.title}`, ok: spec.ok })),
    ...(suite.suites ?? []).flatMap((inner) => specsIn(inner, title)),
  ];
}

async function buildDemo(): Promise<void> {
  if (process.env['E2E_URL'] !== undefined) return;
  const parameters = ['build', '--mode', 'demo', '--outDir', 'dist-demo'];
  const { code, output } = await runPackage('vite/bin/vite.js', parameters);
  if (code !== 0) throw new Error(output);
}
