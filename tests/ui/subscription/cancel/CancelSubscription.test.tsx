import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { COMPLETE_LANGUAGES, type CompleteLanguage } from '@/domain/shared/language';
import type { Subscription } from '@/domain/subscription/Subscription';
import { BusinessDetailPage, editingArea } from '@/ui/business/detail/BusinessDetailPage';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { anActiveBusiness } from '@tests/support/builders/aBusiness';
import { aPointInTime } from '@tests/support/builders/aMoment';
import { aPlan } from '@tests/support/builders/aPlan';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { renderPage } from '@tests/support/renderPage';
import { text, textIn, textsUnder } from '@tests/support/text';

const CURRENT = aSubscription({ nextBillingDate: aPointInTime('2026-12-14T10:00:00Z') });

/** The plan of the subscription, which is no longer sold. */
const PLAN = aPlan({
  status: 'archived',
  entitlements: [
    { featureId: 'photos', featureName: 'Photos', value: '40', type: 'quantity', displayName: undefined },
    {
      featureId: 'phone-support',
      featureName: 'Phone',
      value: 'false',
      type: 'switch',
      displayName: undefined,
    },
  ],
});

async function aBusinessPage(language: CompleteLanguage = 'en', subscription: Subscription = CURRENT) {
  const world = anOwnersWorld({
    businesses: [anActiveBusiness()],
    subscription,
    catalog: { plans: [PLAN], addOns: [] },
    listingParts: ['texts'],
  });
  await world.listingEditing.createEditing.load();
  await renderPage(
    <Routes>
      <Route path="/dashboard/business/:id" element={<BusinessDetailPage />} />
    </Routes>,
    { language, path: '/dashboard/business/business-1', viewModels: world, loadedParts: [editingArea] },
  );
  const section = within(
    await screen.findByRole('region', { name: textIn[language]('subscription.section.title') }),
  );
  return { ...world, section, user: userEvent.setup() };
}

async function anOpenDialog(language: CompleteLanguage = 'en') {
  const page = await aBusinessPage(language);
  const words = textsUnder('subscription.cancel', language);
  await page.user.click(page.section.getByRole('button', { name: words('confirm') }));
  const dialog = within(screen.getByRole('alertdialog', { name: words('question') }));
  return { ...page, dialog, confirm: dialog.getByRole('button', { name: words('confirm') }) };
}

const CANCEL = { name: text('subscription.cancel.confirm') };
const HEADING = { name: text('subscription.section.title'), level: 2 };

const withText = (words: string) => (_: string, element: Element | null) => element?.textContent === words;

