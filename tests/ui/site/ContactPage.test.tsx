import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '@/domain/shared/language';
import { renderInLayout } from '@tests/support/renderInLayout';

const main = () => within(screen.getByRole('main'));
const region = (name: string) => within(main().getByRole('region', { name }));

const linksIn = (part: ReturnType<typeof main>) =>
  part.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

/** The rows of the support hours, as days and times. */
function hours(title: string) {
  const part = region(title);
  const times = part.getAllByRole('definition').map(({ textContent }) => textContent);
  return part.getAllByRole('term').map(({ textContent }, row) => [textContent, times[row]]);
}

describe('contact', () => {
  it('shows phone, WhatsApp and exactly two email addresses, each as a link', async () => {
    await renderInLayout('/contact');
    const ways = region('Ways to reach us');
    expect(ways.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Phone',
      'WhatsApp',
      'General questions',
      'Support',
    ]);
    expect(linksIn(ways)).toEqual([
      ['03-123-4567', 'tel:+97231234567'],
      ['050-123-4567', 'https://wa.me/972501234567'],
      ['hello@example.com', 'mailto:hello@example.com'],
      ['support@example.com', 'mailto:support@example.com'],
    ]);
  });

  it('says how soon email is answered', async () => {
    await renderInLayout('/contact');
    expect(main().getByText('Email replies take 24 to 48 hours on business days.')).toBeInTheDocument();
  });

  it('shows an email address for business inquiries', async () => {
    await renderInLayout('/contact');
    expect(linksIn(region('Business inquiries'))).toEqual([
      ['business@example.com', 'mailto:business@example.com'],
    ]);
  });

  it('shows the support hours in the given order', async () => {
    await renderInLayout('/contact');
    expect(hours('Support hours')).toEqual([
      ['Mon-Fri', '9:00 AM-6:00 PM'],
      ['Sat', '10:00 AM-4:00 PM'],
      ['Sun', 'Closed'],
    ]);
  });

  it.each([
    ['he', 'שעות התמיכה', ['שני עד שישי', 'שבת', 'ראשון', 'סגור']],
    ['ar', 'ساعات الدعم', ['الإثنين حتى الجمعة', 'السبت', 'الأحد', 'مغلق']],
  ] satisfies [Language, string, string[]][])(
    'shows the same hours in %s, from left to right',
    async (language, title, [weekdays, saturday, sunday, closed]) => {
      await renderInLayout('/contact', { language });
      expect(hours(title)).toEqual([
        [weekdays, '09:00–18:00'],
        [saturday, '10:00–16:00'],
        [sunday, closed],
      ]);
      expect(region(title).getByText('09:00–18:00')).toHaveAttribute('dir', 'ltr');
    },
  );

  it('explains the use of each channel, and which data support asks for and which never', async () => {
    await renderInLayout('/contact');
    const more = region('Additional information');
    expect(more.getByText(/are received/)).toHaveTextContent(
      'WhatsApp messages and email are received 24/7. The phone is answered during support hours; with a plan that includes phone support 24/7, at any hour.',
    );
    expect(more.getByText(/never ask for a password/)).toBeInTheDocument();
    expect(linksIn(more)).toEqual([['accessibility statement', '/accessibility']]);
    expect(main().getByText(/Have the business ID at hand/)).toBeInTheDocument();
  });
});
