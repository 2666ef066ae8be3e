import type { TextKey } from '../../../src/ui/i18n/useTranslation';
import type { CallId, FaultId, ScreenCell } from './ScreenCell';

type Text = TextKey | readonly [TextKey, Readonly<Record<string, string | number>>];

/** What an owner must get to see and hear, and how the page recovers. */
export interface Expected {
  /** How many requests of this call go out while the fault is there. */
  readonly requests: number;
  /** Visible at the end, in the language of the page. */
  readonly shows: readonly Text[];
  /** Announced by a live region, each exactly once. */
  readonly announces: readonly Text[];
  /** Neither visible at the end nor announced, because it would not be true. */
  readonly denies?: readonly Text[];
  /** What leads to success once the fault is gone. */
  readonly recovery: Recovery;
}

type Recovery =
  /** The action has succeeded in spite of the fault. */
  | 'none'
  /** Without the owner, when the connection is back. */
  | 'by itself'
  /** The owner does the same again, by the button of the page. */
  | 'again'
  /** There is no button, because another try would not help: the owner opens the page again. */
  | 'reload'
  /** The owner signs in again, and goes on at the same place. */
  | 'log in'
  /** The owner goes back to the page that was left. */
  | 'return';

/** What becomes of a call (faults B.2). */
type Outcome =
  | 'offline'
  | 'unanswered'
  | 'failed'
  | 'unreadable'
  | 'missing'
  | 'forbidden'
  | 'refused'
  | 'invalid'
  | 'limited'
  | 'expired'
  | 'unknown'
  | 'executed'
  | 'done'
  | 'left';

type CallClass = 'read' | 'idempotent-write' | 'write' | 'payment';

const CLASSES: Readonly<Record<CallId, CallClass>> = {
  C1: 'read',
  C2: 'write',
  C3: 'write',
  C5: 'idempotent-write',
  C6: 'read',
  C7: 'read',
  C10: 'write',
  C13: 'read',
  C14: 'read',
  C15: 'payment',
  C16: 'payment',
  C17: 'write',
  C9: 'write',
  C12: 'idempotent-write',
};

type Met = readonly [Outcome, requests: number];

const READ: Readonly<Record<FaultId, Met>> = {
  F1: ['offline', 0],
  F2: ['unanswered', 2],
  F3: ['unanswered', 1],
  F4: ['failed', 1],
  F5: ['done', 2],
  F6: ['expired', 2],
  F7: ['forbidden', 1],
  F8: ['failed', 1],
  F9: ['failed', 1],
  F10: ['failed', 1],
  F11: ['limited', 2],
  F12: ['failed', 2],
  F13: ['failed', 2],
  F14: ['unreadable', 1],
  F15: ['unreadable', 1],
  F16: ['unreadable', 1],
  F17: ['unreadable', 1],
  F18: ['unreadable', 1],
  F19: ['done', 1],
  F20: ['done', 1],
  F21: ['unanswered', 1],
  F22: ['unanswered', 2],
  F23: ['unanswered', 2],
  F24: ['unreadable', 1],
  F25: ['unreadable', 1],
  F26: ['left', 1],
  F27: ['unanswered', 2],
};

/** The stack executes the request of F16 to F22 and F25 before it spoils the answer. */
const WRITE: Readonly<Record<FaultId, Met>> = {
  F1: ['offline', 0],
  F2: ['unknown', 1],
  F3: ['unknown', 1],
  F4: ['refused', 1],
  F5: ['done', 2],
  F6: ['expired', 2],
  F7: ['forbidden', 1],
  F8: ['refused', 1],
  F9: ['refused', 1],
  F10: ['refused', 1],
  F11: ['limited', 1],
  F12: ['unknown', 1],
  F13: ['unknown', 1],
  F14: ['unknown', 1],
  F15: ['unknown', 1],
  F16: ['done', 1],
  F17: ['done', 1],
  F18: ['done', 1],
  F19: ['done', 1],
  F20: ['done', 1],
  F21: ['executed', 1],
  F22: ['executed', 1],
  F23: ['unknown', 1],
  F24: ['refused', 1],
  F25: ['done', 1],
  F26: ['left', 1],
  F27: ['unknown', 1],
};

