import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aUser } from '@tests/support/builders/aUser';
import { FixedClock } from '@tests/support/FixedClock';
import { renderPage } from '@tests/support/renderPage';
import { textsUnder } from '@tests/support/text';
import { describe, expect, it } from 'vitest';
import { instant } from '@/domain/shared/instant';
import { COMPLETE_LANGUAGES, type Language } from '@/domain/shared/language';
import { failure, success } from '@/domain/shared/result';
import { LeaveGuard, LeaveGuardContext } from '@/ui/shell/leaving/LeaveGuard';
import { SessionExpiryDialog } from '@/ui/shell/session-expiry/SessionExpiryDialog';
import { SessionExpiryViewModel } from '@/ui/shell/session-expiry/SessionExpiryViewModel';

/** The dialog, on a page whose session ends in 272 seconds. */
async function aDialog({
  language = 'en',
  isPayment = false,
  isOffline = false,
  hasUnsavedPicture = false,
}: {
  readonly language?: Language;
  readonly isPayment?: boolean;
  readonly isOffline?: boolean;
  readonly hasUnsavedPicture?: boolean;
} = {}) {
  const clock = new FixedClock();
  const end = instant(clock.now() + 272_000);
  const signedIn: string[] = [];
  const create = () =>
    new SessionExpiryViewModel(
      {
        expiresAt: async () => Promise.resolve(end),
        hasUnknownOrder: () => false,
        signInAgain: async (path) => {
          signedIn.push(path);
          return Promise.resolve(
            isOffline ? failure({ kind: 'sign-in-not-started', message: '' }) : success(),
          );
        },
      },
      {
        businessInWizard: () => (isPayment ? aBusinessId() : undefined),
        isBlockedByDialog: () => false,
        path: () => '/profile',
      },
      {
        session: { user: aUser(), expire: async () => undefined },
        toasts: { show: () => undefined, setNextOwnerKnown: () => undefined },
        language: { language },
        clock,
      },
    );
  const guard = new LeaveGuard();
  guard.register({ isUnsaved: true, hasUnsavedPicture, discard: () => undefined });
  await renderPage(
    <LeaveGuardContext value={guard}>
      <SessionExpiryDialog create={create} />
    </LeaveGuardContext>,
    { language },
  );
  await act(async () => clock.advance(0));
  return { clock, signedIn, guard };
}

describe('The dialog before the session ends', () => {
  it.each(COMPLETE_LANGUAGES)('has figures that tick, and words once a minute (%s)', async (language) => {
    const words = textsUnder('profile.sessionExpiry', language);
    const { clock } = await aDialog({ language });
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('4:32');
    expect(screen.getByRole('status')).toHaveTextContent('5');
    expect(screen.getByText('4:32').closest('[aria-hidden="true"]')).not.toBeNull();
    expect(dialog).toHaveFocus();
    expect(screen.getByText(words('text'))).toBeVisible();
    await act(async () => clock.advance(1000));
    expect(dialog).toHaveTextContent('4:31');
  });

  it('says in the wizard what is kept and what is not', async () => {
    const words = textsUnder('profile.sessionExpiry');
    await aDialog({ isPayment: true });
    for (const key of ['paying', 'kept', 'again'] as const)
      expect(await screen.findByText(words(key))).toBeVisible();
  });

  it.each(COMPLETE_LANGUAGES)(
    'says that a changed photo is not kept, until the page is left (%s)',
    async (language) => {
      const words = textsUnder('profile.sessionExpiry', language);
      await aDialog({ language, hasUnsavedPicture: true });
      expect(await screen.findByText(words('pictureAgain'))).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: words('stay') }));
      expect(screen.getByText(words('pictureAgain'))).toBeVisible();
    },
  );

  it('does not speak of a photo that was not changed', async () => {
    const words = textsUnder('profile.sessionExpiry');
    await aDialog();
    expect(await screen.findByText(words('text'))).toBeVisible();
    expect(screen.queryByText(words('pictureAgain'))).not.toBeInTheDocument();
  });

  it('leads to the sign-in page', async () => {
    const { clock, signedIn, guard } = await aDialog();
    await userEvent.click(
      await screen.findByRole('button', { name: textsUnder('profile.sessionExpiry')('stay') }),
    );
    expect(signedIn).toEqual(['/profile']);
    /* The browser does not ask about unsaved changes, which are kept as drafts. */
    expect(guard.hasUnsavedWork).toBe(false);
    /* It asks again if the page is still there. */
    await act(async () => clock.advance(15_000));
    expect(guard.hasUnsavedWork).toBe(true);
  });

  it('protects unsaved changes again when the sign-in does not start', async () => {
    const { guard } = await aDialog({ isOffline: true });
    await userEvent.click(
      await screen.findByRole('button', { name: textsUnder('profile.sessionExpiry')('stay') }),
    );
    expect(guard.hasUnsavedWork).toBe(true);
  });

  it('is closed by Later', async () => {
    await aDialog();
    await userEvent.click(
      await screen.findByRole('button', { name: textsUnder('profile.sessionExpiry')('later') }),
    );
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
