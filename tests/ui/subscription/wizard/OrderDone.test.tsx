import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '@/domain/shared/language';
import { OrderDone } from '@/ui/subscription/wizard/outcome/OrderDone';
import type { OrderSummary, SubscriptionAfterOrder } from '@/ui/subscription/wizard/WizardState';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aSelection } from '@tests/support/builders/aSelection';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { renderPage } from '@tests/support/renderPage';

const READ: SubscriptionAfterOrder = { kind: 'read', subscription: aSubscription() };

async function show(overrides: Partial<OrderSummary>, language: Language = 'en'): Promise<void> {
  const summary: OrderSummary = {
    business: aBusiness(),
    kind: 'create',
    selection: aSelection(),
    email: 'dana@example.com',
    wasConfirmedLater: false,
    afterwards: { kind: 'unread' },
    ...overrides,
  };
  await renderPage(<OrderDone summary={summary} />, { language });
}

describe('the confirmation of an order', () => {
  it.each<[Language, string, RegExp]>([
    ['en', 'The subscription is being set up', /Active|email/],
    ['he', 'המינוי בהקמה', /פעיל|דוא״ל/],
    ['ar', 'يجري إعداد الاشتراك', /فعّال|بالبريد/],
  ])('does not call a subscription active before the API does (%s)', async (language, title, untrue) => {
    await show({ afterwards: { kind: 'missing' } }, language);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByText(untrue)).not.toBeInTheDocument();
  });

  it.each<[string, Partial<OrderSummary>, string]>([
    ['a new subscription that is not read yet', {}, 'The order went through'],
    ['a new subscription that was read', { afterwards: READ }, 'The subscription is active'],
    ['a change', { kind: 'update' }, 'The subscription is updated'],
    ['a reactivation that is not read yet', { kind: 'reactivate' }, 'The order went through'],
    [
      'a reactivation that was read',
      { kind: 'reactivate', afterwards: READ },
      'The subscription is active again',
    ],
    [
      'a reactivation that is not there yet',
      { kind: 'reactivate', afterwards: { kind: 'missing' } },
      'The order went through',
    ],
  ])('has a title for %s', async (_what, overrides, title) => {
    await show(overrides);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it('shows a badge only for a status that was read from the API', async () => {
    await show({});
    expect(screen.queryByText('Active')).not.toBeInTheDocument();
  });
});
