import { execFileSync } from 'node:child_process';

/**
 * Selects the third of states and languages that a run checks. The commit decides it, so that every run of a commit
 * checks the same states, and three turns cover all of them. `STATES_TURN` overrides it. Without a repository it is
 * 0.
 */
export function statesTurn(): number {
  const named = process.env['STATES_TURN'];
  const turn = named === undefined ? Number.parseInt(commit().slice(0, 8), 16) % 3 : Number(named);
  process.env['STATES_TURN'] = String(turn);
  if (named === undefined) console.log(`States are checked by turn ${String(turn)} of 0, 1, 2 (STATES_TURN)`);
  return turn;
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '0';
  }
}
