import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { runPackage } from '../../scripts/runCommand.mjs';
import { readJson } from './keptResults';

/** Between two looks at what the workers have finished, in milliseconds. */
const LOOK = 10_000;

interface CellsOptions<Result> {
  readonly names: readonly string[];
  /** The parameters of Playwright. */
  readonly tests: readonly string[];
  /** The variable that names the file with the list of the cells. */
  readonly list: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The folder into which the tests write a file for each cell. */
  readonly results: string;
  readonly schema: v.GenericSchema<unknown, Result>;
  /** Receives what has been finished since the last time. */
  readonly onFinished: (results: Readonly<Record<string, Result>>) => void;
}

/** Runs cells in one run of Playwright, and hands over the results while it goes on. */
export async function runCells<Result>(options: CellsOptions<Result>): Promise<void> {
  const { names, tests, list, environment, results, schema, onFinished } = options;
  mkdirSync(results, { recursive: true });
  const fileOf = (name: string): string => join(results, `${name}.json`);
  for (const name of names) rmSync(fileOf(name), { force: true });
  const listFile = `${results}.list.json`;
  writeFileSync(listFile, JSON.stringify(names));
  const left = new Set(names);
  const handOver = (): void => {
    const finished: Record<string, Result> = {};
    for (const name of left) {
      /* A file that is still being written is read the next time. */
      const parsed = v.safeParse(schema, readJson(fileOf(name)));
      if (parsed.success) finished[name] = parsed.output;
    }
    for (const name of Object.keys(finished)) left.delete(name);
    onFinished(finished);
  };
  const timer = setInterval(handOver, LOOK);
  try {
    await runPackage('@playwright/test/cli.js', ['test', ...tests, '--reporter', 'line'], {
      environment: { ...environment, [list]: listFile },
    });
  } finally {
    clearInterval(timer);
  }
  handOver();
}
