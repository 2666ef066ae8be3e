import { execFileSync } from 'node:child_process';

/** A number from the hash of the commit, so that every run of a commit tests the same. 0 without a repository. */
export function commitNumber(): number {
  try {
    const parameters = ['rev-parse', 'HEAD'];
    const hash = execFileSync('git', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return Number.parseInt(hash.slice(0, 8), 16);
  } catch {
    return 0;
  }
}
