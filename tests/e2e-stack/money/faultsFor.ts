import type { Fault } from '../../stack/api/faults/Fault';
import type { CellFailure } from './Cell';

/** After how many milliseconds a late order is carried out. */
export const LATE = 900;

/** What the API does wrong. A connection is cut each time the request is delivered, not only the first time. */
export function faultsFor(failure: CellFailure): readonly Fault[] {
  switch (failure) {
    case 'done':
      return [];
    case 'refused':
      return [
        {
          fault: 'status',
          status: 402,
          body: { message: 'The payment was declined', error_code: 'card_declined' },
        },
      ];
    case 'lost before':
      return [{ fault: 'refuse' }];
    case 'lost after':
      return [{ fault: 'commit-then-lose-answer' }];
    case 'late commit':
      return [{ fault: 'answer-then-commit', status: 504, delay: LATE }];
    case 'repeated delivery':
      return [{ fault: 'deliver-twice' }];
  }
}
