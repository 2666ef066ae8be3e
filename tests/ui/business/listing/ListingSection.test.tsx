import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { withStatus } from '@/domain/business/Business';
import { translated, type Language } from '@/domain/shared/language';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { VERIFIED_WORDS } from '@/ui/i18n/verifiedWords';
import { ListingSection } from '@/ui/business/listing/ListingSection';
import type { ListingSectionProps } from '@/ui/business/listing/ListingSectionProps';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aContact } from '@tests/support/builders/aContact';
import { anOperatingHoursRule } from '@tests/support/builders/anOperatingHoursRule';
import { aMoment, aPointInTime } from '@tests/support/builders/aMoment';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { renderPage } from '@tests/support/renderPage';
import { text, textIn } from '@tests/support/text';

const BREEZE = aBusiness({
  names: { he: 'רוח קרירה', ar: 'نسمة باردة' },
  descriptions: { en: 'Air conditioners', he: 'מזגנים' },
  name: undefined,
  category: 'air-conditioning',
  profilePhoto: '/photo.svg',
  address: 'Acre',
  contacts: [aContact({ phoneNumbers: ['04-991-0184'] })],
  operatingHours: [anOperatingHoursRule()],
});

const ALL_TEXTS = {
  names: { en: 'Cool breeze', he: 'רוח קרירה', ar: 'نسمة باردة' },
  descriptions: { en: 'Air conditioners', he: 'מזגנים', ar: 'مكيّفات' },
};

async function aListing(overrides: Partial<ListingSectionProps> = {}, language: Language = 'he') {
  const onActivate = vi.fn<() => void>();
  await renderPage(
    <ListingSection
      business={BREEZE}
      subscription={{ kind: 'present', subscription: aSubscription() }}
      gate="open"
      now={aMoment()}
      hours={{ opening: { kind: 'open', closesAt: '18:00', closesOn: undefined } }}
      isPaymentPending={false}
      waitReasonId={undefined}
      onActivate={onActivate}
      {...overrides}
    />,
    { language, inEveryLanguage: ['listing', 'detail', 'business'] },
  );
  return { onActivate };
}

const preview = (language: Language) =>
  within(screen.getByRole('region', { name: textIn[language]('listing.preview.title') }));
const readiness = () => within(screen.getByRole('region', { name: text('listing.ready.title') }));

