import type { ParseKeys, TOptions } from 'i18next';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { InMemoryCardFields } from '@/adapters/in-memory/InMemoryCardFields';
import type { CompleteLanguage } from '@/domain/shared/language';
import { isAvailable, type PaymentMethod } from '@/domain/subscription/paymentMethod';
import { fingerprintOf } from '@/domain/subscription/PlanSelection';
import { BILLING_FIELDS, type BillingFormValues } from '@/domain/validation/BillingAddress';
import { billingFieldId } from '@/ui/subscription/wizard/payment/billingFields';
import { laterSteps } from '@/ui/subscription/wizard/laterSteps';
import { SubscriptionWizardPage } from '@/ui/subscription/wizard/SubscriptionWizardPage';
import { aBillingForm } from '@tests/support/builders/aBillingForm';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { anAddOnId } from '@tests/support/builders/anAddOnId';
import { aPlanId } from '@tests/support/builders/aPlanId';
import { aSelectionDraft } from '@tests/support/builders/aSelectionDraft';
import { aUserId } from '@tests/support/builders/aUserId';
import { defined } from '@tests/support/builders/defined';
import { aWindow } from '@tests/support/aWindow';
import { aWizard } from '@tests/support/aWizard';
import { renderPage } from '@tests/support/renderPage';
import { textIn, textsUnder } from '@tests/support/text';

export type Environment = ReturnType<typeof aWizard>;
export type WizardPageOptions = NonNullable<Parameters<typeof aWizard>[0]> & {
  readonly language?: CompleteLanguage | undefined;
  readonly path?: string;
};

export const wizardText = textsUnder('subscription.wizard');

export const WIZARD_PATH = '/dashboard/business/business-1/subscription';

/** Renders the page of the wizard in StrictMode with the card fields of the demo. */
export async function openPage(
  options: WizardPageOptions = {},
  prepare: (environment: Environment) => void = () => {},
) {
  const { path = WIZARD_PATH, ...wizardOptions } = options;
  const { language } = options;
  const { scrolls } = aWindow();
  let tokens = 0;
  const environment = aWizard({
    cardFields: (world) => new InMemoryCardFields(world, document, () => String((tokens += 1))),
    ...wizardOptions,
  });
  prepare(environment);
  const page = await renderPage(
    <Routes>
      <Route path="/dashboard" element={<p>The dashboard</p>} />
      <Route path="/dashboard/business/:id/subscription" element={<SubscriptionWizardPage />} />
    </Routes>,
    { language, path, viewModels: environment, loadedParts: [laterSteps] },
  );
  return { environment, page, scrolls, user: userEvent.setup({ delay: null }) };
}

interface PaymentOptions extends WizardPageOptions {
  readonly method?: PaymentMethod;
  readonly planId?: string;
  readonly addOnIds?: readonly string[];
}

/** Opens the wizard at a later step, with a stored draft as the selection and the step in the URL. */
export async function openStep(
  step: 'add-ons' | 'review' | 'payment',
  options: PaymentOptions = {},
  prepare: (environment: Environment) => void = () => {},
) {
  const { subscription, method, planId, addOnIds = [] } = options;
  const isUsable = subscription?.card !== undefined && isAvailable('existing-card', subscription.card);
  const opened = await openPage({ path: `${WIZARD_PATH}?step=${step}`, ...options }, (environment) => {
    const draft = aSelectionDraft({
      planId: aPlanId(planId),
      addOns: addOnIds.map((id) => ({ id: anAddOnId(id), quantity: 1 })),
      method: method ?? (isUsable ? 'existing-card' : undefined),
      fingerprint: fingerprintOf(subscription),
      savedAt: environment.clock.now(),
    });
    environment.selectionDrafts.save({ userId: aUserId(), businessId: aBusinessId() }, draft);
    prepare(environment);
  });
  const heading = textIn[options.language ?? 'en'](`subscription.wizard.${HEADINGS[step]}`);
  await screen.findByRole('region', { name: heading });
  return opened;
}

/** The accessible name of the region of each step. */
const HEADINGS = {
  'add-ons': 'addOns.heading',
  review: 'review.heading',
  payment: 'steps.payment',
} as const;

/** Opens the payment step with a new card selected and its fields mounted. */
export async function openNewCard(
  options: PaymentOptions = {},
  prepare?: (environment: Environment) => void,
) {
  const opened = await openStep('payment', { method: 'new-card', ...options }, prepare);
  await screen.findByLabelText(wizardText('payment.cardField.number'), { selector: 'input' });
  return opened;
}

/** A key of the texts of the wizard. */
export type WizardKey = ParseKeys<'translation', TOptions, 'subscription.wizard'>;

export const field = (label: WizardKey, language?: CompleteLanguage): HTMLElement =>
  screen.getByLabelText(textsUnder('subscription.wizard', language)(label), { selector: 'input' });

/** A button by its text. `getByRole` with a name is slow on a page of this size. */
export function button(key: WizardKey, language?: CompleteLanguage): HTMLElement {
  const words = screen
    .getAllByText(textsUnder('subscription.wizard', language)(key))
    .find((element) => element.closest('button') !== null);
  return defined(words?.closest('button') ?? undefined);
}

/** Presses an element that changes the step, and waits for the frame that shows the next step. */
export async function pressAndWaitForFrame(user: UserEvent, element: HTMLElement): Promise<void> {
  await user.click(element);
  await act(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown, 1))));
}

/** Types a value and leaves the field. */
export function typeAndLeave(label: WizardKey, value: string): void {
  type(label, value);
  fireEvent.blur(field(label));
}

export function type(label: WizardKey, value: string): void {
  const input = field(label);
  fireEvent.focus(input);
  fireEvent.input(input, { target: { value } });
}

/** Fills in a valid card and billing address. `overrides` overrides single fields. */
export function fillIn(overrides: Partial<BillingFormValues> = {}, card = '4242424242424242'): void {
  typeAndLeave('payment.cardField.number', card);
  typeAndLeave('payment.cardField.expiry', '1230');
  typeAndLeave('payment.cardField.securityCode', '123');
  fillInBilling(overrides);
}

export function fillInBilling(overrides: Partial<BillingFormValues> = {}): void {
  const form = aBillingForm(overrides);
  for (const name of BILLING_FIELDS) {
    const input = document.querySelector(`#${billingFieldId(name)}`);
    if (input instanceof HTMLInputElement) fireEvent.input(input, { target: { value: form[name] } });
  }
}
