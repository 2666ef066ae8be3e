import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { COMPLETE_LANGUAGES } from '@/domain/shared/language';
import { APP_LINKS, STORE_NAMES } from '@/ui/company/appLinks';
import { COMPANY } from '@/ui/company/companyContent';
import { renderInLayout } from '@tests/support/renderInLayout';
import { text, textsUnder } from '@tests/support/text';

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
    const channels = region(text('contact.channels.label'));
    expect(channels.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      text('contact.channels.phone'),
      text('contact.channels.whatsApp'),
      text('contact.channels.general'),
      text('contact.channels.support'),
    ]);
    expect(linksIn(channels)).toEqual([
      [COMPANY.phone.shown, COMPANY.phone.url],
      [COMPANY.whatsApp.shown, COMPANY.whatsApp.url],
      [COMPANY.email, `mailto:${COMPANY.email}`],
      [COMPANY.supportEmail, `mailto:${COMPANY.supportEmail}`],
    ]);
  });

  it('says how soon email is answered', async () => {
    await renderInLayout('/contact');
    expect(main().getByText(text('contact.channels.generalText'))).toBeInTheDocument();
  });

  it('shows an email address for business inquiries', async () => {
    await renderInLayout('/contact');
    expect(linksIn(region(text('contact.business.title')))).toEqual([
      [COMPANY.businessEmail, `mailto:${COMPANY.businessEmail}`],
    ]);
  });

  it.each(COMPLETE_LANGUAGES)('shows the support hours in the given order in %s', async (language) => {
    const words = textsUnder('contact.hours', language);
    await renderInLayout('/contact', { language });
    expect(hours(words('title'))).toEqual([
      [words('weekdays'), words('weekdaysTime')],
      [words('saturday'), words('saturdayTime')],
      [words('sunday'), words('closed')],
    ]);
  });

  it.each(['he', 'ar'] as const)('shows the hours from left to right in %s', async (language) => {
    const words = textsUnder('contact.hours', language);
    await renderInLayout('/contact', { language });
    expect(region(words('title')).getByText(words('weekdaysTime'))).toHaveAttribute('dir', 'ltr');
  });

  it('explains the use of each channel, and which data support asks for and which never', async () => {
    await renderInLayout('/contact');
    const more = region(text('contact.more.title'));
    expect(screen.getByRole('main')).toHaveTextContent(text('contact.more.clockText', { hours: '24/7' }));
    expect(more.getByText(text('contact.more.safetyText'))).toBeInTheDocument();
    expect(linksIn(more)).toEqual([
      ...APP_LINKS.map(({ store, url }) => [STORE_NAMES[store], url]),
      [text('contact.more.accessibilityPage'), '/accessibility'],
    ]);
    expect(main().getByText(text('contact.before.text'))).toBeInTheDocument();
  });
});
