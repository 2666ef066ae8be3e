import { describe, expect, it } from 'vitest';
import type { BusinessId } from '@/domain/business/BusinessId';
import { instant, type Instant } from '@/domain/shared/instant';
import { failure, success, type Result } from '@/domain/shared/result';
import type { SignInNotStarted } from '@/application/ports/IdentityProvider';
import { RECORD_KINDS } from '@/application/ports/recordKinds';
import { SessionExpiryViewModel } from '@/ui/shell/session-expiry/SessionExpiryViewModel';
import { Toasts } from '@/ui/shell/Toasts';
import type { TextKey } from '@/ui/i18n/useTranslation';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aUser } from '@tests/support/builders/aUser';
import { FixedClock } from '@tests/support/FixedClock';
import { InMemoryStoredRecord } from '@tests/support/InMemoryStoredRecord';

const MINUTE = 60_000;

/** A tab whose session ends in this many minutes, on a page of the app. */
function aTab({ endsIn = 30 }: { readonly endsIn?: number } = {}) {
  const clock = new FixedClock();
  const events: string[] = [];
  const pendingToasts = new InMemoryStoredRecord(RECORD_KINDS.pendingToasts, clock);
  const toasts = new Toasts(pendingToasts, (text): text is TextKey => text !== '');
  const tab = {
    clock,
    events,
    toasts,
    pendingToasts,
    end: instant(clock.now() + endsIn * MINUTE) as Instant | undefined,
    businessInWizard: undefined as BusinessId | undefined,
    isBlockedByDialog: false,
    /** The business whose order is not decided. */
    undecided: undefined as BusinessId | undefined,
    started: success() as Result<void, SignInNotStarted>,
  };
  const viewModel = new SessionExpiryViewModel(
    {
      expiresAt: async () => {
        events.push('checked');
        return Promise.resolve(tab.end);
      },
      hasUnknownOrder: ({ userId, businessId }) => userId === aUser().id && businessId === tab.undecided,
      signInAgain: async (path, language) => {
        events.push(`sign in (${language}) ${path}`);
        return Promise.resolve(tab.started);
      },
    },
    {
      businessInWizard: () => tab.businessInWizard,
      isBlockedByDialog: () => tab.isBlockedByDialog,
      path: () => '/profile?mode=edit',
    },
    {
      session: { user: aUser(), expire: async () => void events.push('expired') },
      toasts,
      language: { language: 'ar' },
      clock,
    },
  );
  viewModel.start();
  return { tab, viewModel };
}

type Tab = ReturnType<typeof aTab>['tab'];

/** Lets the minutes pass in the steps in which the timers run. */
async function pass({ clock }: Tab, minutes: number): Promise<void> {
  await clock.advance(0);
  for (let second = 0; second < minutes * 60; second += 1) await clock.advance(1000);
}

