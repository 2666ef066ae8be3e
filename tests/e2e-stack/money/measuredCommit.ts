import { execFileSync } from 'node:child_process';

/** The short hash of the commit, and whether the files differ from it. */
export function measuredCommit(): string {
  const parameters = ['describe', '--always', '--exclude', '*', '--dirty', '--abbrev=7'];
  return execFileSync('git', parameters, { encoding: 'utf8' }).trim();
}
