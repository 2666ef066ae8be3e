import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Texts } from '@/ui/i18n/Texts';
import { TranslationProvider } from '@/ui/i18n/TranslationProvider';
import { ProfilePage } from '@/ui/profile/ProfilePage';
import { LeaveGuardBoundary } from '@/ui/shell/leaving/LeaveGuardBoundary';
import { MAIN_ID } from '@/ui/shell/layout/mainLandmark';
import { ViewModelFactoriesContext, ViewModelsContext } from '@/ui/shell/ViewModelsContext';
import { aProfileScreen } from '@tests/support/aProfileScreen';
import { aShell } from '@tests/support/aShell';
import { aWindow } from '@tests/support/aWindow';
import { NAMESPACES } from '@tests/support/namespaces';
import { viewModelFactoriesOf } from '@tests/support/renderPage';
import { text } from '@tests/support/text';

let onPop: () => void = () => undefined;
const watchHistory = (): void => onPop();

beforeEach(() => {
  /* Before the listener of the guard, which stops the event. */
  addEventListener('popstate', watchHistory, { capture: true });
  history.pushState(null, '', '/profile');
});
afterEach(() => {
  removeEventListener('popstate', watchHistory, { capture: true });
  history.pushState(null, '', '/');
});

/** The latency of each request. A save reads the profile again before it sends the changes. */
const SAVING_TIME = 1000;

/** The profile while it is being saved. */
async function aSave() {
  aWindow();
  const user = userEvent.setup({ delay: null });
  const { viewModels } = await aShell();
  const screenOfOwner = aProfileScreen();
  const texts = await Texts.forLanguage('en');
  await texts.require(NAMESPACES);
  render(
    <StrictMode>
      <TranslationProvider texts={texts}>
        <ViewModelsContext value={viewModels}>
          <ViewModelFactoriesContext
            value={viewModelFactoriesOf({ createProfile: () => screenOfOwner.viewModel })}
          >
            <BrowserRouter>
              <LeaveGuardBoundary>
                <main id={MAIN_ID} tabIndex={-1}>
                  <ProfilePage />
                </main>
              </LeaveGuardBoundary>
            </BrowserRouter>
          </ViewModelFactoriesContext>
        </ViewModelsContext>
      </TranslationProvider>
    </StrictMode>,
  );
  await user.click(screen.getByRole('button', { name: text('profile.view.edit') }));
  await user.type(screen.getByRole('textbox', { name: text('profile.contact.address') }), ' 7');
  screenOfOwner.network.latency = SAVING_TIME;
  await user.click(screen.getByRole('button', { name: text('profile.edit.save') }));
  return { ...screenOfOwner, user };
}

/** Resolves after the popstate event. */
async function goBack(): Promise<void> {
  await act(async () => {
    const hasGone = new Promise<void>((resolve) => {
      onPop = resolve;
    });
    history.back();
    await hasGone;
  });
}

const question = () => screen.queryByRole('alertdialog', { name: text('profile.leaveWhileSaving.title') });
const heading = (title: 'profile.view.title' | 'profile.edit.title') =>
  screen.findByRole('heading', { level: 1, name: text(title) });
const focused = () => document.activeElement;

describe('Back while the profile is being saved', () => {
  it('asks, and asks no more once everything is saved', async () => {
    const { clock } = await aSave();
    await goBack();
    expect(question()).toBeInTheDocument();
    await act(async () => clock.advance(2 * SAVING_TIME));
    const view = await heading('profile.view.title');
    expect(question()).not.toBeInTheDocument();
    await expect.poll(focused).toBe(view);
    expect(location.search).toBe('');
  });

  it('puts the focus on the heading of the page it leads to', async () => {
    const { user, clock } = await aSave();
    await goBack();
    await user.click(screen.getByRole('button', { name: text('profile.leaveWhileSaving.leave') }));
    const view = await heading('profile.view.title');
    await expect.poll(focused).toBe(view);
    await act(async () => clock.advance(2 * SAVING_TIME));
    expect(focused()).toBe(view);
  });

  it('can be taken back, and the focus is on the view after the save', async () => {
    const { user, clock } = await aSave();
    await goBack();
    await user.click(screen.getByRole('button', { name: text('profile.leaveWhileSaving.stay') }));
    await act(async () => clock.advance(2 * SAVING_TIME));
    const view = await heading('profile.view.title');
    await expect.poll(focused).toBe(view);
  });
});
