import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '@/domain/shared/language';
import { OrderDone } from '@/ui/subscription/wizard/outcome/OrderDone';
import type { OrderSummary, SubscriptionAfterOrder } from '@/ui/subscription/wizard/WizardState';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aSelection } from '@tests/support/builders/aSelection';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { renderPage } from '@tests/support/renderPage';
import { text, textIn } from '@tests/support/text';

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
    ['en', text('subscription.wizard.done.title.settingUp'), /Active|email/],
    ['he', textIn.he('subscription.wizard.done.title.settingUp'), /פעיל|דוא״ל/],
    ['ar', textIn.ar('subscription.wizard.done.title.settingUp'), /فعّال|بالبريد/],
  ])('does not call a subscription active before the API does (%s)', async (language, title, untrue) => {
    await show({ afterwards: { kind: 'missing' } }, language);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByText(untrue)).not.toBeInTheDocument();
  });

  it.each<[string, Partial<OrderSummary>, string]>([
    ['a new subscription that is not read yet', {}, text('subscription.wizard.done.title.received')],
    ['a new subscription that was read', { afterwards: READ }, text('subscription.wizard.done.title.create')],
    ['a change', { kind: 'update' }, text('subscription.wizard.done.title.update')],
    [
      'a reactivation that is not read yet',
      { kind: 'reactivate' },
      text('subscription.wizard.done.title.received'),
    ],
    [
      'a reactivation that was read',
      { kind: 'reactivate', afterwards: READ },
      text('subscription.wizard.done.title.reactivate'),
    ],
    [
      'a reactivation that is not there yet',
      { kind: 'reactivate', afterwards: { kind: 'missing' } },
      text('subscription.wizard.done.title.received'),
    ],
  ])('has a title for %s', async (_what, overrides, title) => {
    await show(overrides);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it('shows a badge only for a status that was read from the API', async () => {
    await show({});
    expect(screen.queryByText(text('subscription.section.status.active'))).not.toBeInTheDocument();
  });
});
