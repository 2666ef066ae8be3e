import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { aUser } from '@tests/support/builders/aUser';
import { renderInLayout } from '@tests/support/renderInLayout';
import { SESSION_ENDS } from '@tests/support/sessionEnds';
import type { RestoreSessionError } from '@/application/identity/RestoreSession';
import type { Session } from '@/application/identity/Session';
import { failure, success, type Result } from '@/domain/shared/result';
import { ProtectedRoute } from '@/ui/shell/guards/ProtectedRoute';
import { isPaymentDocument, namesOf, pathOf } from '@/ui/shell/routePaths';
import { OWNER_ROUTES } from '@/ui/shell/routes';
import { text } from '@tests/support/text';

const PROTECTED = namesOf(OWNER_ROUTES).map((name) => pathOf(name, '7'));

const IN_APP = PROTECTED.filter((path) => !isPaymentDocument(path));

const page = (
  <Routes>
    <Route element={<ProtectedRoute />}>
      <Route path="/dashboard" element={<h1>For owners</h1>} />
    </Route>
  </Routes>
);

describe('the protected routes', () => {
  it.each(IN_APP)(
    'redirect a visitor from %s to the home page, and store a path to go back to',
    async (url) => {
      const { currentUrl, recordedCalls } = await renderInLayout(url, { isLoaded: ['/'] });
      expect(currentUrl()).toBe('/');
      /* The dashboard opens after every sign-in, so its path is not stored. */
      expect(new Set(recordedCalls)).toEqual(new Set(url === '/dashboard' ? [] : [`remember ${url}`]));
    },
  );

  it('redirect a visitor from the wizard to the home page in a new document, which has another policy', async () => {
    const url = pathOf('subscription', '7');
    const { currentUrl, recordedCalls } = await renderInLayout(url);
    expect(new Set(recordedCalls)).toEqual(new Set([`remember ${url}`, 'replace /']));
    expect(currentUrl()).toBe(url);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text('shell.loading'));
  });

  it.each(PROTECTED)('show %s with skeletons and a spinner until the session is known', async (url) => {
    const { currentUrl } = await renderInLayout(url, { isSessionUnknown: true });
    expect(screen.getByText(text('shell.authentication.title'))).toHaveAttribute('role', 'status');
    expect(screen.getByText(text('shell.header.checkingSession'))).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('main').querySelector('[aria-busy="true"]')).toBeInTheDocument();
    expect(currentUrl()).toBe(url);
  });

  it.each(SESSION_ENDS)('show no content during %s, and say what happens', async (end) => {
    const { session } = await renderInLayout('/dashboard', { page, user: aUser() });
    await act(async () => session[end]());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text('shell.loggingOut'));
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(text('shell.loggingOut'));
    expect(within(screen.getByRole('banner')).getByText(text('shell.loggingOut'))).toBeInTheDocument();
    expect(document.title).toContain(text('shell.loggingOut'));
    for (const untrue of ['shell.authentication.title', 'shell.header.checkingSession'] as const)
      expect(screen.queryByText(text(untrue))).not.toBeInTheDocument();
    expect(screen.queryByText('For owners')).not.toBeInTheDocument();
  });

  it('open the home page in a new document when the navigation of a sign-out was stopped', async () => {
    const { session, clock, recordedCalls } = await renderInLayout('/dashboard', { page, user: aUser() });
    await act(async () => session.signOut());
    await act(async () => clock.advance(15_000));
    expect(new Set(recordedCalls)).toEqual(new Set(['end the session: signed-out', 'replace /']));
    expect(screen.queryByText('For owners')).not.toBeInTheDocument();
  });

  it('keep the page while a lost connection prevents the check of the session, and continue later', async () => {
    const answers: Result<Session, RestoreSessionError>[] = [
      failure({ kind: 'unavailable', hasNoResponse: true }),
      failure({ kind: 'offline' }),
    ];
    const restoreSession = {
      execute: async () => answers.shift() ?? success<Session>({ kind: 'signed-in', user: aUser() }),
    };
    const { currentUrl, recordedCalls, user } = await renderInLayout('/dashboard', {
      page,
      useCases: { restoreSession },
    });
    expect(screen.getByRole('alert')).toHaveTextContent(text('shell.connection.unreachableTitle'));
    expect(document.title).toContain(text('shell.connection.unreachableTitle'));
    expect(screen.queryByRole('button', { name: text('shell.header.logIn') })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: text('errors.tryAgain') }));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await act(async () => dispatchEvent(new Event('online')));
    expect(screen.getByRole('heading', { name: 'For owners' })).toBeInTheDocument();
    expect([currentUrl(), recordedCalls]).toEqual(['/dashboard', []]);
  });

  it('have the title of what they show while the device is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await renderInLayout('/dashboard', {
      page,
      useCases: { restoreSession: { execute: async () => failure({ kind: 'offline' }) } },
    });
    expect(screen.getByRole('alert')).toHaveTextContent(text('shell.connection.offlineTitle'));
    expect(document.title).toContain(text('shell.connection.offlineTitle'));
  });

  it('offer only to log out while the session cannot be checked', async () => {
    const restoreSession = { execute: async () => failure({ kind: 'offline' } as const) };
    const { recordedCalls, user } = await renderInLayout('/dashboard', {
      page,
      useCases: { restoreSession },
    });
    await user.click(screen.getByRole('button', { name: text('shell.account.logOut') }));
    expect(recordedCalls).toEqual(['end the session: signed-out']);
  });

  it('show the page to a signed-in owner', async () => {
    await renderInLayout('/dashboard', { page, user: aUser() });
    expect(screen.getByRole('heading', { name: 'For owners' })).toBeInTheDocument();
  });
});
