import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Business } from '@/domain/business/Business';
import type { Language } from '@/domain/shared/language';
import type { Subscription } from '@/domain/subscription/Subscription';
import { BusinessDetailPage } from '@/ui/business/detail/BusinessDetailPage';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { aBusiness, anActiveBusiness } from '@tests/support/builders/aBusiness';
import { aCompleteBusiness } from '@tests/support/builders/aCompleteBusiness';
import { aContact } from '@tests/support/builders/aContact';
import { aMoment, aPointInTime } from '@tests/support/builders/aMoment';
import { anOperatingHoursRule } from '@tests/support/builders/anOperatingHoursRule';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { renderPage } from '@tests/support/renderPage';
import { text, textIn } from '@tests/support/text';
import { PASTED_EMAILS, PASTED_PHONES } from '@tests/support/whatPeoplePaste';

interface Shown {
  readonly business?: Business;
  readonly subscription?: Subscription | undefined;
  readonly language?: Language;
  readonly path?: string;
}

/** Renders the page of a business of the signed-in owner. `prepare` changes the in-memory backend before. */
async function aPageOf(shown: Shown, prepare: (world: ReturnType<typeof anOwnersWorld>) => void = () => {}) {
  const { business = aBusiness(), subscription, language, path } = shown;
  const world = anOwnersWorld({ businesses: [business], subscription });
  prepare(world);
  const page = await renderPage(
    <Routes>
      <Route path="/dashboard" element={<p>The dashboard</p>} />
      <Route path="/dashboard/business/:id" element={<BusinessDetailPage />} />
    </Routes>,
    { language, path: path ?? '/dashboard/business/business-1', viewModels: world },
  );
  return { world, page };
}

const ACTIVATE = { name: text('detail.management.activate') };
const DEACTIVATE = { name: text('detail.management.deactivate') };

const rated = (rating: number, reviews: number) =>
  text('detail.rating', { count: reviews, number: reviews, rating });

/** A day of the opening hours with the highlight of today. */
const marked = (day: 'day4' | 'day5' | 'day6') =>
  `${text(`detail.hours.${day}`)}${text('detail.hours.today')}`;

const section = async (name: string) => within(await screen.findByRole('region', { name }));

afterEach(() => vi.useRealTimers());

