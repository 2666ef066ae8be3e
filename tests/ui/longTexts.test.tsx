import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { BusinessDetailPage } from '@/ui/business/detail/BusinessDetailPage';
import { DashboardPage } from '@/ui/business/dashboard/DashboardPage';
import { MAX_SHOWN_LENGTHS } from '@/ui/i18n/shownText';
import { ProfilePage } from '@/ui/profile/ProfilePage';
import { PricingPage } from '@/ui/site/pricing/PricingPage';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { aProfileScreen } from '@tests/support/aProfileScreen';
import { dataFullOf } from '@tests/support/dataFullOf';
import { aUser } from '@tests/support/builders/aUser';
import { aWindow } from '@tests/support/aWindow';
import { longestOnPage } from '@tests/support/longestOnPage';
import { renderInLayout } from '@tests/support/renderInLayout';
import { renderPage } from '@tests/support/renderPage';
import { text } from '@tests/support/text';
import { openPage, openStep } from './subscription/wizard/wizardPage';

/** More than a million characters, with and without spaces. */
const LONG = `${'word '.repeat(100)}${'אבגדה'.repeat(200_000)}`;
const { business: BUSINESS, catalog: CATALOG, subscription: SUBSCRIPTION, owner: OWNER } = dataFullOf(LONG);

/** The limit of a value, with room for a text of the app around it. */
const MAX_LENGTH = MAX_SHOWN_LENGTHS.description + 200;

const expectShortened = (): void => {
  expect(document.body.textContent).toContain('word word');
  const { length, location } = longestOnPage();
  expect(length > MAX_LENGTH ? location : 'nowhere').toBe('nowhere');
};

describe('A text of a megabyte (threats T18 and T24)', () => {
  it('is shortened in the list of businesses', async () => {
    await renderPage(<DashboardPage />, {
      path: '/dashboard',
      viewModels: anOwnersWorld({ businesses: [BUSINESS], owner: OWNER }),
    });
    await screen.findByRole('listitem');
    expectShortened();
  });

  it('is shortened on the page of a business and in its subscription', async () => {
    await renderPage(
      <Routes>
        <Route path="/dashboard/business/:id" element={<BusinessDetailPage />} />
      </Routes>,
      {
        path: '/dashboard/business/business-1',
        viewModels: anOwnersWorld({ businesses: [BUSINESS], subscription: SUBSCRIPTION }),
      },
    );
    await screen.findByText(/4242/u);
    expectShortened();
  });

  it('is shortened in the list of plans', async () => {
    await openPage({ business: BUSINESS, catalog: CATALOG });
    await screen.findByRole('radio', { name: /word/u });
    expectShortened();
  });

  it.each(['add-ons', 'review', 'payment'] as const)('is shortened on the step %s', async (step) => {
    await openStep(step, {
      business: BUSINESS,
      catalog: CATALOG,
      subscription: SUBSCRIPTION,
      addOnIds: [CATALOG.addOns[0]?.id ?? ''],
    });
    expectShortened();
  });

  it('is shortened in the displayed profile', async () => {
    aWindow();
    const { viewModel } = aProfileScreen(OWNER);
    await renderPage(<ProfilePage />, { path: '/profile', viewModels: { createProfile: () => viewModel } });
    await screen.findAllByText(/word/u);
    expectShortened();
  });

  it('is not shortened in the profile form, so that saving keeps the whole text', async () => {
    aWindow();
    const { viewModel, world } = aProfileScreen(aUser({ address: LONG }));
    await renderPage(<ProfilePage />, {
      path: '/profile?mode=edit',
      viewModels: { createProfile: () => viewModel },
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
    expectShortened();
  });

  it('is shortened in the public prices', async () => {
    await renderInLayout('/pricing', { page: <PricingPage />, catalog: CATALOG });
    await screen.findAllByText(/word/u);
    expectShortened();
  });
});
