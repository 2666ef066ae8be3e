import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { COMPLETE_LANGUAGES, type Language } from '@/domain/shared/language';
import { OrderDone } from '@/ui/subscription/wizard/outcome/OrderDone';
import type { OrderSummary, SubscriptionAfterOrder } from '@/ui/subscription/wizard/WizardState';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aSelection } from '@tests/support/builders/aSelection';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { renderPage } from '@tests/support/renderPage';
import { text, textsUnder } from '@tests/support/text';

const EMAIL = 'dana@example.com';
const READ: SubscriptionAfterOrder = { kind: 'read', subscription: aSubscription() };

async function show(overrides: Partial<OrderSummary>, language: Language = 'en'): Promise<void> {
  const summary: OrderSummary = {
    business: aBusiness(),
    kind: 'create',
    selection: aSelection(),
    email: EMAIL,
    wasConfirmedLater: false,
    afterwards: { kind: 'unread' },
    ...overrides,
  };
  await renderPage(<OrderDone summary={summary} />, { language });
}

describe('the confirmation of an order', () => {
  it.each(COMPLETE_LANGUAGES)(
    'does not call a subscription active before the API does (%s)',
    async (language) => {
      const words = textsUnder('subscription', language);
      await show({ afterwards: { kind: 'missing' } }, language);
      const title = words('wizard.done.title.settingUp');
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.queryByText(words('section.status.active'))).not.toBeInTheDocument();
      expect(document.body).not.toHaveTextContent(words('wizard.done.emailSentTo', { email: EMAIL }));
    },
  );

  it.each<[string, Partial<OrderSummary>, 'create' | 'update' | 'reactivate' | 'received']>([
    ['a new subscription that is not read yet', {}, 'received'],
    ['a new subscription that was read', { afterwards: READ }, 'create'],
    ['a change', { kind: 'update' }, 'update'],
    ['a reactivation that is not read yet', { kind: 'reactivate' }, 'received'],
    ['a reactivation that was read', { kind: 'reactivate', afterwards: READ }, 'reactivate'],
    [
      'a reactivation that is not there yet',
      { kind: 'reactivate', afterwards: { kind: 'missing' } },
      'received',
    ],
  ])('has a title for %s', async (_what, overrides, title) => {
    await show(overrides);
    const name = text(`subscription.wizard.done.title.${title}`);
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  it('shows a badge only for a status that was read from the API', async () => {
    await show({});
    expect(screen.queryByText(text('subscription.section.status.active'))).not.toBeInTheDocument();
  });
});