describe('Business page', () => {
  it('shows breadcrumbs, name, description, category, id and status of the business', async () => {
    await aPageOf({
      business: aBusiness({
        names: { en: 'Haddad Plumbing' },
        descriptions: { en: 'Leak detection' },
        category: 'plumbing',
      }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Haddad Plumbing' })).toBeVisible();
    const way = within(screen.getByRole('navigation', { name: text('detail.breadcrumbs') }));
    const back = way.getByRole('link', { name: text('business.myBusinesses') });
    expect(back).toHaveAttribute('href', '/dashboard');
    expect(way.getByText('Haddad Plumbing')).toBeVisible();
    const [category, status] = [text('business.categories.plumbing'), text('business.status.inactive')];
    for (const words of ['Leak detection', category, 'business-1', status])
      expect(screen.getByText(words)).toBeVisible();
    expect(document.title).toMatch(/^Haddad Plumbing · /);
  });

  it('lists every contact with its phone numbers, email address and fax number', async () => {
    await aPageOf({
      business: aBusiness({
        contacts: [
          aContact({
            phoneNumbers: ['03-555-0101', '*2345'],
            email: 'office@example.com',
            fax: '03-555-0102',
          }),
          aContact({ name: 'Emergency', phoneNumbers: ['1-700-123-456'] }),
        ],
      }),
    });
    const contacts = await section(text('detail.contact.title'));
    expect(contacts.getByRole('heading', { name: 'Office' })).toBeVisible();
    expect(contacts.getByRole('heading', { name: 'Emergency' })).toBeVisible();
    expect(contacts.getByRole('link', { name: '03-555-0101' })).toHaveAttribute('href', 'tel:035550101');
    expect(contacts.getByRole('link', { name: '1-700-123-456' })).toHaveAttribute('href', 'tel:1700123456');
    expect(contacts.getByRole('link', { name: 'office@example.com' })).toHaveAttribute(
      'href',
      'mailto:office@example.com',
    );
    expect(contacts.getByRole('link', { name: '*2345' })).toHaveAttribute('href', 'tel:*2345');
    expect(contacts.getByText('03-555-0102')).toBeVisible();
    expect(contacts.getAllByRole('link')).toHaveLength(4);
  });

  it('shows and links pasted contacts as they are meant', async () => {
    const phones = PASTED_PHONES.map(([, pasted]) => pasted);
    await aPageOf({
      business: aBusiness({
        contacts: [
          aContact({ phoneNumbers: phones, fax: '\u200F٠٣-٥٥٥٠١٠٢' }),
          ...PASTED_EMAILS.map(([, email]) => aContact({ phoneNumbers: [], email })),
        ],
        website: '<www.example.com>,',
        address: '\u200Fהרצל\u00A0\u00A012',
      }),
      language: 'he',
    });
    const contacts = await section(textIn.he('detail.contact.title'));
    const shown = contacts
      .getAllByRole('link')
      .map((link) => link.querySelector('bdi[dir="ltr"]')?.textContent);
    expect(shown).toEqual([
      ...PASTED_PHONES.map(([, , phone]) => phone),
      ...PASTED_EMAILS.map(([, , email]) => email),
      'www.example.com',
    ]);
    expect(contacts.getByText('03-5550102')).toBeVisible();
    expect(contacts.getByText('הרצל 12').textContent).toBe('הרצל 12');
  });

  it('shows the rating and the number of reviews, and no rating block when there are no reviews', async () => {
    const { page } = await aPageOf({ business: aBusiness({ rating: 4.8, reviewCount: 127 }) });
    expect(await screen.findByText(rated(4.8, 127))).toBeVisible();
    page.unmount();
    await aPageOf({ business: aBusiness({ rating: 4.8, reviewCount: 0 }) });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(rated(4.8, 0))).not.toBeInTheDocument();
  });

  it('uses the name of the business as the name of its only contact', async () => {
    await aPageOf({ business: aBusiness({ contacts: [aContact({ name: undefined })] }) });
    const contacts = await section(text('detail.contact.title'));
    expect(contacts.getByRole('heading', { name: 'Levi Locks' })).toBeVisible();
  });

  it('says when there are no contact details', async () => {
    await aPageOf({});
    const contacts = await section(text('detail.contact.title'));
    expect(contacts.getByText(text('detail.contact.none'))).toBeVisible();
  });

  it('shows the name of a contact without any details', async () => {
    const { page } = await aPageOf({ business: aBusiness({ contacts: [aContact({ phoneNumbers: [] })] }) });
    const contacts = await section(text('detail.contact.title'));
    expect(contacts.getByRole('heading', { name: 'Office' })).toBeVisible();
    expect(contacts.getByText(text('detail.contact.none'))).toBeVisible();
    expect(page.container.querySelector('dl:empty')).toBeNull();
  });

  it('opens a website in a new tab, and shows an invalid URL as plain text (threats T4)', async () => {
    const { page } = await aPageOf({ business: aBusiness({ website: 'www.example.com' }) });
    const link = await screen.findByRole('link', { name: /www\.example\.com/ });
    expect(link).toHaveAttribute('href', 'https://www.example.com/');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    page.unmount();
    await aPageOf({ business: aBusiness({ website: 'data:text/html,x' }) });
    const contacts = await section(text('detail.contact.title'));
    expect(contacts.getByText('data:text/html,x')).toBeVisible();
    expect(contacts.queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows the address and the time zone', async () => {
    await aPageOf({ business: aBusiness({ address: 'Herzl 1, Haifa', timezone: 'Asia/Jerusalem' }) });
    const contacts = await section(text('detail.contact.title'));
    expect(contacts.getByText('Herzl 1, Haifa')).toBeVisible();
    expect(screen.getByText(text('detail.israelTime'))).toBeVisible();
  });

  it.each([
    ['the time zone of the browser', new Intl.DateTimeFormat().resolvedOptions().timeZone, false],
    ['another time zone', 'Pacific/Auckland', true],
  ])(
    'names the time zone of the hours only if the reader has another one: %s',
    async (_, timezone, isNamed) => {
      await aPageOf({ business: aBusiness({ operatingHours: [anOperatingHoursRule()], timezone }) });
      const hours = await section(text('detail.hours.title'));
      expect(hours.queryAllByText(timezone)).toHaveLength(isNamed ? 1 : 0);
    },
  );

  it('lists the opening hours from Sunday to Saturday with several ranges a day, closed and unknown days and today highlighted', async () => {
    await aPageOf({
      business: aBusiness({
        operatingHours: [
          anOperatingHoursRule({ dayOfWeek: 1, startTime: '' }),
          anOperatingHoursRule({ dayOfWeek: 2, startTime: '16:00', endTime: '19:00' }),
          anOperatingHoursRule({ dayOfWeek: 2, startTime: '08:00', endTime: '13:00' }),
          anOperatingHoursRule({ dayOfWeek: 4, startTime: '18:00', endTime: '02:00' }),
          anOperatingHoursRule({ dayOfWeek: 5, isActive: false }),
          anOperatingHoursRule({ dayOfWeek: 6, startTime: '18:00', endTime: '00:00' }),
          anOperatingHoursRule({ dayOfWeek: 6, startTime: '' }),
        ],
        timezone: 'Asia/Jerusalem',
      }),
    });
    const hours = await section(text('detail.hours.title'));
    const days = hours
      .getAllByRole('term')
      .map((day) => [day.textContent, day.nextElementSibling?.textContent]);
    expect(days).toEqual([
      [text('detail.hours.day0'), text('detail.hours.closed')],
      [text('detail.hours.day1'), text('detail.hours.unreadable')],
      [text('detail.hours.day2'), '08:00–13:0016:00–19:00'],
      [text('detail.hours.day3'), text('detail.hours.closed')],
      [marked('day4'), `18:00–02:00 ${text('detail.hours.nextDay')}`],
      [text('detail.hours.day5'), text('detail.hours.closed')],
      /* Midnight is the end of the day. */
      [text('detail.hours.day6'), `18:00–00:00${text('detail.hours.othersUnreadable')}`],
    ]);
  });

  it('writes a range of hours from left to right in every language', async () => {
    await aPageOf({
      business: aBusiness({
        operatingHours: [anOperatingHoursRule({ startTime: '08:00', endTime: '13:00' })],
      }),
    });
    const hours = await section(text('detail.hours.title'));
    expect(hours.getByText('08:00–13:00')).toHaveAttribute('dir', 'ltr');
  });

  it.each([
    ['with the hours when the reader is in another one', [anOperatingHoursRule()]],
    ['at the foot when there are no hours', []],
  ])('names its time zone once: %s', async (_, operatingHours) => {
    await aPageOf({ business: aBusiness({ operatingHours, timezone: 'Pacific/Auckland' }) });
    await section(text('detail.hours.title'));
    expect(screen.getAllByText('Pacific/Auckland')).toHaveLength(1);
  });

  it('moves the highlight of today at midnight, also after the page was suspended in the background', async () => {
    const { world } = await aPageOf({
      business: aBusiness({ operatingHours: [anOperatingHoursRule()], timezone: 'Asia/Jerusalem' }),
    });
    const hours = await section(text('detail.hours.title'));
    const today = () => hours.getByText(text('detail.hours.today')).closest('dt')?.textContent;
    expect(today()).toBe(marked('day4'));
    await act(async () => world.clock.advance(10 * 3_600_000));
    expect(today()).toBe(marked('day5'));
    vi.spyOn(world.clock, 'now').mockReturnValue(aMoment('2026-03-07T12:00:00Z'));
    fireEvent(document, new Event('visibilitychange'));
    expect(today()).toBe(marked('day6'));
  });

  it('says whether the business is open now, and renews it at the minute of the change', async () => {
    const rule = anOperatingHoursRule({ dayOfWeek: 4, startTime: '08:00', endTime: '18:00' });
    const { world } = await aPageOf({
      business: aBusiness({ operatingHours: [rule], timezone: 'Asia/Jerusalem' }),
    });
    const hours = await section(text('detail.hours.title'));
    expect(hours.getByText(text('detail.opening.openUntil', { time: '18:00' }))).toBeVisible();
    await act(async () => world.clock.advance(4 * 3_600_000 - 1));
    expect(hours.getByText(text('detail.opening.openUntil', { time: '18:00' }))).toBeVisible();
    await act(async () => world.clock.advance(1));
    const closed = text('detail.opening.later', { time: '08:00', day: text('detail.hours.day4') });
    expect(hours.getByText(closed)).toBeVisible();
    expect(hours.getByText(closed).closest('[aria-live], [role=status]')).toBeNull();
  });

  it('says when hours were not provided', async () => {
    await aPageOf({});
    const hours = await section(text('detail.hours.title'));
    expect(hours.getByText(text('detail.hours.none'))).toBeVisible();
  });

  describe('redirects to the dashboard', () => {
    it('when the business belongs to another owner (threats T17)', async () => {
      const { page, world } = await aPageOf({ path: '/dashboard/business/somebody-elses' });
      expect(await screen.findByText('The dashboard')).toBeVisible();
      expect(page.path()).toBe('/dashboard');
      expect(world.toasts.waiting).toMatchObject([{ message: 'errors.businessNotFound' }]);
    });

    it('when the id in the URL cannot be a business id (threats T17)', async () => {
      await aPageOf({ path: '/dashboard/business/%20' });
      expect(await screen.findByText('The dashboard')).toBeVisible();
    });

    it('when loading the business fails', async () => {
      await aPageOf({}, ({ network }) => network.setOutage('view-business', 'unavailable'));
      expect(await screen.findByText('The dashboard')).toBeVisible();
    });
  });

  describe('shows the data known from the dashboard while it loads', () => {
    const CARDS = (['contact', 'hours'] as const).map((card) => text(`detail.${card}.title`));
    const slowly = async (known: Business) =>
      aPageOf({ business: known }, (world) => {
        world.cache.remember([known]);
        world.network.latency = 1000;
      });

    it('shows the name and status at once, and the actions once the business has loaded', async () => {
      const { world } = await slowly(aBusiness());
      expect(screen.getByRole('heading', { level: 1, name: 'Levi Locks' })).toBeVisible();
      expect(screen.getByRole('status')).toHaveTextContent(text('detail.loading'));
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
      await act(async () => world.clock.advance(1000));
      expect(screen.getByRole('region', { name: text('detail.management.title') })).toBeVisible();
    });

    it('shows contacts and hours, which do not move when the business has loaded', async () => {
      const { world } = await slowly(
        aBusiness({
          contacts: [aContact({ phoneNumbers: ['03-555-0101'] })],
          address: 'Herzl 1, Haifa',
          timezone: 'Asia/Jerusalem',
          operatingHours: [anOperatingHoursRule({ dayOfWeek: 2 })],
        }),
      );
      const before = await Promise.all(CARDS.map(async (name) => screen.findByRole('region', { name })));
      const heading = screen.getByRole('heading', { level: 1 });
      expect(within(before[1] ?? heading).getAllByText(text('detail.hours.today'))).toHaveLength(1);
      heading.focus();
      await act(async () => world.clock.advance(1000));
      expect(screen.getByRole('region', { name: text('detail.management.title') })).toBeVisible();
      expect(CARDS.map((name) => screen.getByRole('region', { name }))).toEqual(before);
      expect(heading).toHaveFocus();
    });

    it('shows only the head in the first frame, and the rest when the business has loaded', async () => {
      /* The wait for the business does not end, however slow the machine is. */
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { world } = await slowly(aBusiness({ operatingHours: [anOperatingHoursRule({ dayOfWeek: 2 })] }));
      expect(screen.getByRole('heading', { level: 1, name: 'Levi Locks' })).toBeVisible();
      expect(screen.queryByRole('region')).not.toBeInTheDocument();
      await act(async () => world.clock.advance(1000));
      for (const name of CARDS) expect(screen.getByRole('region', { name })).toBeVisible();
    });

    it.each([
      { known: { operatingHours: [anOperatingHoursRule({ dayOfWeek: 2 })] }, shown: 'hours' },
      { known: { contacts: [aContact({ phoneNumbers: ['03-555-0101'] })] }, shown: 'contact' },
    ] as const)(
      'shows $shown from the list, and calls nothing missing before the business has loaded',
      async ({ known, shown }) => {
        const { world } = await slowly(
          aBusiness({ address: 'Herzl 1, Haifa', timezone: undefined, ...known }),
        );
        const shownCard = text(`detail.${shown}.title`);
        expect(await screen.findByRole('region', { name: shownCard })).toBeVisible();
        for (const name of CARDS.filter((card) => card !== shownCard))
          expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
        await act(async () => world.clock.advance(1000));
        for (const name of CARDS) expect(screen.getByRole('region', { name })).toBeVisible();
      },
    );
  });

  describe('Business status', () => {
    it('of an active business can only be changed to inactive', async () => {
      await aPageOf({ business: anActiveBusiness(), subscription: aSubscription() });
      const management = await section(text('detail.management.title'));
      expect(management.getByText(text('detail.management.visible'))).toBeVisible();
      expect(management.getByRole('button', DEACTIVATE)).toBeEnabled();
      expect(management.queryByRole('button', ACTIVATE)).not.toBeInTheDocument();
    });

    it('of an inactive business can only be changed to active', async () => {
      await aPageOf({ subscription: aSubscription() });
      const management = await section(text('detail.management.title'));
      expect(management.getByText(text('detail.management.hidden'))).toBeVisible();
      expect(await management.findByRole('button', ACTIVATE)).toBeEnabled();
      expect(management.queryByRole('button', DEACTIVATE)).not.toBeInTheDocument();
    });

    it('says of a draft that it was never published', async () => {
      await aPageOf({ business: aBusiness({ status: 'draft' }) });
      const management = await section(text('detail.management.title'));
      expect(management.getByText(text('business.status.draft'))).toBeVisible();
    });

    it.each([
      ['without a subscription', undefined, text('detail.management.subscriptionRequired')],
      [
        'with a paused one',
        aSubscription({ status: 'Paused' }),
        text('detail.management.subscriptionMustBeActive'),
      ],
    ])('disables activation with %s and gives the reason', async (_, subscription, reason) => {
      await aPageOf({ subscription });
      await screen.findByText(reason);
      const button = screen.getByRole('button', ACTIVATE);
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription(reason);
      await userEvent.click(button);
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });

    it.each([
      [aSubscription({ status: 'Paused' }), text('errors.contactSupport'), '/contact'],
      [aSubscription({ status: 'future' }), text('errors.contactSupport'), '/contact'],
      [
        aSubscription({ status: 'non_renewing' }),
        text('detail.management.reactivateSubscription'),
        '/dashboard/business/business-1/subscription',
      ],
      [
        aSubscription({ status: 'Cancelled', cancelledAt: aPointInTime() }),
        text('detail.management.reactivateSubscription'),
        '/dashboard/business/business-1/subscription',
      ],
    ])('links to where the subscription can be made active', async (subscription, name, path) => {
      await aPageOf({ subscription });
      await screen.findByText(text('detail.management.subscriptionMustBeActive'));
      const management = await section(text('detail.management.title'));
      expect(management.getByRole('link', { name })).toHaveAttribute('href', path);
    });

    it('disables activation while the subscription is unknown because it failed to load', async () => {
      await aPageOf({ subscription: aSubscription() }, ({ network }) =>
        network.setOutage('load-subscription', 'unavailable', 1),
      );
      expect(await screen.findByText(text('detail.management.subscriptionUnchecked'))).toBeVisible();
      const getStarted = { name: text('subscription.section.getStarted') };
      expect(screen.queryByRole('link', getStarted)).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: text('errors.tryAgain') }));
      await expect.poll(() => screen.getByRole('button', ACTIVATE).ariaDisabled).not.toBe('true');
    });

    it('asks for confirmation before activating, then shows the business as active', async () => {
      const { world } = await aPageOf({ subscription: aSubscription() });
      await screen.findByRole('link', { name: text('subscription.section.update') });
      await userEvent.click(screen.getByRole('button', ACTIVATE));
      const question = within(
        screen.getByRole('alertdialog', { name: text('detail.management.activateQuestion') }),
      );
      expect(screen.getByRole('alertdialog')).toHaveTextContent(
        text('detail.management.activateConsequence', { business: 'Levi Locks' }),
      );
      expect(world.network.requestsOf('change-business-status')).toBe(0);
      await userEvent.click(question.getByRole('button', ACTIVATE));
      expect(await screen.findByText(text('detail.management.visible'))).toBeVisible();
      expect(screen.queryByText(text('business.status.inactive'))).not.toBeInTheDocument();
      expect(screen.getAllByText(text('business.status.active'), { selector: 'span' })).not.toEqual([]);
      expect(world.toasts.waiting).toMatchObject([{ message: 'detail.management.activated' }]);
    });

    it('asks for confirmation before deactivating, then moves the focus to the Activate button', async () => {
      await aPageOf({ business: anActiveBusiness(), subscription: aSubscription() });
      await userEvent.click(await screen.findByRole('button', DEACTIVATE));
      const question = within(
        screen.getByRole('alertdialog', { name: text('detail.management.deactivateQuestion') }),
      );
      expect(screen.getByRole('alertdialog')).toHaveTextContent(
        text('detail.management.deactivateConsequence', { business: 'Levi Locks' }),
      );
      await userEvent.click(question.getByRole('button', DEACTIVATE));
      await expect.poll(() => document.activeElement?.textContent).toBe(text('detail.management.activate'));
    });

    it('activates from the list of what is missing, and focuses its heading', async () => {
      await aPageOf({ subscription: aSubscription() });
      const ready = await section(text('listing.ready.title'));
      await userEvent.click(await ready.findByRole('button', { name: text('listing.ready.activate') }));
      await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', ACTIVATE));
      await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
      expect(ready.queryByRole('button', { name: text('listing.ready.activate') })).toBeNull();
      await expect.poll(() => document.activeElement?.textContent).toBe(text('listing.ready.title'));
    });

    it('cannot be changed from the list of what is missing while it is reconciled', async () => {
      await aPageOf({ subscription: aSubscription() }, ({ network }) =>
        network.setOutage('change-business-status', 'response-lost'),
      );
      const ready = await section(text('listing.ready.title'));
      const activate = await ready.findByRole('button', { name: text('listing.ready.activate') });
      await userEvent.click(activate);
      await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', ACTIVATE));
      await expect.poll(() => activate.ariaDisabled).toBe('true');
      const reason = text('detail.management.statusChecking');
      expect(activate).toHaveAccessibleDescription(expect.stringContaining(reason));
    });

    it('stays unchanged when the confirmation is cancelled', async () => {
      const { world } = await aPageOf({ business: anActiveBusiness() });
      await userEvent.click(await screen.findByRole('button', DEACTIVATE));
      await userEvent.click(screen.getByRole('button', { name: text('detail.management.keepActive') }));
      await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
      expect(world.network.requestsOf('change-business-status')).toBe(0);
    });

    it('warns before activating with a subscription that will end', async () => {
      await aPageOf({ subscription: aSubscription({ cancelledAt: aPointInTime('2026-04-01T09:00:00Z') }) });
      await screen.findByRole('link', { name: text('subscription.section.reactivate') });
      await userEvent.click(screen.getByRole('button', ACTIVATE));
      expect(screen.getByRole('alertdialog')).toHaveTextContent(
        text('detail.management.activateUntil', { date: '1.4.2026' }),
      );
    });

    it('stays unchanged when the server refuses, says so once beside the button, and keeps its words closed', async () => {
      await aPageOf({ business: anActiveBusiness() }, ({ network }) =>
        network.setOutage('change-business-status', 'refused'),
      );
      await userEvent.click(await screen.findByRole('button', DEACTIVATE));
      const question = within(screen.getByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', DEACTIVATE));
      const management = await section(text('detail.management.title'));
      expect(await management.findByText(text('detail.management.deactivateFailed'))).toBeVisible();
      expect(screen.getAllByRole('alert')).toHaveLength(1);
      expect(management.getByText('The demo service refused the request')).not.toBeVisible();
      await userEvent.click(management.getByText(text('errors.supportDetails')));
      expect(management.getByText('The demo service refused the request')).toBeVisible();
      expect(management.getByText(text('detail.management.visible'))).toBeVisible();
    });
  });

  it('comes before the subscription, except when the business has no usable subscription', async () => {
    const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const { page } = await aPageOf({});
    await screen.findByText(text('subscription.section.noneTitle'));
    expect(names().slice(0, 2)).toEqual([
      text('subscription.section.noneTitle'),
      text('detail.management.title'),
    ]);
    page.unmount();
    await aPageOf({ subscription: aSubscription() });
    await screen.findByText(text('catalog.planTitle', { name: 'Basic' }));
    expect(names().slice(0, 2)).toEqual([
      text('detail.management.title'),
      text('subscription.section.title'),
    ]);
  });

  it.each(['he', 'ar'] as const)('is translated to %s', async (language) => {
    const translated = textIn[language];
    await aPageOf({ language });
    const reason = translated('detail.management.subscriptionRequired');
    expect(await screen.findByText(reason)).toBeVisible();
    const activate = screen.getByRole('button', { name: translated('detail.management.activate') });
    expect(activate).toHaveAccessibleDescription(reason);
  });
});

/** All texts and numbers that a value contains, at any depth. */
function leavesOf(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf);
  return typeof value === 'string' || typeof value === 'number' ? [String(value).toLowerCase()] : [];
}

it('shows each field of a business, with the exceptions of this list', async () => {
  const business = aCompleteBusiness();
  const { page } = await aPageOf({ business });
  await section(text('detail.management.title'));
  /* The preview of what customers see loads when the page is idle. */
  const descriptions = leavesOf(business.description);
  await expect
    .poll(() => page.container.textContent.toLowerCase())
    .toSatisfy((content: string) => descriptions.some((description) => content.includes(description)));
  const pictures = [...page.container.querySelectorAll('img')].map(({ src }) => src);
  const shown = [page.container.textContent, ...pictures].join(' ').toLowerCase();
  const translated = {
    category: text('business.categories.plumbing'),
    status: text('business.status.active'),
  };
  const hidden = Object.entries({ ...business, ...translated }).filter(
    ([, value]) => !leavesOf(value).some((leaf) => shown.includes(leaf)),
  );
  expect(hidden.map(([field]) => field)).toEqual([
    'name',
    'displayName',
    'displayNames',
    'subcategory',
    'categoryIds',
    'keywords',
    'regionId',
    'activeFlag',
    'isVerified',
    'coverPhoto',
    'ownerId',
    'createdAt',
    'updatedAt',
  ]);
});
