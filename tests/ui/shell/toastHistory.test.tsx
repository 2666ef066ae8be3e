import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { instant } from '@/domain/shared/instant';
import { COMPLETE_LANGUAGES } from '@/domain/shared/language';
import { COMPANY, PRODUCT_VERSION } from '@/ui/company/companyContent';
import { formatMoment } from '@/ui/i18n/formatters';
import { helpEmailUrl, helpRequest, helpText } from '@/ui/shell/toast-history/ToastHistoryDialog';
import type { Toast } from '@/ui/shell/Toasts';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aUser } from '@tests/support/builders/aUser';
import { renderInLayout } from '@tests/support/renderInLayout';
import { text } from '@tests/support/text';

const SAVED: Toast = { kind: 'success', message: 'errors.copied' };
const FAILED: Toast = {
  kind: 'error',
  message: 'errors.textsUnavailable',
  reason: 'errors.copyByHand',
  request: { status: 500, id: 'req-77', receivedAt: instant(Date.UTC(2026, 10, 22, 7, 44)) },
};

async function aLayout({ isWide = true, url = '/about' } = {}) {
  const layout = await renderInLayout(url, { user: aUser(), isWide });
  const show = (...toasts: readonly Toast[]): void =>
    act(() => {
      for (const toast of toasts) layout.viewModels.toasts.show(toast);
    });
  const open = async () => {
    const name = isWide ? new RegExp(aUser().firstName ?? '', 'u') : text('shell.header.openMenu');
    await layout.user.click(screen.getByRole('button', { name }));
    await layout.user.click(await screen.findByRole('button', { name: text('shell.account.toastHistory') }));
    return within(await screen.findByRole('dialog', { name: text('shell.account.toastHistory') }));
  };
  return { ...layout, show, open };
}

describe('the toast history', () => {
  it.each([true, false])('is empty at first, also on phones (wide: %s)', async (isWide) => {
    const { open } = await aLayout({ isWide });
    const dialog = await open();
    expect(dialog.getByText(text('toastHistory.none'))).toBeVisible();
    expect(dialog.queryByRole('list')).toBeNull();
  });

  it('lists every toast, the newest first, with its reason and its time', async () => {
    const { show, open } = await aLayout();
    show(SAVED, FAILED);
    await screen.findAllByRole('alertdialog');
    const dialog = await open();
    const rows = dialog.getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining(text('errors.textsUnavailable')),
      expect.stringContaining(text('errors.copied')),
    ]);
    expect(rows[0]).toHaveTextContent(text('errors.copyByHand'));
    for (const row of rows) expect(row.querySelector('time')?.dateTime).toMatch(/^\d{4}-.*Z$/u);
  });

  it('shows the day of a toast of an earlier one', async () => {
    const { viewModels, open } = await aLayout();
    const at = instant(Date.now() - 24 * 3_600_000);
    act(() => {
      viewModels.toasts.past = [{ ...SAVED, id: 1, at }];
    });
    expect((await open()).getByText(formatMoment(at))).toBeVisible();
  });

  it('lists results that the page itself has shown, without a toast', async () => {
    const { show, open } = await aLayout();
    show({ ...SAVED, isHistoryOnly: true, about: aBusiness() });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const dialog = await open();
    expect(dialog.getByRole('listitem')).toHaveTextContent(/Levi/u);
  });

  it('keeps the last 50', async () => {
    const { viewModels, show } = await aLayout();
    show(
      ...Array.from({ length: 60 }, (_, index) => ({
        ...SAVED,
        isHistoryOnly: true,
        values: { index: `${index}` },
      })),
    );
    await waitFor(() => expect(viewModels.toasts.past).toHaveLength(50));
    const { past: list } = viewModels.toasts;
    expect([list.length, list[0]?.values?.['index'], list.at(-1)?.values?.['index']]).toEqual([
      50,
      '59',
      '10',
    ]);
  });

  it('is gone after the owner has logged out', async () => {
    const { show, viewModels } = await aLayout();
    show({ ...SAVED, isHistoryOnly: true });
    await waitFor(() => expect(viewModels.toasts.past).toHaveLength(1));
    await act(async () => viewModels.session.expire());
    await waitFor(() => expect(viewModels.toasts.past).toEqual([]));
  });

  it('works with the keyboard alone, and returns the focus to the menu', async () => {
    const { user, show } = await aLayout();
    show({ ...SAVED, isHistoryOnly: true });
    const menu = screen.getByRole('button', { name: new RegExp(aUser().firstName ?? '', 'u') });
    act(() => menu.focus());
    await user.keyboard('{Enter}');
    const row = await screen.findByRole('button', { name: text('shell.account.toastHistory') });
    act(() => row.focus());
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: text('shell.account.toastHistory') });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(menu).toHaveFocus());
  });
});

describe('Get help', () => {
  it('offers an email that says where and when, with the reference of the last failure', async () => {
    const { show, open } = await aLayout();
    show(FAILED);
    await screen.findByRole('alertdialog');
    const dialog = await open();
    const help = within(dialog.getByRole('region', { name: text('toastHistory.help.title') }));
    for (const fact of ['/about', '22.11.2026', 'req-77', PRODUCT_VERSION, 'English'])
      expect(
        help.getByText((_, element) => element?.tagName === 'BDI' && element.textContent.includes(fact)),
      ).toBeVisible();
    const { href } = help.getByRole<HTMLAnchorElement>('link', { name: text('toastHistory.help.write') });
    const email = new URL(href);
    expect(email.pathname).toBe(COMPANY.supportEmail);
    expect(email.searchParams.get('body')?.trim().split('\r\n')).toEqual([
      '/about',
      '2026-11-22T07:44:00.000Z',
      'req-77',
      PRODUCT_VERSION,
      'en',
    ]);
  });

  it('can be copied', async () => {
    const { user, open } = await aLayout();
    const dialog = await open();
    await user.click(dialog.getByRole('button', { name: text('errors.copyForSupport') }));
    expect(await dialog.findByText(text('errors.copied'))).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain(`/about\n`);
  });

  it.each(COMPLETE_LANGUAGES)('never carries an id, a name or what is in the URL (%s)', (language) => {
    const secrets = ['business-77', 'noor%40example.com', 'token', 'Levi'];
    const paths = ['/dashboard/business/business-77', '/dashboard/business/noor%40example.com/subscription'];
    for (const path of [...paths, '/token/Levi', '/dashboard/business/a/b/Levi']) {
      const request = helpRequest(path, language, undefined);
      const all = decodeURIComponent(helpEmailUrl('Help', request)) + helpText(request);
      for (const secret of secrets) expect(all).not.toContain(decodeURIComponent(secret));
    }
    expect(helpRequest(paths[0] ?? '', language, undefined).screen).toBe('/dashboard/business/:id');
    expect(helpRequest('/token/Levi', language, undefined).screen).toBe('*');
  });
});
