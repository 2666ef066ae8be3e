import { COMPLETE_LANGUAGES, type CompleteLanguage } from '../../../src/domain/shared/language';
import type { Size } from '../../../tests/e2e/support/sizes';

/** The calls of faults B.1 that a screen makes, by their numbers there. */
export const SCREEN_CALLS = {
  C1: 'getUser',
  C2: 'createUser',
  C3: 'updateUser',
  C5: 'uploadUserMedia',
  C6: 'listBusinesses',
  C7: 'getBusiness',
  C10: 'changeBusinessStatus',
  C13: 'listPlans',
  C14: 'getSubscription',
  C15: 'createSubscription',
  C16: 'updateSubscription',
  C17: 'cancelSubscription',
  C9: 'replaceBusiness',
  C12: 'uploadBusinessMedia',
} as const;

export type CallId = keyof typeof SCREEN_CALLS;

/** The faults of faults B.1. */
export const FAULT_IDS = [
  'F1',
  'F2',
  'F3',
  'F4',
  'F5',
  'F6',
  'F7',
  'F8',
  'F9',
  'F10',
  'F11',
  'F12',
  'F13',
  'F14',
  'F15',
  'F16',
  'F17',
  'F18',
  'F19',
  'F20',
  'F21',
  'F22',
  'F23',
  'F24',
  'F25',
  'F26',
  'F27',
] as const;

export type FaultId = (typeof FAULT_IDS)[number];

/** One call that meets one fault, in one language, size and theme. */
export interface ScreenCell {
  readonly call: CallId;
  readonly fault: FaultId;
  readonly language: CompleteLanguage;
  readonly size: Size;
  readonly theme: 'light' | 'dark';
}

const CALL_IDS = Object.keys(SCREEN_CALLS).filter((id): id is CallId => id in SCREEN_CALLS);

/** Every call with every fault. The settings rotate, so that each call and each fault is met in every language, size and theme. */
export const SCREEN_CELLS: readonly ScreenCell[] = CALL_IDS.flatMap((call, row) =>
  FAULT_IDS.map((fault, column) => ({
    call,
    fault,
    language: COMPLETE_LANGUAGES[(row + column) % COMPLETE_LANGUAGES.length] ?? 'en',
    size: (column + Math.floor(row / 3)) % 2 === 0 ? ('phone' as const) : ('desktop' as const),
    theme: Math.floor((row + column) / 2) % 2 === 0 ? ('light' as const) : ('dark' as const),
  })),
);

export function nameOf({ call, fault, language, size, theme }: ScreenCell): string {
  return `${call} ${SCREEN_CALLS[call]}, ${fault}, ${language}, ${size}, ${theme}`;
}
