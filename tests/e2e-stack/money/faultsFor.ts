import type { Fault } from '../../stack/api/faults/Fault';
import type { CellFailure } from './Cell';

/** Milliseconds after which the API executes a late order. */
export const LATE = 900;

/** The faults of the API for a failure. A connection is cut at every delivery of the request, not only at the first. */
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
    case 'late commit, refused':
      return [
        {
          fault: 'answer-then-commit',
          status: 429,
          delay: LATE,
          times: 1,
          body: { message: 'Too many requests' },
        },
      ];
    case 'repeated delivery':
      return [{ fault: 'deliver-twice' }];
  }
}
