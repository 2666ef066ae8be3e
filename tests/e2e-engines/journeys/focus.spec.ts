import { confirmDelay } from '../../../src/ui/design/controls/confirm-dialog/confirmDelay';
import { PLUMBING } from '../../e2e/support/businesses';
import type { EnginePage } from '../driver/EnginePage';
import type { Target } from '../driver/Tab';
import { waitUntil } from '../driver/waitUntil';
import { expect, test } from '../engineTest';

/** Resolves when an open dialog accepts clicks. At first it ignores them, because they can belong to a double click. */
async function waitUntilClickable(page: EnginePage): Promise<void> {
  const shownAt = Number(await page.evaluate('performance.now()'));
  await waitUntil(
    'a dialog that accepts clicks',
    async () => Number(await page.evaluate('performance.now()')) > shownAt + confirmDelay,
  );
}

const QUERY = 'demo.owner=noor-haddad&demo.latency=0';

test('a dialog closed by a click outside returns the focus, and nothing behind it is clicked', async ({
  tab,
  words,
}) => {
  const button: Target = {
    role: 'button',
    name: words('detail.management.deactivate'),
    within: 'main',
  };
  const dialog: Target = { role: 'alertdialog' };
  await tab.open(`/dashboard/business/${PLUMBING.id}?${QUERY}`);
  await tab.expectShown(button);
  const link = await tab.expectShown({
    role: 'link',
    name: words('shell.navigation.about'),
    within: 'header',
  });
  for (const times of [1, 2] as const) {
    await tab.click(button);
    await tab.expectShown(dialog);
    await waitUntilClickable(tab.page);
    await tab.page.click(link, times);
    await tab.expectNone(dialog);
    await tab.expectFocused(button);
    expect(await tab.page.evaluate('location.pathname')).toBe(`/dashboard/business/${PLUMBING.id}`);
  }
});

test('the account menu returns the focus to its button', async ({ tab, words }) => {
  const button: Target = { role: 'button', name: words('shell.account.menu', { name: 'Noor Haddad' }) };
  await tab.open(`/dashboard?${QUERY}`);
  for (const close of [
    async () => tab.page.press('Escape'),
    async () => tab.page.click({ x: 640, y: 700 }),
    async () => tab.page.click({ x: 640, y: 700 }, 2),
  ]) {
    await tab.click(button);
    await tab.expectShown({ role: 'dialog' });
    await close();
    await tab.expectNone({ role: 'dialog' });
    await tab.expectFocused(button);
    expect(await tab.page.evaluate('location.pathname')).toBe('/dashboard');
  }
});
