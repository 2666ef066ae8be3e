import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aUser } from '@tests/support/builders/aUser';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { renderInLayout } from '@tests/support/renderInLayout';
import { SIGNED_OUT, type Session } from '@/application/identity/Session';
import { failure, success, type Result } from '@/domain/shared/result';
import { loadChunk } from '@/ui/shell/loading/ChunkLoadError';
import { CallbackPage } from '@/ui/identity/callback/CallbackPage';
import { deferred } from '@tests/support/deferred';
import { text } from '@tests/support/text';

const renderCallback = (
  execute: () => Promise<Result<Session, { kind: 'sign-in-refused'; message: string }>>,
) =>
  renderInLayout('/auth/callback#code=1', {
    isSessionUnknown: true,
    page: <CallbackPage />,
    useCases: { completeSignIn: { execute } },
  });

describe('the callback page', () => {
  it('announces that the sign-in is running, and stays until it has ended', async () => {
    let finish = (): void => undefined;
    const { currentUrl } = await renderCallback(async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return success<Session>({ kind: 'signed-in', user: aUser() });
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text('shell.authentication.title'));
    expect(screen.getByText(text('shell.authentication.note'))).toBeInTheDocument();
    expect(currentUrl()).toBe('/auth/callback#code=1');
    finish();
    await waitFor(() => expect(currentUrl()).toBe('/dashboard'));
  });

  it('redirects to the dashboard after a sign-in', async () => {
    const { currentUrl } = await renderCallback(async () => success({ kind: 'signed-in', user: aUser() }));
    await waitFor(() => expect(currentUrl()).toBe('/dashboard'));
  });

  it('opens the reconciliation of a payment whose outcome is unknown, in a document of its own', async () => {
    const unknownOrderOf = aBusinessId();
    const { recordedCalls } = await renderCallback(async () =>
      success({ kind: 'signed-in', user: aUser(), unknownOrderOf }),
    );
    await waitFor(() =>
      expect(recordedCalls).toEqual(['replace /dashboard/business/business-1/subscription']),
    );
  });

  it('redirects to the home page without a response', async () => {
    const { currentUrl } = await renderCallback(async () => success(SIGNED_OUT));
    await waitFor(() => expect(currentUrl()).toBe('/'));
  });

  it('redirects to the home page after a refusal, and shows it', async () => {
    const { currentUrl } = await renderCallback(async () =>
      failure({ kind: 'sign-in-refused', message: 'access_denied' }),
    );
    await waitFor(() => expect(currentUrl()).toBe('/'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text('errors.signInRefused'));
  });

  it('stays with the response in its URL while code fails to load, and completes the sign-in later', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    let isOnline = false;
    const complete = async () => {
      if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
      return success<Session>({ kind: 'signed-in', user: aUser() });
    };
    const { currentUrl } = await renderCallback(async () => loadChunk(complete));
    expect(await screen.findByRole('alert')).toHaveTextContent(text('shell.connection.unreachableTitle'));
    expect(currentUrl()).toBe('/auth/callback#code=1');
    isOnline = true;
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(currentUrl()).toBe('/dashboard'));
  });

  it('leaves the session to the next page when the code fails after the owner has left', async () => {
    const code = deferred<void>();
    const { unmount, viewModels } = await renderCallback(async () =>
      code.promise.then(() => {
        throw new TypeError('Failed to fetch dynamically imported module');
      }),
    );
    unmount();
    await viewModels.session.start();
    expect(viewModels.session.state.kind).toBe('loading');
    code.resolve();
    await waitFor(() => expect(viewModels.session.state.kind).toBe('signed-out'));
  });
});