describe('cancelling a subscription', () => {
  describe.each(COMPLETE_LANGUAGES)('in %s', (language) => {
    const words = textsUnder('subscription', language);

    it('asks for confirmation, and lists what the business loses', async () => {
      const { dialog, network } = await anOpenDialog(language);
      expect(dialog.getByText(words('cancel.consequence'))).toBeVisible();
      expect(dialog.getByRole('button', { name: words('cancel.keep') })).toHaveFocus();
      expect(network.requestCountOf('cancel-subscription')).toBe(0);
    });

    it('names the charge that will not be made, and what ends, but no end date', async () => {
      const { dialog } = await anOpenDialog(language);
      const charge = words('cancel.charge', { amount: '\u200F49.00\u00A0\u200F₪', date: '14.12.2026' });
      expect(dialog.getByText(withText(charge))).toBeVisible();
      /* The amount, the date and a feature. */
      expect(dialog.getAllByText(/\d/)).toHaveLength(3);
      expect(
        within(dialog.getByRole('list', { name: words('cancel.ending') })).getByText(/Basic/),
      ).toBeVisible();
    });

    it('names the features of the plan, but none that is switched off', async () => {
      const { dialog } = await anOpenDialog(language);
      const list = within(dialog.getByRole('list', { name: words('cancel.ending') }));
      const photos = textIn[language]('catalog.features.photos', { count: 40, number: 40 });
      expect(await list.findByText(photos)).toBeVisible();
      expect(list.getAllByRole('listitem')).toHaveLength(2);
      expect(list.queryByText(words('cancel.endingLoading'))).not.toBeInTheDocument();
    });

    it('shows the cancelled subscription with its end date and a Reactivate button', async () => {
      const { confirm, section, user } = await anOpenDialog(language);
      await user.click(confirm);
      expect(await section.findByText(words('section.status.cancelled'))).toBeVisible();
      const until = words('section.cancelledTitle.future', { date: '14.12.2026' });
      expect(section.getByText(withText(until), { selector: 'p' })).toBeVisible();
      expect(section.getByRole('link', { name: words('section.reactivate') })).toBeVisible();
      expect(section.queryByRole('button', { name: words('cancel.confirm') })).not.toBeInTheDocument();
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
  });

  it('names no charge that was made while the page was open', async () => {
    const nextBillingDate = aPointInTime('2026-03-06T10:00:00Z');
    const { clock, section, user } = await aBusinessPage('en', aSubscription({ nextBillingDate }));
    await act(async () => clock.advance(48 * 60 * 60 * 1000));
    await user.click(section.getByRole('button', CANCEL));
    expect(screen.getByRole('alertdialog')).not.toHaveTextContent('6.3.2026');
  });

  it('moves the focus to the heading of the changed section', async () => {
    const { confirm, user } = await anOpenDialog();
    await user.click(confirm);
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', HEADING));
  });

  it.each([
    ['stays', CURRENT],
    ['is gone', undefined],
  ])('moves it only once if the subscription %s', async (_, left) => {
    const { confirm, user, world } = await anOpenDialog();
    if (left === undefined) vi.spyOn(world, 'subscription').mockReturnValue(undefined);
    await user.click(confirm);
    await expect.poll(() => document.activeElement?.tagName).toBe('H2');
    await user.click(screen.getByRole('link', { name: new RegExp(text('detail.texts')) }));
    await user.click(await screen.findByRole('button', { name: text('editing.cancel') }));
    await screen.findByRole('link', { name: new RegExp(text('detail.texts')) });
    expect(document.activeElement?.tagName).not.toBe('H2');
  });

  it('keeps the subscription when the owner declines, and returns the focus to the button', async () => {
    const { dialog, section, user, network } = await anOpenDialog();
    await user.click(dialog.getByRole('button', { name: text('subscription.cancel.keep') }));
    await expect.poll(() => document.activeElement).toBe(section.getByRole('button', CANCEL));
    expect(network.requestCountOf('cancel-subscription')).toBe(0);
  });

  it('keeps the dialog open and the section unchanged while the request is running', async () => {
    const { confirm, dialog, section, user, network, clock } = await anOpenDialog();
    network.latency = 1000;
    await user.dblClick(confirm);
    await user.keyboard('{Escape}');
    expect(confirm).toHaveAttribute('aria-busy', 'true');
    expect(dialog.getByRole('button', { name: text('subscription.cancel.keep') })).toBeDisabled();
    expect(
      section.getByText(text('subscription.section.status.active'), { selector: 'span' }),
    ).toBeInTheDocument();
    await act(async () => clock.advance(1000));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(network.requestCountOf('cancel-subscription')).toBe(1);
  });

  it('shows a refusal in the dialog, with the message of the server in a closed disclosure', async () => {
    const { confirm, dialog, section, user, network } = await anOpenDialog();
    network.setOutage('cancel-subscription', 'refused', 1);
    await user.click(confirm);
    const alert = await dialog.findByRole('alert');
    expect(within(alert).getByText(text('subscription.cancellation_error'))).toBeVisible();
    const words = dialog.getByText('The demo service refused the request');
    expect(alert).not.toContainElement(words);
    expect(words).not.toBeVisible();
    await user.click(dialog.getByText(text('errors.supportDetails')));
    expect(words).toBeVisible();
    expect(dialog.getByText('400')).toBeVisible();
    expect(words.closest('blockquote')).toHaveAttribute('lang', 'en');
    expect(
      section.getByText(text('subscription.section.status.active'), { selector: 'span' }),
    ).toBeInTheDocument();
    await user.click(confirm);
    expect(await section.findByText(text('subscription.section.status.cancelled'))).toBeVisible();
  });

  it('says in the dialog that the browser is offline, and offers a retry', async () => {
    const { confirm, dialog, section, user, network } = await anOpenDialog();
    network.setOutage('cancel-subscription', 'offline', 1);
    await user.click(confirm);
    const alert = within(await dialog.findByRole('alert'));
    expect(alert.getByText(text('subscription.cancel.failedTryAgain'))).toBeVisible();
    expect(alert.getByText(text('errors.offline'))).toBeVisible();
    await user.click(confirm);
    expect(await section.findByText(text('subscription.section.status.cancelled'))).toBeVisible();
  });

  describe('a cancellation without a response', () => {
    const CHECKING = text('subscription.cancel.checking');

    async function lost(outage: 'executed-late' | 'unavailable') {
      const page = await anOpenDialog();
      page.network.setOutage('cancel-subscription', outage, 1);
      await page.user.click(page.confirm);
      return { ...page, button: page.section.getByRole('button', CANCEL) };
    }

    it('is reconciled on the page, which disables the button and says that the result is unknown', async () => {
      const { section, button, user } = await lost('executed-late');
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      const statuses = section.getAllByRole('status').map((status) => status.textContent);
      expect(statuses.filter((words) => words.includes(CHECKING))).toHaveLength(1);
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription(expect.stringContaining(CHECKING));
      await expect.poll(() => document.activeElement).toBe(button);
      await user.click(button);
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      /* A cancellation that is executed late would end what an order has paid for. */
      expect(section.queryByRole('link', { name: text('subscription.section.update') })).toBeNull();
      expect(section.queryByRole('link', { name: text('subscription.section.changeCard') })).toBeNull();
    });

    it('succeeds when the server cancels five seconds later', async () => {
      const { section, clock } = await lost('executed-late');
      await act(async () => clock.advance(60_000));
      expect(section.getByText(text('subscription.section.status.cancelled'))).toBeVisible();
      expect(section.queryByText(CHECKING)).not.toBeInTheDocument();
      expect(screen.getByRole('heading', HEADING)).toHaveFocus();
    });

    it('fails when the subscription is still active after a minute, and can be retried', async () => {
      const { section, button, clock, user } = await lost('unavailable');
      const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
      await act(async () => clock.advance(60_000));
      const alert = within(section.getByRole('alert'));
      expect(alert.getByText(text('subscription.cancel.failedTryAgain'))).toBeVisible();
      expect(alert.getByText(text('subscription.cancel.stillRunning'))).toBeVisible();
      expect(section.queryByText(CHECKING)).not.toBeInTheDocument();
      /* The failure above the button would push it out of a small window. */
      expect(scroll.mock.contexts.at(-1)).toContainElement(button);
      await user.click(button);
      await user.click(within(screen.getByRole('alertdialog')).getByRole('button', CANCEL));
      expect(await section.findByText(text('subscription.section.status.cancelled'))).toBeVisible();
    });
  });
});