/** Where a call differs from its class (faults B.2, B.4). */
const EXCEPTIONS: Readonly<Partial<Record<CallId, Readonly<Partial<Record<FaultId, Met>>>>>> = {
  /*
   * 404 means that there is no user yet: the user is created from the token, which 409 refuses, and read again. Another
   * page is another document, which reads the user again.
   */
  C1: { F8: ['done', 2], F26: ['left', 2] },
  /* The answer contains the user that the page shows. Without it the user is read again. */
  C2: { F17: ['executed', 1], F18: ['executed', 1] },
  /* Without a URL in the answer there is no picture. */
  C5: {
    F12: ['refused', 1],
    F13: ['refused', 1],
    F16: ['unknown', 1],
    F17: ['unknown', 1],
    F18: ['unknown', 1],
    F25: ['unknown', 1],
  },
  /* The connection is lost with the call. */
  C6: { F1: ['offline', 1] },
  C7: { F8: ['missing', 1] },
  C10: { F17: ['executed', 1] },
  C14: { F8: ['missing', 1] },
  /* 400 is about what was typed. After 409 the subscription is reconciled. */
  C15: { F4: ['invalid', 1], F9: ['unknown', 1] },
  C16: { F4: ['invalid', 1], F9: ['unknown', 1] },
  C17: { F16: ['executed', 1], F17: ['executed', 1], F18: ['executed', 1], F25: ['executed', 1] },
  /* A reading decides after 409. */
  C9: { F9: ['failed', 1] },
  /* Without a URL in the answer there is no picture, and nothing was changed. */
  C12: {
    F2: ['failed', 1],
    F3: ['failed', 1],
    F12: ['refused', 1],
    F13: ['refused', 1],
    F14: ['failed', 1],
    F15: ['failed', 1],
    F16: ['failed', 1],
    F17: ['failed', 1],
    F18: ['failed', 1],
    F21: ['failed', 1],
    F22: ['failed', 1],
    F23: ['failed', 1],
    F25: ['failed', 1],
    F27: ['failed', 1],
  },
};

type Screen = Readonly<
  Partial<Record<Outcome, Pick<Expected, 'shows' | 'announces' | 'denies'> & { readonly recovery: Recovery }>>
>;

const says = (
  recovery: Recovery,
  announces: readonly Text[],
  shows: readonly Text[] = announces,
): NonNullable<Screen[Outcome]> => ({ recovery, announces, shows });

/** Two seconds of `Retry-After`, which are announced once and counted down (faults R10). */
const WAIT: Text = ['errors.tooManySeconds', { count: 2, number: 2 }];
const WAIT_OVER: Text = 'errors.tooManyOver';

const EXPIRED = says('log in', ['errors.sessionExpired'], ['errors.sessionExpired', 'site.home.headline']);

/** The page itself needs a connection, and goes on when it is back. */
const UNCONNECTED = says('by itself', ['shell.connection.offlineTitle', 'shell.connection.offlineText']);

const AT_HOME = ['site.home.headline'] as const;

/** The user cannot be read. After a lost answer the page keeps trying by itself. */
const USER_UNREAD: Screen = {
  offline: UNCONNECTED,
  unanswered: says('by itself', ['errors.unavailable'], AT_HOME),
  failed: says('again', ['errors.generalRetry'], AT_HOME),
  unreadable: says('again', ['errors.malformedResponse'], AT_HOME),
  forbidden: says('again', ['errors.forbidden'], AT_HOME),
  expired: says('again', ['errors.sessionExpired'], AT_HOME),
  done: says('none', [], ['business.myBusinesses']),
  left: says('return', [], []),
};

/** The user cannot be created, and another read finds none. */
const USER_NOT_CREATED = says('again', ['errors.userUnavailable'], AT_HOME);
const USER_CREATION: Screen = {
  offline: UNCONNECTED,
  forbidden: USER_NOT_CREATED,
  refused: USER_NOT_CREATED,
  /* After a rate limit nothing is read again at once. */
  limited: says('again', ['errors.generalRetry'], AT_HOME),
  unknown: USER_NOT_CREATED,
  expired: says('again', ['errors.sessionExpired'], AT_HOME),
  executed: says('none', [], ['welcome.lead']),
  done: says('none', [], ['welcome.lead']),
  left: says('return', [], []),
};

const NOT_UPLOADED = says(
  'again',
  ['profile.edit.failedRetry'],
  ['profile.edit.failedRetry', 'profile.edit.kept'],
);

