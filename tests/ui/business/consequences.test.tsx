import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { COMPLETE_LANGUAGES, type CompleteLanguage } from '@/domain/shared/language';
import type { Subscription } from '@/domain/subscription/Subscription';
import { BusinessDetailPage } from '@/ui/business/detail/BusinessDetailPage';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { anActiveBusiness } from '@tests/support/builders/aBusiness';
import { aPointInTime } from '@tests/support/builders/aMoment';
import { aSavedCard } from '@tests/support/builders/aSavedCard';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { renderPage } from '@tests/support/renderPage';
import { text, textIn, textsUnder } from '@tests/support/text';

const CURRENT = aSubscription({ nextBillingDate: aPointInTime('2026-12-14T10:00:00Z') });
const CHARGE = { amount: '49.00 ₪', date: '14.12.2026' };

type World = ReturnType<typeof anOwnersWorld>;

async function aBusinessPage(
  subscription: Subscription | undefined = CURRENT,
  language: CompleteLanguage = 'en',
  prepare: (world: World) => void = () => {},
) {
  const world = anOwnersWorld({ businesses: [anActiveBusiness()], subscription });
  prepare(world);
  await renderPage(
    <Routes>
      <Route path="/dashboard/business/:id" element={<BusinessDetailPage />} />
    </Routes>,
    { language, path: '/dashboard/business/business-1', viewModels: world },
  );
  return { ...world, user: userEvent.setup() };
}

async function aQuestion(...page: Parameters<typeof aBusinessPage>) {
  const opened = await aBusinessPage(...page);
  const words = textsUnder('detail.management', page[1]);
  await opened.user.click(await screen.findByRole('button', { name: words('deactivate') }));
  return { ...opened, dialog: screen.getByRole('alertdialog', { name: words('deactivateQuestion') }) };
}

/** The visible text, with plain spaces and without direction marks. */
function wordsOf(element: HTMLElement): string {
  return element.textContent.replaceAll('\u200F', '').replaceAll('\u00A0', ' ');
}

describe('the question before a business is deactivated', () => {
  it.each(COMPLETE_LANGUAGES)(
    'says that the subscription continues, and names the next charge (%s)',
    async (language) => {
      const { dialog } = await aQuestion(CURRENT, language);
      const words = textsUnder('detail.management.subscriptionWhileHidden', language);
      expect(wordsOf(dialog)).toContain(`${words('active')} ${words('charge', CHARGE)}`);
      expect(dialog).toHaveAccessibleDescription(expect.stringContaining(words('active')));
    },
  );

  it.each<
    [
      string,
      Partial<Subscription>,
      readonly ('active' | 'charges' | 'trial' | 'trialText' | 'trialOver' | 'cancelled' | 'unchanged')[],
    ]
  >([
    ['without a date', { nextBillingDate: undefined }, ['active', 'charges']],
    ['in the trial', { status: 'InTrial' }, ['trial', 'trialText']],
    [
      'after the end of a trial',
      { status: 'InTrial', trialEnd: aPointInTime('2020-01-01T10:00:00Z') },
      ['trialOver'],
    ],
    ['when it is cancelled', { cancelledAt: aPointInTime('2026-12-01T10:00:00Z') }, ['cancelled']],
    ['when it is paused', { status: 'Paused' }, ['unchanged']],
  ])('names no charge %s', async (_when, overrides, keys) => {
    const { dialog } = await aQuestion({ ...CURRENT, ...overrides });
    const words = textsUnder('detail.management.subscriptionWhileHidden');
    expect(wordsOf(dialog)).toContain(keys.map((key) => words(key)).join(' '));
    expect(wordsOf(dialog)).not.toContain(CHARGE.date);
  });

  it('says that a subscription could not be checked, and offers no cancellation', async () => {
    const { dialog } = await aQuestion(CURRENT, 'en', ({ network }) =>
      network.setOutage('load-subscription', 'unavailable'),
    );
    expect(dialog).toHaveTextContent(text('detail.management.subscriptionWhileHidden.unchecked'));
    expect(
      within(dialog).queryByText(text('detail.management.subscriptionWhileHidden.cancelInstead')),
    ).not.toBeInTheDocument();
  });

  it('leads to the question about cancelling, and after that to the heading of the subscription', async () => {
    const { dialog, user, network } = await aQuestion();
    await user.click(
      within(dialog).getByText(text('detail.management.subscriptionWhileHidden.cancelInstead')),
    );
    const question = await screen.findByRole('alertdialog', { name: text('subscription.cancel.question') });
    expect(dialog).not.toBeInTheDocument();
    await user.click(within(question).getByText(text('subscription.cancel.keep')));
    const heading = await screen.findByRole('heading', { name: text('subscription.section.title') });
    expect(heading).toHaveFocus();
    expect(network.requestCountOf('change-business-status')).toBe(0);
    expect(network.requestCountOf('cancel-subscription')).toBe(0);
  });

  it('offers no cancellation of a subscription that is cancelled', async () => {
    const { dialog } = await aQuestion({ ...CURRENT, cancelledAt: aPointInTime('2026-12-01T10:00:00Z') });
    expect(
      within(dialog).queryByText(text('detail.management.subscriptionWhileHidden.cancelInstead')),
    ).not.toBeInTheDocument();
  });
});

describe('the notice about the saved card', () => {
  const card = (status: string) => ({ card: aSavedCard({ status, expiry: { month: 9, year: 2026 } }) });
  const changeLinks = (language: CompleteLanguage = 'en') =>
    screen.getAllByRole('link', { name: textIn[language]('subscription.section.changeCard') });

  it.each(COMPLETE_LANGUAGES)('says that it has expired and which charge may fail (%s)', async (language) => {
    await aBusinessPage({ ...CURRENT, ...card('expired') }, language);
    const words = textsUnder('subscription.section.cardNotice', language);
    const title = await screen.findByText(
      (_, element) =>
        element?.tagName === 'P' && element.textContent === words('expiredOn', { date: '09/26' }),
    );
    const notice = title.parentElement;
    expect(notice && wordsOf(notice)).toContain(words('chargeMayFail', CHARGE));
    expect(changeLinks(language).map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/business/business-1/subscription?step=new-card',
    ]);
  });

  it('says that it expires soon, without a charge that is not known', async () => {
    await aBusinessPage({ ...CURRENT, ...card('expiring'), status: 'InTrial' });
    expect(await screen.findByText(text('subscription.section.cardNotice.mayFail'))).toBeVisible();
  });

  it.each<[string, Partial<Subscription>]>([
    ['a valid card', card('valid')],
    ['a cancelled subscription', { ...card('expired'), cancelledAt: aPointInTime('2026-12-01T10:00:00Z') }],
    ['a paused subscription', { ...card('expired'), status: 'Paused' }],
  ])('is not shown for %s', async (_what, overrides) => {
    await aBusinessPage({ ...CURRENT, ...overrides });
    await screen.findByRole('region', { name: text('subscription.section.title') });
    expect(screen.queryByText(text('subscription.section.cardNotice.mayFail'))).not.toBeInTheDocument();
    expect(screen.queryByText(/09\/26/)).not.toBeInTheDocument();
  });

  it('says why the card of a cancelled subscription cannot be changed', async () => {
    await aBusinessPage({ ...CURRENT, cancelledAt: aPointInTime('2026-12-01T10:00:00Z') });
    expect(await screen.findByText(text('subscription.section.cardAfterReactivating'))).toBeVisible();
    expect(
      screen.queryByRole('link', { name: text('subscription.section.changeCard') }),
    ).not.toBeInTheDocument();
  });
});
