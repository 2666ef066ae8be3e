import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
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
    { language, path: path ?? '/dashboard/business/business-1', product: world },
  );
  return { world, page };
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));

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
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(way.getByRole('link', { name: 'My businesses' })).toHaveAttribute('href', '/dashboard');
    expect(way.getByText('Haddad Plumbing')).toBeVisible();
    for (const text of ['Leak detection', 'Plumbing', 'business-1', 'Inactive'])
      expect(screen.getByText(text)).toBeVisible();
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
    const contacts = await section('Contact details');
    expect(contacts.getByRole('heading', { name: 'Office' })).toBeVisible();
    expect(contacts.getByRole('heading', { name: 'Emergency' })).toBeVisible();
    expect(contacts.getByRole('link', { name: '03-555-0101' })).toHaveAttribute('href', 'tel:035550101');
    expect(contacts.getByRole('link', { name: '1-700-123-456' })).toHaveAttribute('href', 'tel:1700123456');
    expect(contacts.getByRole('link', { name: 'office@example.com' })).toHaveAttribute(
      'href',
      'mailto:office@example.com',
    );
    expect(contacts.getByText('*2345')).toBeVisible();
    expect(contacts.getByText('03-555-0102')).toBeVisible();
    expect(contacts.getAllByRole('link')).toHaveLength(3);
  });

  it('shows the rating and the number of reviews, and no rating block when there are no reviews', async () => {
    const { page } = await aPageOf({ business: aBusiness({ rating: 4.8, reviewCount: 127 }) });
    expect(await screen.findByText('Rated 4.8 in 127 reviews')).toBeVisible();
    page.unmount();
    await aPageOf({ business: aBusiness({ rating: 4.8, reviewCount: 0 }) });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/Rated/)).not.toBeInTheDocument();
  });

  it('uses the name of the business as the name of its only contact', async () => {
    await aPageOf({ business: aBusiness({ contacts: [aContact({ name: undefined })] }) });
    const contacts = await section('Contact details');
    expect(contacts.getByRole('heading', { name: 'Levi Locks' })).toBeVisible();
  });

  it('says when there are no contact details', async () => {
    await aPageOf({});
    expect((await section('Contact details')).getByText(/No contact details were given/)).toBeVisible();
  });

  it('opens a website in a new tab, and shows an invalid URL as plain text', async () => {
    const { page } = await aPageOf({ business: aBusiness({ website: 'www.example.com' }) });
    const link = await screen.findByRole('link', { name: /www\.example\.com/ });
    expect(link).toHaveAttribute('href', 'https://www.example.com/');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    page.unmount();
    await aPageOf({ business: aBusiness({ website: 'data:text/html,x' }) });
    const contacts = await section('Contact details');
    expect(contacts.getByText('data:text/html,x')).toBeVisible();
    expect(contacts.queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows the address and the time zone', async () => {
    await aPageOf({ business: aBusiness({ address: 'Herzl 1, Haifa', timezone: 'Asia/Jerusalem' }) });
    const card = await section('Address and time zone');
    expect(card.getByText('Herzl 1, Haifa')).toBeVisible();
    expect(card.getByText('Asia/Jerusalem')).toBeVisible();
  });

  it('lists the opening hours from Sunday to Saturday with several ranges a day, closed days and today highlighted', async () => {
    await aPageOf({
      business: aBusiness({
        operatingHours: [
          anOperatingHoursRule({ dayOfWeek: 2, startTime: '16:00', endTime: '19:00' }),
          anOperatingHoursRule({ dayOfWeek: 2, startTime: '08:00', endTime: '13:00' }),
          anOperatingHoursRule({ dayOfWeek: 4, startTime: '18:00', endTime: '02:00' }),
          anOperatingHoursRule({ dayOfWeek: 5, isActive: false }),
        ],
        timezone: 'Asia/Jerusalem',
      }),
    });
    const hours = await section('Operating hours');
    const days = hours
      .getAllByRole('term')
      .map((day) => [day.textContent, day.nextElementSibling?.textContent]);
    expect(days).toEqual([
      ['Sunday', 'Closed'],
      ['Monday', 'Closed'],
      ['Tuesday', '08:00–13:0016:00–19:00'],
      ['Wednesday', 'Closed'],
      ['ThursdayToday', '18:00–02:00 (next day)'],
      ['Friday', 'Closed'],
      ['Saturday', 'Closed'],
    ]);
  });

  it('moves the highlight of today at midnight, also after the page was suspended in the background', async () => {
    const { world } = await aPageOf({
      business: aBusiness({ operatingHours: [anOperatingHoursRule()], timezone: 'Asia/Jerusalem' }),
    });
    const hours = await section('Operating hours');
    const marked = () => hours.getByText('Today').closest('dt')?.textContent;
    expect(marked()).toBe('ThursdayToday');
    await act(async () => world.clock.advance(10 * 3_600_000));
    expect(marked()).toBe('FridayToday');
    vi.spyOn(world.clock, 'now').mockReturnValue(aMoment('2026-03-07T12:00:00Z'));
    fireEvent(document, new Event('visibilitychange'));
    expect(marked()).toBe('SaturdayToday');
  });

  it('says when hours were not provided', async () => {
    await aPageOf({});
    expect((await section('Operating hours')).getByText(/Hours not provided/)).toBeVisible();
  });

  describe('redirects to the dashboard', () => {
    it('when the business belongs to another owner', async () => {
      const { page, world } = await aPageOf({ path: '/dashboard/business/somebody-elses' });
      expect(await screen.findByText('The dashboard')).toBeVisible();
      expect(page.path()).toBe('/dashboard');
      expect(world.notices.waiting).toMatchObject([{ message: 'errors.businessNotFound' }]);
    });

    it('when the id in the URL cannot be a business id', async () => {
      await aPageOf({ path: '/dashboard/business/%20' });
      expect(await screen.findByText('The dashboard')).toBeVisible();
    });

    it('when loading the business fails', async () => {
      await aPageOf({}, ({ network }) => network.setOutage('view-business', 'unavailable'));
      expect(await screen.findByText('The dashboard')).toBeVisible();
    });
  });

  describe('shows the data known from the dashboard while it loads', () => {
    const slowly = async (known: Business) =>
      aPageOf({ business: known }, (world) => {
        world.cache.remember([known]);
        world.network.latency = 1000;
      });

    it('shows the name and status at once, and the actions once the business has loaded', async () => {
      const { world } = await slowly(aBusiness());
      expect(screen.getByRole('heading', { level: 1, name: 'Levi Locks' })).toBeVisible();
      expect(screen.getByRole('status')).toHaveTextContent('Loading the business');
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
      await act(async () => world.clock.advance(1000));
      expect(screen.getByRole('region', { name: 'Business status' })).toBeVisible();
    });

    it('shows contacts, location and hours, which do not move when the business has loaded', async () => {
      const { world } = await slowly(
        aBusiness({
          contacts: [aContact({ phoneNumbers: ['03-555-0101'] })],
          address: 'Herzl 1, Haifa',
          timezone: 'Asia/Jerusalem',
          operatingHours: [anOperatingHoursRule({ dayOfWeek: 2 })],
        }),
      );
      const cards = ['Contact details', 'Address and time zone', 'Operating hours'];
      const before = cards.map((name) => screen.getByRole('region', { name }));
      const heading = screen.getByRole('heading', { level: 1 });
      expect(within(before[2] ?? heading).getAllByText('Today')).toHaveLength(1);
      heading.focus();
      await act(async () => world.clock.advance(1000));
      expect(screen.getByRole('region', { name: 'Business status' })).toBeVisible();
      expect(cards.map((name) => screen.getByRole('region', { name }))).toEqual(before);
      expect(heading).toHaveFocus();
    });

    it('calls no data missing before the business has loaded', async () => {
      const { world } = await slowly(aBusiness({ address: 'Herzl 1, Haifa', timezone: undefined }));
      const facts = ['Contact details', 'Address and time zone', 'Operating hours'];
      for (const name of facts) expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
      await act(async () => world.clock.advance(1000));
      for (const name of facts) expect(screen.getByRole('region', { name })).toBeVisible();
    });
  });

  describe('Business status', () => {
    it('of an active business can only be changed to inactive', async () => {
      await aPageOf({ business: anActiveBusiness(), subscription: aSubscription() });
      const management = await section('Business status');
      expect(management.getByText('Visible to customers')).toBeVisible();
      expect(management.getByRole('button', { name: 'Deactivate business' })).toBeEnabled();
      expect(management.queryByRole('button', { name: 'Activate business' })).not.toBeInTheDocument();
    });

    it('of an inactive business can only be changed to active', async () => {
      await aPageOf({ subscription: aSubscription() });
      const management = await section('Business status');
      expect(management.getByText('Hidden from customers')).toBeVisible();
      expect(await management.findByRole('button', { name: 'Activate business' })).toBeEnabled();
      expect(management.queryByRole('button', { name: 'Deactivate business' })).not.toBeInTheDocument();
    });

    it('says of a draft that it was never published', async () => {
      await aPageOf({ business: aBusiness({ status: 'draft' }) });
      expect((await section('Business status')).getByText(/Draft/)).toBeVisible();
    });

    it.each([
      ['without a subscription', undefined, 'A subscription is required to activate this business.'],
      [
        'with a paused one',
        aSubscription({ status: 'Paused' }),
        'The subscription must be active to activate this business.',
      ],
    ])('disables activation with %s and gives the reason', async (_, subscription, reason) => {
      await aPageOf({ subscription });
      await screen.findByText(reason);
      const button = screen.getByRole('button', { name: 'Activate business' });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription(reason);
      await userEvent.click(button);
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });

    it.each([
      [aSubscription({ status: 'Paused' }), 'Update subscription'],
      [aSubscription({ status: 'Cancelled', cancelledAt: aPointInTime() }), 'Reactivate subscription'],
    ])('links to the page where the subscription can be made active', async (subscription, name) => {
      await aPageOf({ subscription });
      await screen.findByText('The subscription must be active to activate this business.');
      const management = await section('Business status');
      expect(management.getByRole('link', { name })).toHaveAttribute(
        'href',
        '/dashboard/business/business-1/subscription',
      );
    });

    it('disables activation while the subscription is unknown because it failed to load', async () => {
      await aPageOf({ subscription: aSubscription() }, ({ network }) =>
        network.setOutage('load-subscription', 'unavailable', 1),
      );
      expect(await screen.findByText(/We could not check the subscription/)).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Get started now' })).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await expect
        .poll(() => screen.getByRole('button', { name: 'Activate business' }).ariaDisabled)
        .not.toBe('true');
    });

    it('asks for confirmation before activating, then shows the business as active', async () => {
      const { world } = await aPageOf({ subscription: aSubscription() });
      await screen.findByRole('link', { name: 'Update subscription' });
      await userEvent.click(screen.getByRole('button', { name: 'Activate business' }));
      const question = within(screen.getByRole('alertdialog', { name: 'Activate the business?' }));
      expect(question.getByText(/becomes visible to users/)).toHaveTextContent(
        'Levi Locks becomes visible to users, who can find it and interact with it.',
      );
      expect(world.network.requestsOf('change-business-status')).toBe(0);
      await userEvent.click(question.getByRole('button', { name: 'Activate business' }));
      expect(await screen.findByText('Visible to customers')).toBeVisible();
      expect(screen.getAllByText('Active', { selector: 'span' })).toHaveLength(2);
      expect(world.notices.waiting).toMatchObject([{ message: 'business.management.activated' }]);
    });

    it('asks for confirmation before deactivating, then moves the focus to the Activate button', async () => {
      await aPageOf({ business: anActiveBusiness(), subscription: aSubscription() });
      await userEvent.click(await screen.findByRole('button', { name: 'Deactivate business' }));
      const question = within(screen.getByRole('alertdialog', { name: 'Deactivate the business?' }));
      expect(question.getByText(/no longer be visible/)).toBeVisible();
      await userEvent.click(question.getByRole('button', { name: 'Deactivate business' }));
      await expect.poll(() => document.activeElement?.textContent).toBe('Activate business');
    });

    it('stays unchanged when the confirmation is cancelled', async () => {
      const { world } = await aPageOf({ business: anActiveBusiness() });
      await userEvent.click(await screen.findByRole('button', { name: 'Deactivate business' }));
      await userEvent.click(screen.getByRole('button', { name: 'Keep active' }));
      await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
      expect(world.network.requestsOf('change-business-status')).toBe(0);
    });

    it('warns before activating with a subscription that will end', async () => {
      await aPageOf({ subscription: aSubscription({ cancelledAt: aPointInTime('2026-04-01T09:00:00Z') }) });
      await screen.findByRole('link', { name: 'Reactivate subscription' });
      await userEvent.click(screen.getByRole('button', { name: 'Activate business' }));
      expect(screen.getByRole('alertdialog')).toHaveTextContent(
        'The subscription is cancelled and ends on 1.4.2026.',
      );
    });

    it('stays unchanged when the server refuses, and the reason stays on the page', async () => {
      await aPageOf({ business: anActiveBusiness() }, ({ network }) =>
        network.setOutage('change-business-status', 'refused'),
      );
      await userEvent.click(await screen.findByRole('button', { name: 'Deactivate business' }));
      const question = within(screen.getByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Deactivate business' }));
      const management = await section('Business status');
      expect(await management.findByText('Failed to deactivate business')).toBeVisible();
      expect(management.getByText('The demo service refused the request')).toBeVisible();
      expect(management.getByText('Visible to customers')).toBeVisible();
    });
  });

  it('comes before the subscription, except when the business has no usable subscription', async () => {
    const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const { page } = await aPageOf({});
    await screen.findByText('Open the door to customers');
    expect(names().slice(0, 2)).toEqual(['Open the door to customers', 'Business status']);
    page.unmount();
    await aPageOf({ subscription: aSubscription() });
    await screen.findByText('Basic plan');
    expect(names().slice(0, 2)).toEqual(['Business status', 'Subscription']);
  });

  it.each([
    ['he', 'הפעלת העסק', 'כדי להפעיל את העסק נדרש מינוי.'],
    ['ar', 'تفعيل المصلحة', 'لتفعيل المصلحة يلزم اشتراك.'],
  ] as const)('is translated to %s', async (language, action, reason) => {
    await aPageOf({ language });
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByRole('button', { name: action })).toHaveAccessibleDescription(reason);
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
  await section('Business status');
  const pictures = [...page.container.querySelectorAll('img')].map(({ src }) => src);
  const shown = [page.container.textContent, ...pictures].join(' ').toLowerCase();
  const hidden = Object.entries(business).filter(
    ([, value]) => !leavesOf(value).some((leaf) => shown.includes(leaf)),
  );
  expect(hidden.map(([field]) => field)).toEqual([
    'name',
    'displayName',
    'displayNames',
    'description',
    'subcategory',
    'categoryIds',
    'keywords',
    'regionId',
    'wasMarkedActive',
    'isVerified',
    'coverPhoto',
    'ownerId',
    'createdAt',
    'updatedAt',
  ]);
});
