import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** Which state of the repository a result was measured in. */
export interface Tree {
  readonly commit: string;
  /** Hash of all committed files except those in WRITTEN. */
  readonly content: string;
  /** Whether the files are those of the commit. */
  readonly isClean: boolean;
}

/** Notes that the sections write themselves. Committing them makes no result stale. */
const WRITTEN = ['docs/trust.md', 'docs/payment-matrix.md'];

function git(...parameters: readonly string[]): string {
  return execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 1e8 });
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '' && !WRITTEN.some((path) => line.endsWith(path)));
}

export function readTree(): Tree {
  const files = linesOf(git('ls-tree', '-r', 'HEAD'));
  return {
    commit: git('rev-parse', 'HEAD').trim(),
    content: createHash('sha256').update(files.join('\n')).digest('hex'),
    isClean: linesOf(git('status', '--porcelain')).length === 0,
  };
}