describe('Listing', () => {
  it('begins with the first language that has a gap, and names the language of a fallback', async () => {
    await aListing();
    const card = preview('he');
    expect(card.getByRole('radio', { name: LANGUAGE_NAMES.en })).toBeChecked();
    expect(card.getByText(textIn.he('listing.preview.shownIn.he'))).toHaveAttribute('lang', 'he');
    expect(card.getByText('רוח קרירה')).toHaveAttribute('lang', 'he');
    expect(card.getByText('Air conditioners').closest('[dir=ltr]')).toHaveAttribute('lang', 'en');
    expect(card.getByText(textIn.he('listing.ready.name.en'))).toBeVisible();
  });

  it('shows the listings of all languages beside each other, each with what it lacks', async () => {
    await aListing({}, 'en');
    const card = preview('en');
    await userEvent.click(card.getByRole('radio', { name: text('listing.preview.sideBySide') }));
    const names = card.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual([LANGUAGE_NAMES.en, LANGUAGE_NAMES.he, LANGUAGE_NAMES.ar]);
    expect(card.getAllByRole('button', { name: text('listing.preview.copy') })).toHaveLength(3);
    for (const words of ['ready.name.en', 'preview.complete.he', 'ready.text.ar'] as const)
      expect(card.getByText(text(`listing.${words}`))).toBeVisible();
    await userEvent.click(card.getByRole('radio', { name: LANGUAGE_NAMES.ar }));
    expect(card.getAllByRole('button', { name: text('listing.preview.copy') })).toHaveLength(1);
  });

  it('names what contradicts itself, without counting it', async () => {
    const contacts = [aContact({ phoneNumbers: ['04-991-0184', '12'] })];
    const operatingHours = [anOperatingHoursRule(), anOperatingHoursRule({ startTime: '16:00' })];
    await aListing({ business: { ...BREEZE, contacts, operatingHours } }, 'en');
    const wrong = within(readiness().getByRole('list', { name: text('listing.wrong.title') }));
    const titles = wrong.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(titles).toHaveLength(2);
    expect(titles[0]).toContain(text('listing.wrong.phone', { value: '12' }));
    expect(titles[1]).toContain(text('listing.wrong.overlap', { day: text('detail.hours.day0') }));
    expect(readiness().getByText(text('listing.ready.count', { done: 5, total: 8 }))).toBeVisible();
  });

  it('shows the badge and the rating in the language of the listing, when the business has them', async () => {
    const rated = { isVerified: true, rating: 4.8, reviewCount: 37 };
    await aListing({ business: { ...BREEZE, ...rated } }, 'en');
    const card = preview('en');
    await userEvent.click(card.getByRole('radio', { name: LANGUAGE_NAMES.ar }));
    expect(card.getByText(translated(VERIFIED_WORDS, 'ar'))).toBeVisible();
    const rating = { count: 37, number: '37', rating: '4.8' };
    expect(card.getByText(textIn.ar('detail.rating', rating))).toBeVisible();
  });

  it('shows neither badge nor rating of a business without them', async () => {
    await aListing({ business: { ...BREEZE, isVerified: false, rating: 0, reviewCount: 0 } }, 'en');
    expect(preview('en').queryByText(translated(VERIFIED_WORDS, 'en'))).not.toBeInTheDocument();
  });

  it('says where the mobile app is also when nothing is missing but something is wrong', async () => {
    const complete = withStatus(
      aBusiness({
        ...BREEZE,
        ...ALL_TEXTS,
        timezone: 'Israel/Haifa',
      }),
      'active',
    );
    await aListing({ business: complete }, 'en');
    expect(readiness().getByText(text('listing.ready.all'))).toBeVisible();
    const wrong = readiness().getByRole('list', { name: text('listing.wrong.title') });
    expect(wrong).toHaveTextContent(text('listing.wrong.time-zone', { value: 'Israel/Haifa' }));
    expect(readiness().getByText(text('shell.app.get'))).toBeVisible();
  });

  it.each([
    ['paused', aSubscription({ status: 'Paused' }), 'errors.contactSupport'],
    ['not renewed', aSubscription({ status: 'NonRenewing' }), 'detail.management.reactivateSubscription'],
    [
      'ended',
      aSubscription({ status: 'cancelled', cancelledAt: aPointInTime('2026-01-01T00:00:00Z') }),
      'detail.management.reactivateSubscription',
    ],
  ] as const)(
    'leads from the missing plan to where a subscription that is %s can be made active',
    async (_, subscription, action) => {
      await aListing(
        { subscription: { kind: 'present', subscription }, gate: 'subscription-not-active' },
        'en',
      );
      expect(readiness().getByRole('link', { name: text(action) })).toBeVisible();
    },
  );

  it.each([
    ['open', aSubscription({ cancelledAt: aPointInTime('2020-01-01T00:00:00Z') }), 'visibleAfterEnd'],
    ['open', aSubscription(), 'visibleText'],
    ['subscription-not-active', aSubscription({ status: 'Paused' }), 'visibleBlocked'],
    ['unchecked', aSubscription(), 'visibleWaits'],
  ] as const)(
    'says whether the business can be activated as the gate does: %s',
    async (gate, subscription, key) => {
      await aListing({ subscription: { kind: 'present', subscription }, gate }, 'en');
      expect(readiness().getByText(text(`listing.ready.${key}`))).toBeVisible();
      const button = readiness().queryByRole('button', { name: text('listing.ready.activate') });
      expect(button !== null).toBe(gate === 'open');
    },
  );

  it('shows the listing in a chosen language, with its direction, independent of the page', async () => {
    await aListing({}, 'en');
    const card = preview('en');
    await userEvent.click(card.getByRole('radio', { name: LANGUAGE_NAMES.ar }));
    expect(card.getByText('نسمة باردة').closest('[dir]:not(bdi)')).toHaveAttribute('dir', 'rtl');
    expect(card.getByText(text('listing.preview.shownIn.en'))).toBeVisible();
    expect(card.getByText(text('listing.preview.hidden'))).toBeVisible();
  });

  it('copies the text of the chosen language', async () => {
    const user = userEvent.setup();
    await aListing({}, 'en');
    await user.click(preview('en').getByRole('radio', { name: LANGUAGE_NAMES.he }));
    await user.click(preview('en').getByRole('button', { name: text('listing.preview.copy') }));
    expect(await navigator.clipboard.readText()).toMatch(/^רוח קרירה\n.*\nמזגנים\nAcre$/u);
    expect(screen.getByRole('button', { name: text('listing.preview.copied') })).toBeVisible();
  });

  it('selects the text when the browser refuses the clipboard', async () => {
    const user = userEvent.setup();
    await aListing({}, 'en');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: text('listing.preview.copy') }));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
    expect(field.selectionEnd - field.selectionStart).toBe(field.value.length);
    expect(screen.getByRole('button', { name: text('listing.preview.copy') })).toBeVisible();
  });

  it('counts what is ready, and activates the business from its row', async () => {
    const { onActivate } = await aListing({}, 'en');
    expect(readiness().getByText(text('listing.ready.count', { done: 5, total: 8 }))).toBeVisible();
    expect(readiness().getByRole('progressbar')).toHaveAttribute('value', '5');
    expect(readiness().getByText(text('listing.ready.text.ar'))).toBeVisible();
    await userEvent.click(readiness().getByRole('button', { name: text('listing.ready.activate') }));
    expect(onActivate).toHaveBeenCalledOnce();
  });

  it('says that everything is ready when nothing is missing, and lists nothing', async () => {
    const all = { en: 'Breeze', he: 'רוח', ar: 'نسمة' };
    await aListing({ business: { ...BREEZE, names: all, descriptions: all, status: 'active' } }, 'en');
    expect(readiness().getByText(text('listing.ready.count', { done: 8, total: 8 }))).toBeVisible();
    expect(readiness().getByText(text('listing.ready.all'))).toBeVisible();
    expect(readiness().queryByText(text('listing.ready.inApp'))).not.toBeInTheDocument();
    expect(preview('en').getByText(text('listing.preview.complete.en'))).toBeVisible();
    expect(preview('en').queryByText(text('listing.preview.hidden'))).not.toBeInTheDocument();
  });

  it('says no count while the subscription loads', async () => {
    await aListing({ subscription: { kind: 'loading' }, gate: 'checking' }, 'en');
    expect(readiness().queryByRole('progressbar')).not.toBeInTheDocument();
    expect(readiness().queryByRole('button')).not.toBeInTheDocument();
  });

  it('says what was checked when the subscription could not be loaded', async () => {
    await aListing({ subscription: { kind: 'failed', error: { kind: 'offline' } }, gate: 'unchecked' }, 'en');
    expect(readiness().getByText(text('listing.ready.checked', { done: 4, checked: 7 }))).toBeVisible();
  });

  it('names the contradiction of a visible business without a subscription', async () => {
    await aListing({ business: { ...BREEZE, status: 'active' }, subscription: { kind: 'none' } }, 'en');
    expect(readiness().getByText(text('listing.ready.contradiction'))).toBeVisible();
    expect(readiness().getByRole('link', { name: text('listing.ready.choosePlan') })).toHaveAttribute(
      'href',
      '/dashboard/business/business-1/subscription',
    );
  });
});
