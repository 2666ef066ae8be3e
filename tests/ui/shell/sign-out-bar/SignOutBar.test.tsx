import { InMemoryStoredRecord } from '@tests/support/InMemoryStoredRecord';
import { RECORD_KINDS } from '@/application/ports/recordKinds';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Clock } from '@/application/ports/Clock';
import type { NoSessionReason } from '@/application/ports/NoSessionReason';
import { instant } from '@/domain/shared/instant';
import { success } from '@/domain/shared/result';
import { SignOutBarViewModel } from '@/ui/shell/sign-out-bar/SignOutBarViewModel';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aUser } from '@tests/support/builders/aUser';
import { aMoment } from '@tests/support/builders/aMoment';
import { outsideOfMenu } from '@tests/support/outsideOfMenu';
import { renderInLayout } from '@tests/support/renderInLayout';
import { text } from '@tests/support/text';

const MINUTE = 60_000;

const aPath = (clock: Pick<Clock, 'now'>) => new InMemoryStoredRecord(RECORD_KINDS.returnPath, clock);

async function aPageAfter(cause: NoSessionReason['cause'], path = '/about', hasUnknownOrder = false) {
  const layout = await renderInLayout(path);
  await import('@/ui/shell/sign-out-bar/SignOutBar');
  layout.noSessionReason.save({ cause, at: aMoment(), hasUnknownOrder });
  act(() => layout.signOutBar.start());
  await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  return layout;
}