describe('the dialog before the session ends', () => {
  it('opens five minutes before, and counts down', async () => {
    const { tab, viewModel } = aTab({ endsIn: 8 });
    await pass(tab, 2.9);
    expect(viewModel.state).toEqual({ kind: 'hidden' });
    await pass(tab, 0.2);
    expect(viewModel.state).toMatchObject({ kind: 'asking', isPayment: false });
    const before = viewModel.state;
    await pass(tab, 0.05);
    expect(viewModel.state).not.toEqual(before);
  });

  it('opens ten minutes before in the wizard', async () => {
    const { tab, viewModel } = aTab({ endsIn: 9 });
    tab.businessInWizard = aBusinessId();
    await pass(tab, 0.1);
    expect(viewModel.state).toMatchObject({ kind: 'asking', isPayment: true });
  });

  it('does not open while the end is not near or the session is renewed', async () => {
    const { tab, viewModel } = aTab();
    tab.end = undefined;
    await pass(tab, 5);
    expect(viewModel.state).toEqual({ kind: 'hidden' });
    expect(tab.events.filter((event) => event === 'checked').length).toBeLessThan(12);
  });

  it('closes when the session is renewed after all', async () => {
    const { tab, viewModel } = aTab({ endsIn: 4 });
    await pass(tab, 0.1);
    expect(viewModel.state.kind).toBe('asking');
    tab.end = undefined;
    await pass(tab, 0.1);
    expect(viewModel.state.kind).toBe('hidden');
  });

  it.each([
    ['isBlockedByDialog', { isBlockedByDialog: true }, { isBlockedByDialog: false }],
    ['hasUnknownOrder', { undecided: aBusinessId() }, { undecided: undefined }],
  ])('waits in the wizard for a running payment (%s)', async (_, during, after) => {
    const { tab, viewModel } = aTab({ endsIn: 4 });
    tab.businessInWizard = aBusinessId();
    Object.assign(tab, during);
    await pass(tab, 5);
    expect(viewModel.state.kind).toBe('hidden');
    expect(tab.events).not.toContain('expired');
    Object.assign(tab, after);
    await pass(tab, 0.1);
    expect(tab.events).toContain('expired');
  });

  it('opens in the wizard of one business while the order for another is not decided', async () => {
    const { tab, viewModel } = aTab({ endsIn: 9 });
    tab.businessInWizard = aBusinessId();
    tab.undecided = aBusinessId('business-2');
    await pass(tab, 0.1);
    expect(viewModel.state).toMatchObject({ kind: 'asking', isPayment: true });
  });

  it('does not open again after Later, and the session still ends', async () => {
    const { tab, viewModel } = aTab({ endsIn: 4 });
    await pass(tab, 0.1);
    viewModel.dismiss();
    await pass(tab, 2);
    expect(viewModel.state.kind).toBe('hidden');
    expect(tab.events).not.toContain('expired');
    await pass(tab, 2);
    expect(tab.events).toContain('expired');
  });

  it('ends the session at zero', async () => {
    const { tab, viewModel } = aTab({ endsIn: 1 });
    await pass(tab, 1.1);
    expect(viewModel.state.kind).toBe('hidden');
    expect(tab.events).toContain('expired');
  });

  it('leads to the sign-in page and remembers this one', async () => {
    const { tab, viewModel } = aTab({ endsIn: 4 });
    await viewModel.signInAgain();
    expect(tab.events).toEqual(['checked']);
    await pass(tab, 0.1);
    void viewModel.signInAgain();
    await pass(tab, 0.1);
    expect(tab.events).toContain('sign in (ar) /profile?mode=edit');
    expect(viewModel.state.kind).toBe('leaving');
    viewModel.dismiss();
    expect(viewModel.state.kind).toBe('leaving');
  });

  it('asks again when the owner stops the navigation to the sign-in page, and the session still ends', async () => {
    const { tab, viewModel } = aTab({ endsIn: 4 });
    await pass(tab, 0.1);
    void viewModel.signInAgain();
    await pass(tab, 0.2);
    expect(viewModel.state.kind).toBe('leaving');
    await pass(tab, 0.1);
    expect(viewModel.state).toMatchObject({
      kind: 'asking',
      millisecondsLeft: Number(tab.end) - tab.clock.now(),
    });
    await pass(tab, 4);
    expect(tab.events).toContain('expired');
  });

  it('stores no toast for the next document, whose owner may be another one, until the owner closes the dialog', async () => {
    const { tab, viewModel } = aTab({ endsIn: 4 });
    await pass(tab, 0.1);
    tab.toasts.show({ kind: 'success', message: 'errors.textsUnavailable' });
    tab.toasts.take();
    void viewModel.signInAgain();
    tab.toasts.show({ kind: 'error', message: 'errors.textsUnavailable' });
    await pass(tab, 0.1);
    tab.toasts.moveToNextDocument();
    expect(tab.pendingToasts.load()).toBeUndefined();
    await pass(tab, 0.2);
    tab.toasts.moveToNextDocument();
    expect(tab.pendingToasts.load()).toBeUndefined();
    viewModel.dismiss();
    tab.toasts.moveToNextDocument();
    expect(tab.pendingToasts.load()).toHaveLength(2);
  });

  it('says that the sign-in did not start, and asks again', async () => {
    const { tab, viewModel } = aTab({ endsIn: 4 });
    tab.started = failure({ kind: 'sign-in-not-started', message: 'x' });
    await pass(tab, 0.1);
    await viewModel.signInAgain();
    expect(tab.toasts.waiting).toMatchObject([{ kind: 'error' }]);
    expect(viewModel.state.kind).toBe('asking');
  });

  it('stops with the page', async () => {
    const { tab, viewModel } = aTab({ endsIn: 4 });
    viewModel.dispose();
    await pass(tab, 5);
    expect(viewModel.state.kind).toBe('hidden');
    expect(tab.events).toEqual(['checked']);
    expect(tab.clock.waiting).toBe(0);
  });
});
