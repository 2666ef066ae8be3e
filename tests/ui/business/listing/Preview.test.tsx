import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Business } from '@/domain/business/Business';
import { readinessOf } from '@/domain/business/readiness';
import { translated, type Language } from '@/domain/shared/language';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { VERIFIED_WORDS } from '@/ui/i18n/verifiedWords';
import { Preview } from '@/ui/business/listing/Preview';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aContact } from '@tests/support/builders/aContact';
import { anOperatingHoursRule } from '@tests/support/builders/anOperatingHoursRule';
import { aMoment } from '@tests/support/builders/aMoment';
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

async function aPreview(business: Business = BREEZE, language: Language = 'he') {
  const readiness = readinessOf(business, { kind: 'none' }, aMoment());
  await renderPage(<Preview business={business} readiness={readiness} />, {
    language,
    namespacesOfOtherLanguages: ['listing', 'detail', 'business'],
  });
}

describe('Preview', () => {
  it('begins with the first language that has a gap, and names the language of a fallback', async () => {
    await aPreview();
    expect(screen.getByRole('radio', { name: LANGUAGE_NAMES.en })).toBeChecked();
    expect(screen.getByText(textIn.he('listing.preview.shownIn.he'))).toHaveAttribute('lang', 'he');
    expect(screen.getByText('רוח קרירה')).toHaveAttribute('lang', 'he');
    expect(screen.getByText('Air conditioners').closest('[dir=ltr]')).toHaveAttribute('lang', 'en');
  });

  it('shows the listings of all languages beside each other', async () => {
    await aPreview(BREEZE, 'en');
    await userEvent.click(screen.getByRole('radio', { name: text('listing.preview.sideBySide') }));
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual([LANGUAGE_NAMES.en, LANGUAGE_NAMES.he, LANGUAGE_NAMES.ar]);
    expect(screen.getAllByRole('button', { name: text('listing.preview.copy') })).toHaveLength(3);
    await userEvent.click(screen.getByRole('radio', { name: LANGUAGE_NAMES.ar }));
    expect(screen.getAllByRole('button', { name: text('listing.preview.copy') })).toHaveLength(1);
  });

  it('shows the badge and the rating in the language of the listing, when the business has them', async () => {
    const rated = { isVerified: true, rating: 4.8, reviewCount: 37 };
    await aPreview({ ...BREEZE, ...rated }, 'en');
    await userEvent.click(screen.getByRole('radio', { name: LANGUAGE_NAMES.ar }));
    expect(screen.getByText(translated(VERIFIED_WORDS, 'ar'))).toBeVisible();
    const rating = { count: 37, number: '37', rating: '4.8' };
    expect(screen.getByText(textIn.ar('detail.rating', rating))).toBeVisible();
  });

  it('shows neither badge nor rating of a business without them', async () => {
    await aPreview({ ...BREEZE, isVerified: false, rating: 0, reviewCount: 0 }, 'en');
    expect(screen.queryByText(translated(VERIFIED_WORDS, 'en'))).not.toBeInTheDocument();
  });

  it('shows the listing in a chosen language, with its direction, independent of the page', async () => {
    await aPreview(BREEZE, 'en');
    await userEvent.click(screen.getByRole('radio', { name: LANGUAGE_NAMES.ar }));
    expect(screen.getByText('نسمة باردة').closest('[dir]:not(bdi)')).toHaveAttribute('dir', 'rtl');
    expect(screen.getByText(text('listing.preview.shownIn.en'))).toBeVisible();
  });

  it('copies the text of the chosen language', async () => {
    const user = userEvent.setup();
    await aPreview(BREEZE, 'en');
    await user.click(screen.getByRole('radio', { name: LANGUAGE_NAMES.he }));
    await user.click(screen.getByRole('button', { name: text('listing.preview.copy') }));
    expect(await navigator.clipboard.readText()).toMatch(/^רוח קרירה\n.*\nמזגנים\nAcre$/u);
    expect(screen.getByRole('button', { name: text('errors.copied') })).toBeVisible();
  });

  it('selects the text when the browser refuses the clipboard', async () => {
    const user = userEvent.setup();
    await aPreview(BREEZE, 'en');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: text('listing.preview.copy') }));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
    expect(field.selectionEnd - field.selectionStart).toBe(field.value.length);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(text('listing.preview.reselect'));
    expect(screen.getByRole('button', { name: text('listing.preview.copy') })).toBeVisible();
  });
});