const PROFILE: Screen = {
  offline: says('again', ['profile.edit.failedRetry'], ['profile.edit.failedRetry', 'errors.offline']),
  refused: says('again', ['profile.edit.failed'], ['profile.edit.failed', 'profile.edit.kept']),
  limited: says('again', ['profile.edit.failed', WAIT], ['profile.edit.failed', WAIT_OVER]),
  forbidden: says('again', ['profile.edit.failed', 'errors.forbidden']),
  unknown: says(
    'again',
    ['profile.edit.checking', 'profile.edit.failedRetry'],
    ['profile.edit.failedRetry', 'profile.edit.kept'],
  ),
  /* Another read shows the change. */
  executed: says('none', ['profile.edit.checking', 'profile.edit.saved'], ['profile.view.title']),
  expired: EXPIRED,
  done: says('none', ['profile.edit.saved'], ['profile.view.title']),
  /* Leaving an edited profile asks first, and the owner stays. */
  left: says('none', ['profile.edit.saved'], ['profile.view.title']),
};

/** A failed purchase and a failed change have different texts. 403 is a general error. */
function paymentScreen(failed: TextKey): Screen {
  return {
    offline: says('again', ['subscription.wizard.failure.title.offline']),
    invalid: says('again', ['subscription.wizard.failure.title.bad_request']),
    refused: says('again', [failed]),
    limited: says('again', [failed, WAIT], [failed, WAIT_OVER]),
    forbidden: says('again', [failed]),
    unknown: says(
      'again',
      ['subscription.wizard.outcomeUnknown.checkingText', 'subscription.wizard.failure.text.not-executed'],
      ['subscription.wizard.failure.text.not-executed'],
    ),
    expired: EXPIRED,
    executed: says('none', ['subscription.wizard.outcomeUnknown.checkingText'], []),
    done: says('none', [], []),
    left: says('none', [], []),
  };
}

/** "Saved" is said only after a reading that shows the change. */
function listingScreen(part: 'texts' | 'photo'): Screen {
  const saved = `editing.${part}.saved` as const;
  const unclear = `editing.${part}.outcomeUnknown` as const;
  const notSaved = (...texts: Parameters<typeof says>): NonNullable<Screen[Outcome]> => ({
    ...says(...texts),
    denies: [saved],
  });
  return {
    offline: notSaved('again', [], ['editing.offline']),
    refused: notSaved('again', ['editing.refused']),
    limited: notSaved('again', ['editing.refused', WAIT], ['editing.refused', WAIT_OVER]),
    forbidden: notSaved('again', ['editing.refused', 'errors.forbidden']),
    failed: notSaved('again', ['editing.notSaved']),
    unknown: notSaved('again', [unclear, 'editing.notSaved'], ['editing.notSaved']),
    executed: says('none', [unclear, saved], [saved]),
    expired: { ...EXPIRED, denies: [saved] },
    done: says('none', [saved]),
    /* Leaving a save that is running asks first, and the question ends with the save. */
    left: says('none', [saved]),
  };
}

