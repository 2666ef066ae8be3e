import { existsSync, readFileSync, rmSync } from 'node:fs';
import { runPackage } from '../../../scripts/runCommand.mjs';
import type { Row } from '../Section';
import { versionOf } from '../versions';
import type { HostilePart } from './HostilePart';

/** What a long test reports, one line of JSON each (recordTried.ts). */
interface Tried {
  readonly row: Row;
  readonly failures: readonly string[];
}

/** A part that one long test file measures, in a process of its own. */
export function vitestPart(name: string, file: string, tools: readonly string[]): HostilePart {
  return {
    name,
    run: async ({ folder }) => {
      const results = `${folder}/${name}.jsonl`;
      rmSync(results, { force: true });
      const parameters = ['run', '--config', 'lab/trust/hostile/vitest.config.ts', file];
      const { code } = await runPackage('vitest/vitest.mjs', parameters, {
        show: true,
        environment: { TRUST_TRIED: results },
      });
      const tried = readTried(results);
      /* A test that ends before it reports, and an uncaught error, have no row. */
      const isUnexplained = code !== 0 && tried.every(({ row }) => row.failed === 0);
      const rows = tried.map(({ row }) => row);
      return {
        rows: isUnexplained || rows.length === 0 ? [...rows, { name: file, passed: 0, failed: 1 }] : rows,
        failures: [
          ...tried.flatMap(({ failures }) => failures),
          ...(isUnexplained ? [`${file} failed; its output is above`] : []),
        ],
        notCovered: [],
        tools: Object.fromEntries(tools.map((tool) => [tool, versionOf(tool)])),
      };
    },
  };
}

function readTried(file: string): readonly Tried[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line): Tried => JSON.parse(line));
}
