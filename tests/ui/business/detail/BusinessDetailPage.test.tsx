import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Business } from '@/domain/business/Business';
import type { Language } from '@/domain/shared/language';
import { Money } from '@/domain/shared/Money';
import type { Subscription } from '@/domain/subscription/Subscription';
import { BusinessDetailPage } from '@/ui/business/detail/BusinessDetailPage';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { aBusiness, anActiveBusiness } from '@tests/support/builders/aBusiness';
import { aCompleteBusiness } from '@tests/support/builders/aCompleteBusiness';
import { aContact } from '@tests/support/builders/aContact';
import { aDay, aMoment, aPointInTime } from '@tests/support/builders/aMoment';
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
const todayMarked = (day: 'day4' | 'day5' | 'day6') =>
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
    const breadcrumbs = within(screen.getByRole('navigation', { name: text('detail.breadcrumbs') }));
    const back = breadcrumbs.getByRole('link', { name: text('business.myBusinesses') });
    expect(back).toHaveAttribute('href', '/dashboard');
    expect(breadcrumbs.getByText('Haddad Plumbing')).toBeVisible();
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

  it('cleans pasted contacts, and links them', async () => {
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

  it('has no card of contacts or hours while it holds nothing', async () => {
    await aPageOf({});
    await section(text('detail.preview'));
    for (const card of ['contact', 'hours'] as const)
      expect(screen.queryByRole('region', { name: text(`detail.${card}.title`) })).not.toBeInTheDocument();
  });

  it('shows the name of a contact without any details', async () => {
    const { page } = await aPageOf({ business: aBusiness({ contacts: [aContact({ phoneNumbers: [] })] }) });
    const contacts = await section(text('detail.contact.title'));
    expect(contacts.getByRole('heading', { name: 'Office' })).toBeVisible();
    expect(page.container.querySelector('ul:empty')).toBeNull();
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
      [todayMarked('day4'), `18:00–02:00 ${text('detail.hours.nextDay')}`],
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
    ['with the hours', [anOperatingHoursRule()]],
    ['at the foot when there are no hours', []],
  ])('names its time zone once: %s', async (_, operatingHours) => {
    await aPageOf({ business: aBusiness({ operatingHours, timezone: 'Pacific/Auckland' }) });
    await section(text('detail.preview'));
    expect(screen.getAllByText('Pacific/Auckland')).toHaveLength(1);
    expect(screen.queryAllByRole('region', { name: text('detail.hours.title') })).toHaveLength(
      operatingHours.length,
    );
  });

  it('shows a time zone that the browser does not know as the API sends it, beside the zone of its hours', async () => {
    await aPageOf({
      business: aBusiness({ operatingHours: [anOperatingHoursRule()], timezone: 'Israel/Haifa' }),
    });
    const hours = await section(text('detail.hours.title'));
    expect(hours.getByText(text('detail.israelTime'))).toBeVisible();
    expect(screen.getByText(text('detail.timeZone')).nextElementSibling).toHaveTextContent('Israel/Haifa');
  });

  it('copies its ID', async () => {
    const user = userEvent.setup();
    await aPageOf({});
    await user.click(await screen.findByRole('button', { name: text('detail.copy') }));
    expect(await navigator.clipboard.readText()).toBe('business-1');
    expect(screen.getByRole('button', { name: text('errors.copied') })).toBeVisible();
  });

  it('moves the highlight of today at midnight, also after the page was suspended in the background', async () => {
    const { world } = await aPageOf({
      business: aBusiness({ operatingHours: [anOperatingHoursRule()], timezone: 'Asia/Jerusalem' }),
    });
    const hours = await section(text('detail.hours.title'));
    const today = () => hours.getByText(text('detail.hours.today')).closest('dt')?.textContent;
    expect(today()).toBe(todayMarked('day4'));
    await act(async () => world.clock.advance(10 * 3_600_000));
    expect(today()).toBe(todayMarked('day5'));
    vi.spyOn(world.clock, 'now').mockReturnValue(aMoment('2026-03-07T12:00:00Z'));
    fireEvent(document, new Event('visibilitychange'));
    expect(today()).toBe(todayMarked('day6'));
  });

  it('says from midnight on that the subscription ends today', async () => {
    const { world, page } = await aPageOf({
      business: aBusiness({ timezone: 'Asia/Jerusalem' }),
      subscription: aSubscription({ cancelledAt: aDay(2026, 3, 6) }),
    });
    const until = text('subscription.section.cancelledTitle.future', { date: '6.3.2026' });
    await waitFor(() => expect(page.container).toHaveTextContent(until));
    await act(async () => world.clock.advance(10 * 3_600_000));
    expect(page.container).toHaveTextContent(text('subscription.section.cancelledTitle.today'));
  });

  it('says whether the business is open now, and updates it at the minute of the change', async () => {
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

  describe('redirects to the dashboard', () => {
    it('when the business belongs to another owner (threats T17)', async () => {
      const { page, world } = await aPageOf({ path: '/dashboard/business/somebody-elses' });
      expect(await screen.findByText('The dashboard')).toBeVisible();
      expect(page.path()).toBe('/dashboard');
      expect(world.returnPath.load()).toMatchObject({ failure: 'business-not-found' });
    });

    it('when the id in the URL cannot be a business id (threats T17)', async () => {
      await aPageOf({ path: '/dashboard/business/%20' });
      expect(await screen.findByText('The dashboard')).toBeVisible();
    });

    it('when loading the business fails', async () => {
      const { world } = await aPageOf({}, ({ network }) => network.setOutage('view-business', 'unavailable'));
      expect(await screen.findByText('The dashboard')).toBeVisible();
      expect(world.returnPath.load()).toMatchObject({ failure: 'unavailable' });
    });
  });

  describe('shows the data known from the dashboard while it loads', () => {
    const CARDS = (['contact', 'hours'] as const).map((card) => text(`detail.${card}.title`));
    const aSlowPageOf = async (known: Business) =>
      aPageOf({ business: known }, (world) => {
        world.cache.remember([known]);
        world.network.latency = 1000;
      });

    it('shows the name and status at once, and the actions once the business has loaded', async () => {
      const { world } = await aSlowPageOf(aBusiness());
      expect(screen.getByRole('heading', { level: 1, name: 'Levi Locks' })).toBeVisible();
      expect(screen.getByRole('status')).toHaveTextContent(text('detail.loading'));
      expect(screen.queryByRole('region')).not.toBeInTheDocument();
      await act(async () => world.clock.advance(1000));
      expect(screen.getByRole('region', { name: text('detail.preview') })).toBeVisible();
    });

    it('shows contacts and hours, which do not move when the business has loaded', async () => {
      const { world } = await aSlowPageOf(
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
      expect(screen.getByRole('region', { name: text('detail.preview') })).toBeVisible();
      expect(CARDS.map((name) => screen.getByRole('region', { name }))).toEqual(before);
      expect(heading).toHaveFocus();
    });

    it('shows only the head in the first frame, and the rest when the business has loaded', async () => {
      /* The wait for the business does not end, however slow the machine is. */
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { world } = await aSlowPageOf(
        aBusiness({ operatingHours: [anOperatingHoursRule({ dayOfWeek: 2 })] }),
      );
      expect(screen.getByRole('heading', { level: 1, name: 'Levi Locks' })).toBeVisible();
      expect(screen.queryByRole('region')).not.toBeInTheDocument();
      await act(async () => world.clock.advance(1000));
      expect(screen.getByRole('region', { name: text('detail.hours.title') })).toBeVisible();
    });

    it.each([
      { known: { operatingHours: [anOperatingHoursRule({ dayOfWeek: 2 })] }, shown: 'hours' },
      { known: { contacts: [aContact({ phoneNumbers: ['03-555-0101'] })] }, shown: 'contact' },
    ] as const)('shows $shown from the list before the business has loaded', async ({ known, shown }) => {
      const { world } = await aSlowPageOf(
        aBusiness({ address: 'Herzl 1, Haifa', timezone: undefined, ...known }),
      );
      const shownCard = text(`detail.${shown}.title`);
      expect(await screen.findByRole('region', { name: shownCard })).toBeVisible();
      await act(async () => world.clock.advance(1000));
      expect(screen.getByRole('region', { name: shownCard })).toBeVisible();
    });
  });

  describe('Business status', () => {
    it('of an active business can only be changed to inactive', async () => {
      await aPageOf({ business: anActiveBusiness(), subscription: aSubscription() });
      const management = await section(text('detail.management.title'));
      expect(management.getByText(text('business.status.active'))).toBeVisible();
      expect(management.getByText(text('detail.management.visibleText'))).toBeVisible();
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
      expect(await screen.findByText(text('detail.draft'))).toBeVisible();
    });

    it.each([
      ['paused', aSubscription({ status: 'Paused' })],
      ['unknown', aSubscription({ status: 'future' })],
      ['cancelled', aSubscription({ status: 'Cancelled', cancelledAt: aPointInTime() })],
    ])(
      'disables activation with a subscription that is %s, and gives the reason',
      async (_, subscription) => {
        await aPageOf({ subscription });
        const management = await section(text('detail.management.title'));
        const reason = text('detail.noSubscription.mustBeActive');
        expect(management.getByText(reason)).toBeVisible();
        const button = management.getByRole('button', ACTIVATE);
        expect(button).toHaveAttribute('aria-disabled', 'true');
        expect(button).toHaveAccessibleDescription(reason);
        await userEvent.click(button);
        expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      },
    );

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
      expect(world.network.requestCountOf('change-business-status')).toBe(0);
      await userEvent.click(question.getByRole('button', ACTIVATE));
      expect(await screen.findByText(text('detail.management.visibleText'))).toBeVisible();
      expect(screen.queryByText(text('business.status.inactive'))).not.toBeInTheDocument();
      expect(screen.getAllByText(text('business.status.active'), { selector: 'span' })).not.toEqual([]);
      expect(world.toasts.waiting).toMatchObject([{ message: 'detail.management.done.activate' }]);
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

    it('stays unchanged when the confirmation is cancelled', async () => {
      const { world } = await aPageOf({ business: anActiveBusiness() });
      await userEvent.click(await screen.findByRole('button', DEACTIVATE));
      await userEvent.click(screen.getByRole('button', { name: text('detail.management.keepActive') }));
      await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
      expect(world.network.requestCountOf('change-business-status')).toBe(0);
    });

    it('warns before activating with a subscription that will end', async () => {
      await aPageOf({ subscription: aSubscription({ cancelledAt: aPointInTime('2026-04-01T09:00:00Z') }) });
      await screen.findByRole('link', { name: text('subscription.section.reactivate') });
      await userEvent.click(screen.getByRole('button', ACTIVATE));
      expect(screen.getByRole('alertdialog')).toHaveTextContent(
        text('detail.management.activateEnd.future', { date: '1.4.2026' }),
      );
    });

    it('stays unchanged when the server refuses, says so once beside the button, and keeps the message of the server folded', async () => {
      const { world } = await aPageOf({ business: anActiveBusiness() }, ({ network }) =>
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
      expect(management.getByText(text('business.status.active'))).toBeVisible();
      /* The page shows it, so it is no toast. */
      expect(world.toasts.waiting).toMatchObject([{ isHistoryOnly: true }]);
    });
  });

  describe('without a subscription', () => {
    const NO_SUBSCRIPTION = text('subscription.section.noneTitle');
    const GET_STARTED = { name: text('subscription.section.getStarted') };

    it('has two steps: the link to the plans, and Activate, disabled with its reason', async () => {
      await aPageOf({});
      const card = await section(NO_SUBSCRIPTION);
      expect(card.getAllByRole('listitem')).toHaveLength(2);
      expect(card.getByRole('link', GET_STARTED)).toHaveAttribute(
        'href',
        '/dashboard/business/business-1/subscription',
      );
      const button = card.getByRole('button', { name: text('detail.noSubscription.activate') });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription(text('detail.noSubscription.required'));
      expect(screen.queryByRole('region', { name: text('detail.management.title') })).toBeNull();
      expect(screen.getAllByRole('link', GET_STARTED)).toHaveLength(1);
    });

    it('names the lowest price of a month, or none when the plans cannot be read', async () => {
      const { page } = await aPageOf({}, ({ subscriptionCache }) =>
        subscriptionCache.rememberLowestPrice(Money.agorot(7900)),
      );
      const card = await section(NO_SUBSCRIPTION);
      const price = text('detail.noSubscription.fromPrice', { price: '₪ 79' });
      expect(
        card
          .getByText(/79/)
          .closest('p')
          ?.textContent.replaceAll(/[^\w,]/g, ''),
      ).toBe(price.replaceAll(/[^\w,]/g, ''));
      page.unmount();
      await aPageOf({});
      expect((await section(NO_SUBSCRIPTION)).getByText(text('detail.noSubscription.anyTime'))).toBeVisible();
    });

    it('has no steps and no Activate button for an active business', async () => {
      await aPageOf({ business: anActiveBusiness() });
      const card = await section(text('detail.noSubscription.visible'));
      expect(card.getByRole('link', GET_STARTED)).toBeVisible();
      expect(card.queryByRole('button')).not.toBeInTheDocument();
      expect((await section(text('detail.management.title'))).getByRole('button', DEACTIVATE)).toBeEnabled();
    });

    it('is translated', async () => {
      for (const language of ['he', 'ar'] as const) {
        const { page } = await aPageOf({ language });
        const reason = textIn[language]('detail.noSubscription.required');
        expect(await screen.findByText(reason)).toBeVisible();
        page.unmount();
      }
    });
  });

  describe('what is missing', () => {
    const COMPLETE = {
      names: { en: 'Breeze', he: 'רוח', ar: 'نسمة' },
      descriptions: { en: 'Air', he: 'מזגנים', ar: 'مكيّفات' },
      profilePhoto: '/photo.svg',
      category: 'air-conditioning',
      address: 'Acre',
      contacts: [aContact({ phoneNumbers: ['04-991-0184'] })],
      operatingHours: [anOperatingHoursRule()],
    };

    it('is a list of names on a draft, with one sentence about the app', async () => {
      const draft = aBusiness({ ...COMPLETE, names: { he: 'רוח' }, address: undefined, status: 'draft' });
      await aPageOf({ business: draft });
      const missing = await section(text('detail.missing.count', { count: 3, number: '3' }));
      expect(missing.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        text('detail.missing.name.en'),
        text('detail.missing.name.ar'),
        text('detail.contact.address'),
      ]);
      expect(screen.getAllByText(text('detail.missing.inApp'))).toHaveLength(1);
      expect(screen.queryByRole('region', { name: text('detail.ready.title') })).toBeNull();
    });

    it('is a folded row on any other, with its count once the subscription is known', async () => {
      const business = aBusiness({ ...COMPLETE, address: undefined });
      await aPageOf({ business, subscription: aSubscription() });
      const row = await section(text('detail.ready.title'));
      expect(await row.findByText(text('detail.ready.count', { done: 6, total: 8 }))).toBeVisible();
      expect(row.getByText(text('detail.contact.address'))).not.toBeVisible();
      await userEvent.click(row.getByText(text('detail.ready.title')));
      expect(row.getByText(text('detail.contact.address'))).toBeVisible();
    });

    it('has no count when the subscription could not be read', async () => {
      const business = aBusiness({ ...COMPLETE, address: undefined });
      await aPageOf({ business }, ({ network }) => network.setOutage('load-subscription', 'unavailable'));
      await screen.findByText(text('subscription.section.failedTitle'));
      const row = await section(text('detail.ready.title'));
      expect(row.queryByText(/of 8/)).not.toBeInTheDocument();
    });

    it('is not shown when only the plan and the activation are missing', async () => {
      await aPageOf({ business: aBusiness(COMPLETE) });
      await section(text('detail.preview'));
      for (const name of ['detail.ready.title', 'detail.wrong.title'] as const)
        expect(screen.queryByRole('region', { name: text(name) })).toBeNull();
    });

    it('names contradictions also when nothing is missing', async () => {
      await aPageOf({ business: aBusiness({ ...COMPLETE, timezone: 'Israel/Haifa' }) });
      const row = await section(text('detail.wrong.title'));
      const wrong = row.getByRole('list', { name: text('detail.wrong.title'), hidden: true });
      expect(wrong).toHaveTextContent(text('detail.wrong.time-zone', { value: 'Israel/Haifa' }));
    });
  });

  describe('the preview', () => {
    const open = async () => userEvent.click(await screen.findByText(text('detail.preview')));
    const COPY = { name: text('listing.preview.copy') };

    it('is loaded only when its row opens, and stays open on the next page of the tab', async () => {
      const { page, world } = await aPageOf({});
      const preview = await section(text('detail.preview'));
      expect(preview.queryByRole('radio')).not.toBeInTheDocument();
      await open();
      expect(await preview.findByRole('button', COPY)).toBeVisible();
      expect(world.openRows.load()).toEqual(['preview']);
      page.unmount();
      await renderPage(
        <Routes>
          <Route path="/dashboard/business/:id" element={<BusinessDetailPage />} />
        </Routes>,
        { path: '/dashboard/business/business-1', viewModels: world },
      );
      expect(await screen.findByRole('button', COPY)).toBeVisible();
      await open();
      expect(world.openRows.load()).toEqual([]);
    });
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
  await userEvent.click(screen.getByText(text('detail.preview')));
  await screen.findByRole('button', { name: text('listing.preview.copy') });
  const pictures = [...page.container.querySelectorAll('img')].map(({ src }) => src);
  const shown = [page.container.textContent, ...pictures].join(' ').toLowerCase();
  const translated = {
    category: text('business.categories.plumbing'),
    status: text('business.status.active'),
    timezone: text('detail.israelTime'),
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