const SCREENS: Readonly<Record<CallId, Screen>> = {
  C1: USER_UNREAD,
  C2: USER_CREATION,
  C3: PROFILE,
  C5: {
    ...PROFILE,
    /* The profile was not sent, so there is nothing to reconcile. */
    unknown: NOT_UPLOADED,
    executed: NOT_UPLOADED,
  },
  C6: {
    offline: says('by itself', ['dashboard.failedOffline']),
    unanswered: says('again', ['errors.unavailable'], ['dashboard.failedTitle']),
    failed: says('again', ['errors.generalRetry'], ['dashboard.failedTitle']),
    unreadable: says('again', ['errors.malformedResponse'], ['dashboard.failedTitle']),
    limited: says('again', [WAIT], ['dashboard.failedTitle', WAIT_OVER]),
    forbidden: says('reload', ['errors.forbidden'], ['dashboard.failedTitle']),
    expired: EXPIRED,
    done: says('none', [], ['business.myBusinesses']),
    left: says('return', [], ['profile.view.title']),
  },
  C7: {
    offline: says('again', ['errors.businessOffline'], ['business.myBusinesses']),
    failed: says('again', ['errors.businessUnavailable'], ['business.myBusinesses']),
    missing: says('again', ['errors.businessNotFound'], ['business.myBusinesses']),
    forbidden: says('again', ['errors.businessForbidden'], ['business.myBusinesses']),
    expired: EXPIRED,
    done: says('none', [], ['detail.preview']),
    left: says('return', [], ['business.myBusinesses']),
  },
  C10: {
    offline: says('again', ['detail.management.deactivateError', 'errors.offline']),
    refused: says('again', ['detail.management.deactivateFailed']),
    limited: says(
      'again',
      ['detail.management.deactivateFailed'],
      ['detail.management.deactivateFailed', WAIT_OVER],
    ),
    forbidden: says('again', ['detail.management.updateFailed', 'errors.forbidden']),
    unknown: says(
      'again',
      [
        'detail.management.statusChecking',
        'detail.management.deactivateError',
        'detail.management.stillVisible',
      ],
      ['detail.management.deactivateError', 'detail.management.stillVisible'],
    ),
    expired: EXPIRED,
    executed: says('none', ['detail.management.done.deactivate'], ['detail.management.hidden']),
    done: says('none', ['detail.management.done.deactivate'], ['detail.management.hidden']),
    left: says('return', [], ['profile.view.title']),
  },
  C13: {
    offline: says('by itself', [
      'subscription.wizard.plansFailed.title',
      'subscription.section.failedOffline',
    ]),
    failed: says('again', ['subscription.wizard.plansFailed.title']),
    limited: says(
      'again',
      ['subscription.wizard.plansFailed.title', WAIT],
      ['subscription.wizard.plansFailed.title', WAIT_OVER],
    ),
    expired: EXPIRED,
    done: says('none', [], ['subscription.wizard.plan.heading']),
    left: says('return', [], ['profile.view.title']),
  },
  C14: {
    offline: says('by itself', ['subscription.section.failedTitle', 'subscription.section.failedOffline']),
    failed: says('again', ['subscription.section.failedTitle']),
    limited: says(
      'again',
      ['subscription.section.failedTitle', WAIT],
      ['subscription.section.failedTitle', WAIT_OVER],
    ),
    missing: says('reload', [], ['detail.noSubscription.visible']),
    forbidden: says('reload', ['subscription.section.failedTitle', 'errors.forbidden']),
    expired: EXPIRED,
    done: says('none', [], ['subscription.section.update']),
    left: says('return', [], ['profile.view.title']),
  },
  C15: paymentScreen('subscription.wizard.failure.title.creation_failed'),
  C16: paymentScreen('subscription.wizard.failure.title.general_error'),
  C17: {
    offline: says('again', ['subscription.cancel.failedTryAgain', 'errors.offline']),
    refused: says('again', ['subscription.cancellation_error']),
    limited: says(
      'again',
      ['subscription.cancellation_error', WAIT],
      ['subscription.cancellation_error', WAIT_OVER],
    ),
    forbidden: says('again', ['subscription.cancellation_error', 'errors.forbidden']),
    unknown: says(
      'again',
      ['subscription.cancel.checking', 'subscription.cancel.failedTryAgain'],
      ['subscription.cancel.failedTryAgain', 'subscription.cancel.stillRunning'],
    ),
    expired: EXPIRED,
    executed: says('none', [], ['subscription.section.reactivate']),
    done: says('none', [], ['subscription.section.reactivate']),
    left: says('return', [], ['profile.view.title']),
  },
  C9: listingScreen('texts'),
  C12: listingScreen('photo'),
};

/** Most screens show a failed read in the same words, whatever the reason. */
const IS_FAILURE: readonly Outcome[] = ['unanswered', 'unreadable', 'forbidden', 'missing', 'limited'];

/** A call that takes longer than ten seconds says so once (faults R3). */
const IS_SLOW: readonly FaultId[] = ['F3', 'F21'];

export function expectationOf({ call, fault }: ScreenCell): Expected {
  const callClass = CLASSES[call];
  const [outcome, requests] =
    EXCEPTIONS[call]?.[fault] ?? (callClass === 'read' ? READ[fault] : WRITE[fault]);
  const screen = SCREENS[call][outcome] ?? (IS_FAILURE.includes(outcome) ? SCREENS[call].failed : undefined);
  if (screen === undefined) throw new Error(`No screen is expected for ${call} and ${fault}: ${outcome}`);
  const isSlow = IS_SLOW.includes(fault) && callClass !== 'payment';
  return {
    requests,
    ...screen,
    announces: [...(isSlow ? ['shell.stillWorking' as const] : []), ...screen.announces],
  };
}
