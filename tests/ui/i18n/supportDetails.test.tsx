import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ReadFailure, WriteFailure } from '@/application/ports/ServiceFailure';
import { COMPLETE_LANGUAGES } from '@/domain/shared/language';
import { ServerDetails } from '@/ui/i18n/components/ServerDetails';
import { supportDetails } from '@/ui/i18n/supportDetails';
import { aMoment } from '@tests/support/builders/aMoment';
import { renderPage } from '@tests/support/renderPage';
import { text, textsUnder } from '@tests/support/text';

const REQUEST = { status: 503, id: 'c7f2-91ae', receivedAt: aMoment('2026-11-22T08:42:31Z') };

describe('what support is told', () => {
  it.each<[ReadFailure | WriteFailure, string | undefined]>([
    [{ kind: 'unavailable', request: REQUEST }, '503'],
    [{ kind: 'refused', request: { ...REQUEST, status: 409 } }, '409'],
    [{ kind: 'forbidden', request: { ...REQUEST, status: 403 } }, '403'],
    [{ kind: 'unavailable', hasNoResponse: true }, 'no-response'],
    [{ kind: 'malformed-response', detail: 'no list' }, 'malformed-response'],
    [{ kind: 'unavailable' }, undefined],
    [{ kind: 'offline' }, undefined],
    [{ kind: 'session-expired' }, undefined],
  ])('%j: %s', (error, code) => {
    expect(supportDetails(error)?.code).toBe(code);
  });
});

describe('the details of an error', () => {
  it.each(COMPLETE_LANGUAGES)('show code, time and request id in a disclosure: %s', async (language) => {
    const words = textsUnder('errors', language);
    const error = { kind: 'unavailable', request: REQUEST } as const;
    await renderPage(<ServerDetails support={supportDetails(error)} />, { language });
    expect(screen.getByText('503')).not.toBeVisible();
    await userEvent.click(screen.getByText(words('supportDetails')));
    expect(screen.getByText('503')).toBeVisible();
    expect(screen.getByText(/^22\.11\.2026, /u)).toHaveAttribute('datetime', '2026-11-22T08:42:31.000Z');
    expect(screen.getByText(words('requestId')).nextElementSibling).toHaveTextContent('c7f2-91ae');
  });

  it('leave out what is unknown, and are not shown without any detail', async () => {
    const { rerender } = await renderPage(
      <ServerDetails support={{ code: 'no-response', request: undefined }} />,
    );
    expect(screen.getByText('no-response')).toBeInTheDocument();
    expect(screen.queryByText(text('errors.requestId'))).not.toBeInTheDocument();
    expect(screen.queryByText(text('errors.supportTime'))).not.toBeInTheDocument();
    rerender(<ServerDetails />);
    expect(screen.getByRole('main')).toBeEmptyDOMElement();
  });

  it.each([
    [true, 'errors.copied'],
    [false, 'errors.copyByHand'],
  ] as const)('can be copied, and say whether that worked: %s', async (isAllowed, said) => {
    const user = userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    if (isAllowed) write.mockResolvedValue();
    else write.mockRejectedValue(new DOMException('Blocked', 'NotAllowedError'));
    await renderPage(<ServerDetails support={{ code: '503', request: REQUEST }} />);
    await user.click(screen.getByText(text('errors.supportDetails')));
    await user.click(screen.getByRole('button', { name: text('errors.copyForSupport') }));
    expect(await screen.findByText(text(said))).toHaveAttribute('role', 'status');
    expect(write.mock.calls).toEqual([['Amin 503 2026-11-22T08:42:31.000Z c7f2-91ae']]);
  });
});
