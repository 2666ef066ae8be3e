import { execFileSync } from 'node:child_process';

/** The short hash of the commit, and whether the files differ from it. `unknown` without a repository. */
export function measuredCommit(): string {
  const parameters = ['describe', '--always', '--exclude', '*', '--dirty', '--abbrev=7'];
  try {
    return execFileSync('git', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown';
  }
}
