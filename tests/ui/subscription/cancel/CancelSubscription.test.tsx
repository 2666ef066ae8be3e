import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { CompleteLanguage } from '@/domain/shared/language';
import type { Subscription } from '@/domain/subscription/Subscription';
import { BusinessDetailPage } from '@/ui/business/detail/BusinessDetailPage';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { anActiveBusiness } from '@tests/support/builders/aBusiness';
import { aPointInTime } from '@tests/support/builders/aMoment';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { renderPage } from '@tests/support/renderPage';

const CURRENT = aSubscription({ nextBillingDate: aPointInTime('2026-12-14T10:00:00Z') });

const WORDS = {
  en: {
    section: 'Subscription',
    cancel: 'Cancel subscription',
    keep: 'Keep subscription',
    question: 'Cancel the subscription?',
    billingStops: /future billing stops/,
    featuresLost: /premium features are lost/,
    cancelled: 'Cancelled',
    until: 'Active until 14.12.2026',
    reactivate: 'Reactivate subscription',
  },
  he: {
    section: 'מינוי',
    cancel: 'ביטול המינוי',
    keep: 'השארת המינוי',
    question: 'לבטל את המינוי?',
    billingStops: /החיובים העתידיים ייפסקו/,
    featuresLost: /היתרונות שבתשלום יוסרו/,
    cancelled: 'בוטל',
    until: 'פעיל עד 14.12.2026',
    reactivate: 'חידוש המינוי',
  },
  ar: {
    section: 'الاشتراك',
    cancel: 'إلغاء الاشتراك',
    keep: 'الإبقاء على الاشتراك',
    question: 'إلغاء الاشتراك؟',
    billingStops: /تتوقّف جميع عمليات الخصم القادمة/,
    featuresLost: /تُزال ميزات الباقة المدفوعة/,
    cancelled: 'ملغى',
    until: 'فعّال حتى 14.12.2026',
    reactivate: 'تجديد الاشتراك',
  },
} as const;

async function aBusinessPage(language: CompleteLanguage = 'en', subscription: Subscription = CURRENT) {
  const world = anOwnersWorld({ businesses: [anActiveBusiness()], subscription });
  await renderPage(
    <Routes>
      <Route path="/dashboard/business/:id" element={<BusinessDetailPage />} />
    </Routes>,
    { language, path: '/dashboard/business/business-1', product: world },
  );
  const section = within(await screen.findByRole('region', { name: WORDS[language].section }));
  return { ...world, section, user: userEvent.setup() };
}

async function aQuestion(language: CompleteLanguage = 'en') {
  const page = await aBusinessPage(language);
  await page.user.click(page.section.getByRole('button', { name: WORDS[language].cancel }));
  const dialog = within(screen.getByRole('alertdialog', { name: WORDS[language].question }));
  return { ...page, dialog, confirm: dialog.getByRole('button', { name: WORDS[language].cancel }) };
}

const withText = (text: string) => (_: string, element: Element | null) => element?.textContent === text;

