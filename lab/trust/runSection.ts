import { parseArgs } from 'node:util';
import { folderOf, keepProgress, keepResult, readProgress, removeResult } from './keptResults';
import { resultText } from './report';
import {
  failUntried,
  isSectionName,
  type Section,
  type SectionContext,
  type SectionName,
  type SectionResult,
} from './Section';
import { readShare } from './share';
import { readTree } from './Tree';

/* Started by main.ts, one process for each section, so that none can disturb or end another. */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' } },
});
const name = nameOf(positionals[0] ?? '');
const share = readShare();
const tree = readTree();
const startedAt = performance.now();
const elapsed = (): number => (performance.now() - startedAt) / 1000;
if (values.only === undefined) removeResult(name);
const result = await measured();
if (values.only === undefined) keep(result);
else console.log(`\n${resultText(result)}\n`);
process.exit(result.rows.every(({ failed }) => failed === 0) ? 0 : 1);

function nameOf(text: string): SectionName {
  if (isSectionName(text)) return text;
  throw new Error(`There is no section ${text}.`);
}

function keep(measuredResult: SectionResult): void {
  const after = readTree();
  keepResult(name, {
    commit: tree.commit,
    content: tree.contentFor(name),
    isClean: tree.isClean && after.isClean && after.contentFor(name) === tree.contentFor(name),
    finishedAt: new Date().toISOString(),
    seconds: Math.round(elapsed()),
    share,
    result: measuredResult,
  });
}

async function measured(): Promise<SectionResult> {
  try {
    const { section }: { section: Section } = await import(`./${name}/run.ts`);
    return failUntried(await section.run(context()));
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return {
      rows: [{ name: 'the section ended with an error', passed: 0, failed: 1 }],
      failures: [text],
      notCovered: [],
      tools: {},
    };
  }
}

function context(): SectionContext {
  return {
    commit: tree.commit,
    only: values.only,
    folder: folderOf(name),
    loadProgress: () => readProgress(name, tree),
    saveProgress: (progress) => {
      keepProgress(name, tree, progress);
    },
    say: (text) => {
      console.log(`${name}, ${elapsed().toFixed(0)} s: ${text}`);
    },
  };
}
