import { execFileSync } from 'node:child_process';

/**
 * Which third of states and languages is looked at: a number that the commit decides, so that each run of one commit looks
 * at the same ones and three turns see all. `STATES_TURN` names another; without a repository it is the first.
 */
export function statesTurn(): number {
  const named = process.env['STATES_TURN'];
  const turn = named === undefined ? Number.parseInt(commit().slice(0, 8), 16) % 3 : Number(named);
  process.env['STATES_TURN'] = String(turn);
  if (named === undefined)
    console.log(`States are looked at by turn ${String(turn)} of 0, 1, 2 (STATES_TURN)`);
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