describe('cancelling a subscription', () => {
  describe.each(['en', 'he', 'ar'] as const)('in %s', (language) => {
    const words = WORDS[language];

    it('asks for confirmation, and lists what the business loses', async () => {
      const { dialog, network } = await aQuestion(language);
      expect(dialog.getByText(words.billingStops)).toBeVisible();
      expect(dialog.getByText(words.featuresLost)).toBeVisible();
      expect(dialog.getByRole('button', { name: words.keep })).toHaveFocus();
      expect(network.requestsOf('cancel-subscription')).toBe(0);
    });

    it('shows no end date before the server has confirmed one', async () => {
      const { dialog } = await aQuestion(language);
      expect(dialog.queryByText(/\d/)).not.toBeInTheDocument();
    });

    it('shows the cancelled subscription with its end date and a Reactivate button', async () => {
      const { confirm, section, user } = await aQuestion(language);
      await user.click(confirm);
      expect(await section.findByText(words.cancelled)).toBeVisible();
      expect(section.getByText(withText(words.until), { selector: 'p' })).toBeVisible();
      expect(section.getByRole('link', { name: words.reactivate })).toBeVisible();
      expect(section.queryByRole('button', { name: words.cancel })).not.toBeInTheDocument();
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
  });

  it('moves the focus to the heading of the changed section', async () => {
    const { confirm, user } = await aQuestion();
    await user.click(confirm);
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('heading', { name: 'Subscription', level: 2 }));
  });

  it('keeps the subscription when the owner declines, and returns the focus to the button', async () => {
    const { dialog, section, user, network } = await aQuestion();
    await user.click(dialog.getByRole('button', { name: 'Keep subscription' }));
    await expect
      .poll(() => document.activeElement)
      .toBe(section.getByRole('button', { name: 'Cancel subscription' }));
    expect(network.requestsOf('cancel-subscription')).toBe(0);
  });

  it('keeps the dialog open and the section unchanged while the request is running', async () => {
    const { confirm, dialog, section, user, network, clock } = await aQuestion();
    network.latency = 1000;
    await user.dblClick(confirm);
    await user.keyboard('{Escape}');
    expect(confirm).toHaveAttribute('aria-busy', 'true');
    expect(dialog.getByRole('button', { name: 'Keep subscription' })).toBeDisabled();
    expect(section.getByText('Active', { selector: 'span' })).toBeInTheDocument();
    await act(async () => clock.advance(1000));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(network.requestsOf('cancel-subscription')).toBe(1);
  });

  it('shows a refusal in the dialog, with the message of the server under "Details"', async () => {
    const { confirm, dialog, section, user, network } = await aQuestion();
    network.setOutage('cancel-subscription', 'refused', 1);
    await user.click(confirm);
    const alert = await dialog.findByRole('alert');
    expect(within(alert).getByText('Failed to cancel subscription')).toBeVisible();
    const words = dialog.getByText('The demo service refused the request');
    expect(alert).not.toContainElement(words);
    expect(words).not.toBeVisible();
    await user.click(dialog.getByText('Details from the service'));
    expect(words).toBeVisible();
    expect(words.closest('blockquote')).toHaveAttribute('lang', 'en');
    expect(section.getByText('Active', { selector: 'span' })).toBeInTheDocument();
    await user.click(confirm);
    expect(await section.findByText('Cancelled')).toBeVisible();
  });

  it('says in the dialog that the browser is offline, and offers a retry', async () => {
    const { confirm, dialog, section, user, network } = await aQuestion();
    network.setOutage('cancel-subscription', 'offline', 1);
    await user.click(confirm);
    const alert = within(await dialog.findByRole('alert'));
    expect(alert.getByText('Failed to cancel subscription, please try again')).toBeVisible();
    expect(alert.getByText(/no internet connection/)).toBeVisible();
    await user.click(confirm);
    expect(await section.findByText('Cancelled')).toBeVisible();
  });

  describe('a cancellation without a response', () => {
    const CHECKING = 'Checking whether the subscription is cancelled…';

    async function lost(outage: 'carried-out-late' | 'unavailable') {
      const page = await aQuestion();
      page.network.setOutage('cancel-subscription', outage, 1);
      await page.user.click(page.confirm);
      return { ...page, button: page.section.getByRole('button', { name: 'Cancel subscription' }) };
    }

    it('is looked up on the page, which disables the button and says that the result is unknown', async () => {
      const { section, button, user } = await lost('carried-out-late');
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(section.getByRole('status')).toHaveTextContent(CHECKING);
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription(expect.stringContaining(CHECKING));
      await expect.poll(() => document.activeElement).toBe(button);
      await user.click(button);
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    it('succeeds when the server cancels five seconds later', async () => {
      const { section, clock } = await lost('carried-out-late');
      await act(async () => clock.advance(60_000));
      expect(section.getByText('Cancelled')).toBeVisible();
      expect(section.queryByText(CHECKING)).not.toBeInTheDocument();
      expect(screen.getByRole('heading', { name: 'Subscription', level: 2 })).toHaveFocus();
    });

    it('fails when the subscription is still active after a minute, and can be retried', async () => {
      const { section, button, clock, user } = await lost('unavailable');
      await act(async () => clock.advance(60_000));
      const alert = within(section.getByRole('alert'));
      expect(alert.getByText('Failed to cancel subscription, please try again')).toBeVisible();
      expect(alert.getByText(/still running/)).toBeVisible();
      expect(section.queryByText(CHECKING)).not.toBeInTheDocument();
      await user.click(button);
      await user.click(
        within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel subscription' }),
      );
      expect(await section.findByText('Cancelled')).toBeVisible();
    });
  });
});
