import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** Documents that a measurement writes. Committing them makes no measurement older. */
export const MEASURED_DOCUMENTS = ['docs/tables/trust.md', 'docs/tables/payment-matrix.md'] as const;

/** The measured documents, also at their paths in older commits, and `docs/trust.md` with their main figures. */
const MEASURED = /docs\/(?:tables\/)?(?:trust|payment-matrix)\.md$/u;

/** Runs git in the working directory and returns its output. */
export function git(...parameters: readonly string[]): string {
  return execFileSync('git', parameters, {
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** The lines without those of the measured documents. */
export function sourceLines(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '' && !MEASURED.test(line));
}

export function hashOf(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/** The start of the hash of every file of a commit except the measured documents. */
export function sourcesAt(commit: string): string {
  return hashOf(sourceLines(git('ls-tree', '-r', commit))).slice(0, 12);
}

/** A shallow clone, as CI makes one, lacks most commits. */
export function hasCommit(commit: string): boolean {
  try {
    return git('cat-file', '-t', commit).trim() === 'commit';
  } catch {
    return false;
  }
}
