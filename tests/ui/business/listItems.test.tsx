import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoSubscriptions } from '@/adapters/in-memory/world/seeds/demoSubscriptions';
import { DashboardPage } from '@/ui/business/dashboard/DashboardPage';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { aBusiness, anActiveBusiness } from '@tests/support/builders/aBusiness';
import { componentsOf } from '@tests/support/componentsOf';
import { FixedClock } from '@tests/support/FixedClock';
import { renderPage } from '@tests/support/renderPage';

/** Each component takes as long as several elements when a list is rendered. */
const MAX_COMPONENTS = 7;

/** Opens the dashboard with every kind of subscription, and with businesses without one. */
async function itemsOfTheDashboard(withoutSubscription: number): Promise<readonly Element[]> {
  const clock = new FixedClock('2026-11-22T07:41:00Z');
  const subscriptions = Object.fromEntries(demoSubscriptions(clock.now()));
  const without = Array.from({ length: withoutSubscription }, (_, index) => `AMN-2${String(index)}`);
  const businesses = [
    ...Object.keys(subscriptions).map((id) => anActiveBusiness({ id })),
    ...without.map((id) => aBusiness({ id })),
  ];
  const { viewModels, ...world } = anOwnersWorld({ clock, businesses, subscriptions });
  await renderPage(<DashboardPage />, {
    path: '/dashboard',
    viewModels: { ...world, attention: viewModels.attention },
  });
  const items = () =>
    screen.getAllByRole('heading', { level: 2 }).flatMap((name) => name.closest('li') ?? []);
  await waitFor(() => {
    expect(items()).toHaveLength(businesses.length);
    for (const item of items()) expect(item.querySelector('[class*="slot"]')).not.toBeEmptyDOMElement();
  });
  return items();
}

describe('an item of the list of businesses', () => {
  it.each([
    ['a card', 2],
    ['a row', 30],
  ])('%s consists of few components, whatever its subscription', async (_, withoutSubscription) => {
    const counts = (await itemsOfTheDashboard(withoutSubscription)).map(componentsOf);
    expect(counts.filter((count) => count < 2 || count > MAX_COMPONENTS)).toEqual([]);
  });
});
