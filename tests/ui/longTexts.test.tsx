import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@/domain/shared/language';
import type { Entitlement } from '@/domain/subscription/Plan';
import { BusinessDetailPage } from '@/ui/business/detail/BusinessDetailPage';
import { DashboardPage } from '@/ui/business/dashboard/DashboardPage';
import { LONGEST_SHOWN } from '@/ui/i18n/shownText';
import { ProfilePage } from '@/ui/profile/ProfilePage';
import { PricingPage } from '@/ui/site/pricing/PricingPage';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { aProfileScreen } from '@tests/support/aProfileScreen';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aCatalog } from '@tests/support/builders/aCatalog';
import { aContact } from '@tests/support/builders/aContact';
import { anAddOn } from '@tests/support/builders/anAddOn';
import { anAddOnItem } from '@tests/support/builders/anAddOnItem';
import { aPlan } from '@tests/support/builders/aPlan';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aSavedCard } from '@tests/support/builders/aSavedCard';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { aUser } from '@tests/support/builders/aUser';
import { aWindow } from '@tests/support/aWindow';
import { renderInLayout } from '@tests/support/renderInLayout';
import { renderPage } from '@tests/support/renderPage';
import { text } from '@tests/support/text';
import { openPage, openStep } from './subscription/wizard/wizardPage';

/** More than a million characters, with and without spaces. */
const LONG = `${'word '.repeat(100)}${'אבגדה'.repeat(200_000)}`;
const EVERYWHERE = Object.fromEntries(LANGUAGES.map((language: Language) => [language, LONG]));

const ENTITLEMENT: Entitlement = {
  featureId: LONG,
  featureName: LONG,
  value: LONG,
  type: LONG,
  displayName: undefined,
};
const ITEM = {
  name: LONG,
  externalName: LONG,
  description: LONG,
  entitlements: [ENTITLEMENT, { ...ENTITLEMENT, featureId: 'photos', displayName: LONG }],
};
const BUSINESS = aBusiness({
  name: LONG,
  displayName: LONG,
  names: EVERYWHERE,
  displayNames: EVERYWHERE,
  description: LONG,
  descriptions: EVERYWHERE,
  category: LONG,
  address: LONG,
  timezone: LONG,
  website: `https://example.com/${LONG}`,
  contacts: [
    aContact({
      name: LONG,
      names: EVERYWHERE,
      phoneNumbers: [LONG, '1'.repeat(1_000_000)],
      email: LONG,
      fax: LONG,
    }),
  ],
});
const CATALOG = aCatalog({ plans: [aPlan(ITEM)], addOns: [anAddOn(ITEM)] });
const SUBSCRIPTION = aSubscription({
  status: LONG,
  cancelReason: LONG,
  items: [aPlanItem({ name: LONG }), anAddOnItem({ name: LONG }), anAddOnItem({ id: 'retired', name: LONG })],
  card: aSavedCard({ brand: LONG, maskedNumber: LONG }),
});
const OWNER = aUser({
  firstName: LONG,
  lastName: LONG,
  names: { firstName: EVERYWHERE, lastName: EVERYWHERE },
  displayName: LONG,
  email: `${LONG}@example.com`,
  phoneNumber: LONG,
  address: LONG,
  streetAddress: LONG,
  city: LONG,
});

/** Attributes for form values, drawings and URLs. Their length is not limited, because they are not shown as text. */
const UNREAD = ['value', 'd', 'style', 'class'];

/** The longest text or attribute of the page, with its element. */
function longest(): { readonly length: number; readonly location: string } {
  const found = [...document.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => ({
        length: node.nodeValue?.length ?? 0,
        location: `${element.tagName}: ${node.nodeValue?.slice(0, 40) ?? ''}`,
      })),
    ...[...element.attributes]
      .filter(({ name }) => !UNREAD.includes(name))
      .map(({ name, value }) => ({ length: value.length, location: `${element.tagName} ${name}` })),
  ]);
  return found.reduce((most, each) => (each.length > most.length ? each : most), { length: 0, location: '' });
}

/** The longest text of the page may also contain a text of the app around the shortened value. */
const MOST = LONGEST_SHOWN.description + 200;

const fits = (): void => {
  expect(document.body.textContent).toContain('word word');
  const { length, location } = longest();
  expect(length > MOST ? location : 'nowhere').toBe('nowhere');
};

describe('A text of a megabyte', () => {
  it('is shortened in the list of businesses', async () => {
    await renderPage(<DashboardPage />, {
      path: '/dashboard',
      product: anOwnersWorld({ businesses: [BUSINESS], owner: OWNER }),
    });
    await screen.findByRole('listitem');
    fits();
  });

  it('is shortened on the page of a business and in its subscription', async () => {
    await renderPage(
      <Routes>
        <Route path="/dashboard/business/:id" element={<BusinessDetailPage />} />
      </Routes>,
      {
        path: '/dashboard/business/business-1',
        product: anOwnersWorld({ businesses: [BUSINESS], subscription: SUBSCRIPTION }),
      },
    );
    await screen.findByText(/4242/u);
    fits();
  });

  it('is shortened in the list of plans', async () => {
    await openPage({ business: BUSINESS, catalog: CATALOG });
    await screen.findByRole('radio', { name: /word/u });
    fits();
  });

  it.each(['add-ons', 'review', 'payment'] as const)('is shortened on the step %s', async (step) => {
    await openStep(step, {
      business: BUSINESS,
      catalog: CATALOG,
      subscription: SUBSCRIPTION,
      addOnIds: [CATALOG.addOns[0]?.id ?? ''],
    });
    fits();
  });

  it('is shortened in the displayed profile', async () => {
    aWindow();
    const { viewModel } = aProfileScreen(OWNER);
    await renderPage(<ProfilePage />, { path: '/profile', product: { createProfile: () => viewModel } });
    await screen.findAllByText(/word/u);
    fits();
  });

  it('is not shortened in the profile form, so that saving keeps the whole text', async () => {
    aWindow();
    const { viewModel, world } = aProfileScreen(aUser({ address: LONG }));
    await renderPage(<ProfilePage />, {
      path: '/profile?mode=edit',
      product: { createProfile: () => viewModel },
    });
    const name = await screen.findByRole('textbox', { name: `${text('profile.names.firstName')} English` });
    await userEvent.setup({ delay: null }).type(name, 'x');
    await act(async () => viewModel.save());
    expect(world.user(OWNER.id)?.names.firstName.en).toMatch(/x$/u);
    expect(world.user(OWNER.id)?.address).toBe(LONG);
  });

  it('is shortened in the header and the user menu', async () => {
    const { user } = await renderInLayout('/', { user: OWNER });
    await user.click(await screen.findByRole('button', { name: /word/u }));
    await screen.findByRole('dialog');
    fits();
  });

  it('is shortened in the public prices', async () => {
    await renderInLayout('/pricing', { page: <PricingPage />, catalog: CATALOG });
    await screen.findAllByText(/word/u);
    fits();
  });
});
