import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '@/domain/shared/language';
import { renderInLayout } from '@tests/support/renderInLayout';
import { text, textIn } from '@tests/support/text';

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
    const ways = region(text('contact.channels.label'));
    expect(ways.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      text('contact.channels.phone'),
      text('contact.channels.whatsApp'),
      text('contact.channels.general'),
      text('contact.channels.support'),
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
    expect(main().getByText(text('contact.channels.generalText'))).toBeInTheDocument();
  });

  it('shows an email address for business inquiries', async () => {
    await renderInLayout('/contact');
    expect(linksIn(region(text('contact.business.title')))).toEqual([
      ['business@example.com', 'mailto:business@example.com'],
    ]);
  });

  it('shows the support hours in the given order', async () => {
    await renderInLayout('/contact');
    expect(hours(text('contact.hours.title'))).toEqual([
      [text('contact.hours.weekdays'), text('contact.hours.weekdaysTime')],
      [text('contact.hours.saturday'), text('contact.hours.saturdayTime')],
      [text('contact.hours.sunday'), text('contact.hours.closed')],
    ]);
  });

  it.each([
    [
      'he',
      textIn.he('contact.hours.title'),
      [
        textIn.he('contact.hours.weekdays'),
        textIn.he('contact.hours.saturday'),
        textIn.he('contact.hours.sunday'),
        textIn.he('contact.hours.closed'),
      ],
    ],
    [
      'ar',
      textIn.ar('contact.hours.title'),
      [
        textIn.ar('contact.hours.weekdays'),
        textIn.ar('contact.hours.saturday'),
        textIn.ar('contact.hours.sunday'),
        textIn.ar('contact.hours.closed'),
      ],
    ],
  ] satisfies [Language, string, string[]][])(
    'shows the same hours in %s, from left to right',
    async (language, title, [weekdays, saturday, sunday, closed]) => {
      await renderInLayout('/contact', { language });
      expect(hours(title)).toEqual([
        [weekdays, textIn.he('contact.hours.weekdaysTime')],
        [saturday, textIn.he('contact.hours.saturdayTime')],
        [sunday, closed],
      ]);
      expect(region(title).getByText(textIn.he('contact.hours.weekdaysTime'))).toHaveAttribute('dir', 'ltr');
    },
  );

  it('explains the use of each channel, and which data support asks for and which never', async () => {
    await renderInLayout('/contact');
    const more = region(text('contact.more.title'));
    expect(more.getByText(/are received/)).toHaveTextContent(
      'WhatsApp messages and email are received 24/7. The phone is answered during support hours; with a plan that includes phone support 24/7, at any hour.',
    );
    expect(more.getByText(/never ask for a password/)).toBeInTheDocument();
    expect(linksIn(more)).toEqual([[text('contact.more.accessibilityPage'), '/accessibility']]);
    expect(main().getByText(/Have the business ID at hand/)).toBeInTheDocument();
  });
});
