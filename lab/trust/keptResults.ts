import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import type { SectionName } from './Section';
import { readShare } from './share';
import type { Tree } from './Tree';

/** Ignored by git, because each machine measures for itself. */
const FOLDER = 'trust-results';

const rowSchema = v.object({
  name: v.string(),
  passed: v.number(),
  failed: v.number(),
  figures: v.exactOptional(v.string()),
});

const keptSchema = v.object({
  commit: v.string(),
  content: v.string(),
  isClean: v.boolean(),
  finishedAt: v.string(),
  seconds: v.number(),
  /** Of the generated inputs, at most 1. */
  share: v.number(),
  result: v.object({
    headline: v.exactOptional(v.string()),
    rows: v.pipe(v.array(rowSchema), v.readonly()),
    failures: v.pipe(v.array(v.string()), v.readonly()),
    notCovered: v.pipe(v.array(v.object({ subject: v.string(), reason: v.string() })), v.readonly()),
    tools: v.record(v.string(), v.string()),
  }),
});

/** The result of a section, with the tree that it was measured in. */
export type KeptResult = v.InferOutput<typeof keptSchema>;

const progressSchema = v.object({ content: v.string(), progress: v.unknown() });

const resultFile = (name: SectionName): string => `${FOLDER}/${name}.json`;
const progressFile = (name: SectionName): string => `${FOLDER}/${name}.progress.json`;

/** Undefined when there is no such file, or only a part of it. */
export function readJson(file: string): unknown {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

export function folderOf(name: SectionName): string {
  const folder = `${FOLDER}/${name}`;
  mkdirSync(folder, { recursive: true });
  return folder;
}

export function readResult(name: SectionName): KeptResult | undefined {
  const parsed = v.safeParse(keptSchema, readJson(resultFile(name)));
  return parsed.success ? parsed.output : undefined;
}

/** Called before a section is measured, so that an interrupted run leaves no earlier result. */
export function removeResult(name: SectionName): void {
  rmSync(resultFile(name), { force: true });
}

export function keepResult(name: SectionName, kept: KeptResult): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(resultFile(name), JSON.stringify(kept, undefined, 2));
  rmSync(progressFile(name), { force: true });
}

/** Undefined when the progress is of another tree, or there are uncommitted changes, which the hash does not cover. */
export function readProgress(name: SectionName, tree: Tree): unknown {
  const parsed = v.safeParse(progressSchema, readJson(progressFile(name)));
  const isSame = parsed.success && parsed.output.content === tree.contentFor(name) && tree.isClean;
  return isSame ? parsed.output.progress : undefined;
}

export function keepProgress(name: SectionName, tree: Tree, progress: unknown): void {
  if (!tree.isClean || readShare() < 1) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(progressFile(name), JSON.stringify({ content: tree.contentFor(name), progress }));
}