describe('a session that ended without a sign-out', () => {
  it.each([
    ['expired', text('errors.sessionExpired')],
    ['signed-out-elsewhere', text('shell.signedOut.elsewhere')],
    ['sign-in-required', text('shell.signedOut.required')],
  ] as const)('is shown and announced above the page: %s', async (cause, title) => {
    await aPageAfter(cause);
    expect(screen.getByRole('alert')).toHaveTextContent(title);
    expect(screen.getByRole('region', { name: title })).toBeVisible();
    await waitFor(() => expect(screen.getByText(title)).toHaveFocus());
  });

  it.each([
    ['signed-out', text('shell.signedOut.here')],
    ['signed-out-elsewhere', text('shell.signedOut.elsewhere')],
    ['expired', text('errors.sessionExpired')],
  ] as const)(
    'says that a payment may have gone through, not that all is erased: %s',
    async (cause, title) => {
      await aPageAfter(cause, '/about', true);
      expect(screen.getByRole('alert')).toHaveTextContent(
        `${title}${text('shell.signedOut.paymentUnknown')}`,
      );
    },
  );

  it.each([
    ['expired', text('shell.signedOut.expiredText')],
    ['signed-out-elsewhere', text('shell.signedOut.elsewhereText')],
  ] as const)('names a way back only where there is one: %s', async (cause, kept) => {
    const { returnPath, signOutBar } = await aPageAfter(cause);
    expect(screen.getByText(kept)).toBeVisible();
    returnPath.save({ path: '/profile', rememberedAt: aMoment(), wasSignedIn: true });
    act(() => signOutBar.start());
    expect(screen.getByText(`${kept} ${text('shell.signedOut.leadsBack')}`)).toBeVisible();
  });

  it('is the only way to log in at the top of the home page while it is shown', async () => {
    const { user } = await aPageAfter('expired', '/');
    const count = (name: string): number => outsideOfMenu(screen.queryAllByRole('button', { name })).length;
    const counts = () => [count(text('shell.header.logIn')), count(text('shell.getStarted'))];
    /* The call to action at the end of the page stays. */
    expect(counts()).toEqual([1, 1]);
    const bar = within(screen.getByRole('region', { name: text('errors.sessionExpired') }));
    expect(bar.getByRole('button', { name: text('shell.header.logIn') })).toBeVisible();
    await user.click(screen.getByRole('button', { name: text('shell.notNow') }));
    const inHeader = within(screen.getByRole('banner')).getAllByRole('button', {
      name: text('shell.header.logIn'),
    });
    expect(outsideOfMenu(inHeader)).toHaveLength(1);
    expect(counts()).toEqual([1, 2]);
  });

  it('is shown until the message is dismissed', async () => {
    const { user, noSessionReason } = await aPageAfter('expired');
    await user.click(screen.getByRole('button', { name: text('shell.notNow') }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(noSessionReason.load()).toBeUndefined();
  });

  it('is no longer stored once the owner is signed in', async () => {
    const layout = await renderInLayout('/about', { user: aUser() });
    layout.noSessionReason.save({ cause: 'expired', at: aMoment() });
    act(() => layout.signOutBar.start());
    await waitFor(() => expect(layout.noSessionReason.load()).toBeUndefined());
  });

  it('is stored until the check of the payment that it names has opened', async () => {
    const session = { kind: 'signed-in', user: aUser(), unknownOrderOf: aBusinessId() } as const;
    const useCases = { restoreSession: { execute: async () => success(session) } };
    const path = '/dashboard/business/business-1/subscription';
    for (const [opened, calls] of [
      ['/about', [`replace ${path}`]],
      [path, []],
    ] as const) {
      const layout = await renderInLayout(opened, { page: <p />, useCases });
      layout.noSessionReason.save({ cause: 'expired', at: aMoment(), hasUnknownOrder: true });
      act(() => layout.signOutBar.start());
      await waitFor(() =>
        expect([layout.noSessionReason.load()?.cause, [...new Set(layout.recordedCalls)]]).toEqual([
          opened === path ? undefined : 'expired',
          calls,
        ]),
      );
      layout.unmount();
    }
  });

  it('offers to sign in', async () => {
    const { user, recordedCalls } = await aPageAfter('expired');
    const bar = within(screen.getByRole('region', { name: text('errors.sessionExpired') }));
    await user.click(bar.getByRole('button', { name: text('shell.header.logIn') }));
    expect(recordedCalls).toEqual(['sign in (en)']);
  });
});

describe('a page that needs a sign-in', () => {
  it('is kept as long as after the end of the session that the owner had on it', async () => {
    const { viewModels, returnPath } = await renderInLayout('/about');
    returnPath.save({ path: '/profile', rememberedAt: aMoment(), wasSignedIn: true });
    viewModels.requireSignIn('/profile');
    expect(returnPath.load()?.wasSignedIn).toBe(true);
    viewModels.requireSignIn('/dashboard/business/7');
    expect(returnPath.load()?.wasSignedIn).toBeUndefined();
  });

  it('is not replaced by the dashboard, which opens after a sign-in anyway', async () => {
    const { viewModels, returnPath, noSessionReason } = await renderInLayout('/about');
    viewModels.requireSignIn('/profile');
    viewModels.requireSignIn('/dashboard?view=charges');
    expect(returnPath.load()?.path).toBe('/profile');
    returnPath.clear();
    noSessionReason.save({ cause: 'expired', at: aMoment() });
    act(() => viewModels.requireSignIn('/dashboard'));
    expect(viewModels.signOutBar.hasReturnPath).toBe(false);
  });

  it('is offered on the home page, in a tab that never had a session', async () => {
    const { user, recordedCalls, noSessionReason } = await renderInLayout('/dashboard/business/7', {
      isLoaded: ['/'],
    });
    const title = text('shell.signedOut.required');
    const bar = within(await screen.findByRole('region', { name: title }));
    expect(bar.getByText(text('shell.signedOut.requiredText'))).toBeVisible();
    expect(noSessionReason.load()?.cause).toBe('sign-in-required');
    await user.click(bar.getByRole('button', { name: text('shell.header.logIn') }));
    expect(recordedCalls.at(-1)).toBe('sign in (en)');
  });

  it('does not replace the reason why a session has ended', () => {
    const clock = { now: aMoment };
    const reasons = new InMemoryStoredRecord(RECORD_KINDS.noSessionReason, clock);
    reasons.save({ cause: 'expired', at: aMoment() });
    const signOutBar = new SignOutBarViewModel(reasons, aPath(clock), clock);
    signOutBar.requireSignIn('/profile');
    expect([signOutBar.cause, reasons.load()?.cause]).toEqual(['expired', 'expired']);
  });

  it.each([
    [15 * MINUTE, 'sign-in-required'],
    [15 * MINUTE + 1, undefined],
  ] as const)('is offered as long as its path is kept: %i ms', (milliseconds, cause) => {
    let now = aMoment();
    const clock = { now: () => now };
    const reasons = new InMemoryStoredRecord(RECORD_KINDS.noSessionReason, clock);
    new SignOutBarViewModel(reasons, aPath(clock), clock).requireSignIn('/profile');
    now = instant(aMoment() + milliseconds);
    const signOutBar = new SignOutBarViewModel(reasons, aPath(clock), clock);
    signOutBar.start();
    expect(signOutBar.cause).toBe(cause);
  });
});

describe('a session that ended and began again', () => {
  it('is not announced once more when the owner signs out', async () => {
    const { signOutBar, noSessionReason, session } = await renderInLayout('/about', { user: aUser() });
    await import('@/ui/shell/sign-out-bar/SignOutBar');
    noSessionReason.save({ cause: 'expired', at: aMoment(), hasUnknownOrder: false });
    act(() => signOutBar.start());
    expect(noSessionReason.load()).toBeUndefined();
    await act(async () => session.signOut());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is announced until the sign-in is complete', async () => {
    const { signOutBar, noSessionReason, session } = await renderInLayout('/about', {
      isSessionUnknown: true,
    });
    noSessionReason.save({ cause: 'expired', at: aMoment(), hasUnknownOrder: false });
    act(() => signOutBar.start());
    expect(noSessionReason.load()).toBeDefined();
    await act(async () => session.start());
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});

describe('the stored reason of an ended session', () => {
  const barAfter = (milliseconds: number) => {
    const clock = { now: () => instant(aMoment() + milliseconds) };
    const reasons = new InMemoryStoredRecord(RECORD_KINDS.noSessionReason, clock);
    reasons.save({ cause: 'expired', at: aMoment(), hasUnknownOrder: false });
    const signOutBar = new SignOutBarViewModel(reasons, aPath(clock), clock);
    signOutBar.start();
    return { signOutBar, reasons };
  };

  it('is empty when no session ended', () => {
    const clock = { now: aMoment };
    const signOutBar = new SignOutBarViewModel(
      new InMemoryStoredRecord(RECORD_KINDS.noSessionReason, clock),
      aPath(clock),
      clock,
    );
    signOutBar.start();
    expect(signOutBar.cause).toBeUndefined();
  });

  it.each([
    [0, 'expired', true],
    [MINUTE, 'expired', false],
    [30 * MINUTE, 'expired', false],
    [30 * MINUTE + 1, undefined, false],
  ] as const)(
    'is shown for half an hour, and is new only right after the session ended: %i ms',
    (milliseconds, cause, isNew) => {
      const { signOutBar, reasons } = barAfter(milliseconds);
      expect([signOutBar.cause, signOutBar.isNew, reasons.load()?.cause]).toEqual([cause, isNew, cause]);
    },
  );
});
