import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Money } from '@/domain/shared/Money';
import { fingerprintOf } from '@/domain/subscription/PlanSelection';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aCatalog } from '@tests/support/builders/aCatalog';
import { anAddOnItem } from '@tests/support/builders/anAddOnItem';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aPlan, anAnnualPlan } from '@tests/support/builders/aPlan';
import { aPointInTime } from '@tests/support/builders/aMoment';
import { aSelectionDraft } from '@tests/support/builders/aSelectionDraft';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { aUserId } from '@tests/support/builders/aUserId';
import { defined } from '@tests/support/builders/defined';
import { button, pressAndWaitForFrame, openNewCard, openPage, openStep, put } from './wizardPage';

const CANCELLED = aSubscription({ cancelledAt: aPointInTime('2026-04-01T09:00:00Z') });

describe('Wizard page: the steps', () => {
  it('creates a subscription for a business without one, and shows the name of the business', async () => {
    await openPage({ business: aBusiness({ names: { en: 'Haddad Plumbing' } }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Create subscription' })).toBeVisible();
    expect(screen.getByText('Haddad Plumbing')).toBeVisible();
    const steps = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('button');
    expect(steps.map((step) => step.textContent)).toEqual(['1Plan', '2Add-ons', '3Review', '4Payment']);
    expect(steps[0]).toHaveAttribute('aria-current', 'step');
    expect(document.title).toMatch(/^Create subscription · /);
  });

  it('updates an existing subscription', async () => {
    await openPage({ subscription: aSubscription() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Update subscription' })).toBeVisible();
  });

  it('announces under a heading that it is loading', async () => {
    await openPage({}, ({ network }) => (network.latency = 1000));
    expect(screen.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible();
    expect(screen.getByText('Loading the plans')).toBeInTheDocument();
  });

  it('redirects to the dashboard from a URL without a business id', async () => {
    await openPage({ path: '/dashboard/business/%20/subscription' });
    expect(await screen.findByText('The dashboard')).toBeVisible();
  });

  it('moves the focus and the scroll position to the top of each new step', async () => {
    const { user, scrolls } = await openPage();
    await screen.findByText('Basic');
    expect(button('Previous')).toBeDisabled();
    await pressAndWaitForFrame(user, button('Next'));
    expect(screen.getByRole('region', { name: 'Add only what is needed' })).toHaveFocus();
    expect(screen.getByText('Step 2 of 4: Add-ons')).toBeInTheDocument();
    expect(scrolls).toEqual(['top']);
    await pressAndWaitForFrame(user, button('Plan'));
    expect(screen.getByRole('region', { name: 'Choose a plan' })).toHaveFocus();
  });

  it('discards a restored draft on Start over, and moves the focus from the removed button', async () => {
    const { user } = await openPage({}, ({ drafts, clock }) => {
      const draft = aSelectionDraft({ fingerprint: fingerprintOf(undefined), savedAt: clock.now() });
      drafts.save({ userId: aUserId(), businessId: aBusinessId() }, draft);
    });
    await screen.findByText('We restored your selection.');
    await user.click(button('Start over'));
    expect(screen.queryByText('We restored your selection.')).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('continues to the payment step, which has no Next button', async () => {
    const { user } = await openStep('review');
    await pressAndWaitForFrame(user, button('Go to payment'));
    expect(screen.queryByText('Next')).not.toBeInTheDocument();
    await pressAndWaitForFrame(user, button('Previous'));
    expect(button('Go to payment')).toBeVisible();
  });

  it('offers a reload when the plans fail to load, with the message of the server under "Details"', async () => {
    const { environment, user } = await openPage({}, ({ network }) =>
      network.setOutage('load-plans', 'unavailable'),
    );
    expect(await screen.findByText('Failed to load subscription plans')).toBeVisible();
    expect(screen.getByText('Please check the connection and try again.')).toBeVisible();
    const words = screen.getByText('The demo service is taking a break');
    expect(screen.getByRole('alert')).not.toContainElement(words);
    expect(words).not.toBeVisible();
    await user.click(screen.getByText('Details from the service'));
    expect(words).toBeVisible();
    await user.click(button('Try again'));
    expect(environment.navigation.moves).toEqual(['reload']);
  });

  it('says what to do when the server sends no message', async () => {
    await openPage({}, ({ network }) => network.setOutage('load-plans', 'malformed'));
    expect(await screen.findByText('Please check the connection and try again.')).toBeVisible();
  });

  it.each([
    ['en', 'No plans are for sale right now', 'Contact support'],
    ['he', 'כרגע אין מסלולים למכירה', 'פנייה לתמיכה'],
    ['ar', 'لا توجد باقات معروضة للبيع حاليًا', 'التواصل مع الدعم'],
  ] as const)('links to support instead of the next step when no plan is for sale (%s)', async (...given) => {
    const [language, title, contact] = given;
    await openPage({ language, catalog: aCatalog({ plans: [] }) });
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: contact })).toHaveAttribute('href', '/contact');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(/^(Next|הבא|التالي)$/)).not.toBeInTheDocument();
  });
});

describe('Wizard page: plan', () => {
  it('shows price, saving and billing cycle', async () => {
    const { user } = await openPage();
    await user.click(await screen.findByRole('radio', { name: 'Annual' }));
    const plan = screen.getByRole('radio', { name: /Basic/ });
    expect(plan).toBeChecked();
    expect(plan).toHaveAccessibleName(/490.*\/ year/);
    expect(plan).toHaveAccessibleDescription(/You save.*98.*a year \(17%\)/);
    expect(screen.getByText('Save up to', { exact: false })).toHaveTextContent('Save up to 17%');
  });

  it('removes add-ons when another plan is chosen, and offers Undo', async () => {
    const { user } = await openPage({
      subscription: aSubscription({ items: [aPlanItem(), anAddOnItem()] }),
    });
    await user.click(await screen.findByRole('radio', { name: /Pro/ }));
    expect(screen.getByText('Choosing another plan cleared 1 add-on.')).toBeVisible();
    await user.click(button('Undo'));
    expect(screen.queryByText('Choosing another plan cleared 1 add-on.')).not.toBeInTheDocument();
  });

  it('asks for a plan when the current one is no longer offered', async () => {
    await openPage({ subscription: aSubscription({ items: [aPlanItem({ id: 'old', name: 'Starter' })] }) });
    const retired = await screen.findByRole('region', { name: 'Your current plan (no longer offered)' });
    expect(within(retired).getByText('Starter')).toBeVisible();
    expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Next')).toHaveAccessibleDescription('Choose a plan to continue');
  });

  it('says that only one billing cycle exists, and that plans in other currencies are hidden', async () => {
    const dollars = aPlan({ id: 'usd', name: 'Dollars', price: defined(Money.parse(100, 'USD')) });
    const plans = [aPlan(), aPlan({ id: 'other', name: 'Other' }), dollars];
    await openPage({ catalog: aCatalog({ plans, addOns: [] }) });
    expect(await screen.findByText('Only monthly plans are offered at the moment.')).toBeVisible();
    expect(screen.getByText('Plans and add-ons priced in another currency are not shown.')).toBeVisible();
  });

  it('explains why no plan is selected in the other billing cycle', async () => {
    const plans = [aPlan(), anAnnualPlan({ name: 'New' })];
    const { user } = await openPage({
      subscription: aSubscription(),
      catalog: aCatalog({ plans, addOns: [] }),
    });
    await user.click(await screen.findByRole('radio', { name: 'Annual' }));
    expect(screen.getByText(/The current plan is not offered with this billing cycle/)).toBeVisible();
  });
});

describe('Wizard page: add-ons and review', () => {
  it('adds to the total, and announces the new total politely', async () => {
    const { user } = await openStep('add-ons');
    const total = defined(
      screen.getAllByRole('status').find((status) => status.textContent.includes('Total per month')),
    );
    expect(total).toHaveTextContent('49.00');
    await user.click(screen.getByRole('checkbox', { name: /Promotion/ }));
    expect(total).toHaveTextContent('74.00');
    await user.click(screen.getByRole('checkbox', { name: /Promotion/ }));
    expect(total).toHaveTextContent('49.00');
  });

  it('says that there are no add-ons, and continues', async () => {
    const { user } = await openStep('add-ons', { catalog: aCatalog({ addOns: [] }) });
    expect(screen.getByText('There are no add-ons for this billing cycle.')).toBeVisible();
    await pressAndWaitForFrame(user, button('Next'));
    expect(button('Go to payment')).toBeVisible();
  });

  it('keeps a quantity that cannot be changed, and names the dropped add-ons', async () => {
    const items = [aPlanItem(), anAddOnItem({ quantity: 2 }), anAddOnItem({ id: 'old', name: 'Banner' })];
    const { user } = await openPage({ subscription: aSubscription({ items }) });
    await screen.findByText('Basic');
    await pressAndWaitForFrame(user, button('Next'));
    expect(screen.getByRole('checkbox', { name: /×2/ })).toBeChecked();
    expect(screen.getByText(/it will be removed/)).toHaveTextContent('Banner');
    await pressAndWaitForFrame(user, button('Next'));
    expect(screen.getByText('The quantity stays as it is.')).toBeVisible();
  });

  it('links back to each part of the order', async () => {
    const { user } = await openStep('review');
    expect(screen.getByText('None')).toBeVisible();
    await pressAndWaitForFrame(user, screen.getByRole('button', { name: 'Change: Add-ons' }));
    expect(screen.getByText('Add only what is needed')).toBeVisible();
    await pressAndWaitForFrame(user, button('Next'));
    await pressAndWaitForFrame(user, screen.getByRole('button', { name: 'Change: Billing cycle' }));
    expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  });

  it.each([
    ['create', undefined, /The first billing cycle starts immediately after payment/],
    ['update', aSubscription(), /The change takes effect after payment/],
    ['reactivate', CANCELLED, /The subscription continues/],
  ])('says what happens after paying: %s', async (_kind, subscription, words) => {
    await openStep('review', { subscription, planId: 'pro-monthly' });
    expect(screen.getByText(words)).toBeVisible();
  });

  it('says that an update would change nothing, and links to the choice of a card', async () => {
    const { user } = await openStep('review', { subscription: aSubscription() });
    expect(button('Go to payment')).toHaveAccessibleDescription(
      'The business has exactly this already, so there is nothing to pay. Change the plan or the add-ons here, or the card in the next step.',
    );
    await pressAndWaitForFrame(user, button('Go to payment'));
    expect(screen.getByRole('radio', { name: /New credit card/ })).toBeVisible();
  });
});

describe('Wizard page: leaving and coming back', () => {
  it('asks for confirmation before typed data is lost', async () => {
    const { user, environment } = await openNewCard();
    put('City', 'Haifa');
    await user.click(button('Cancel'));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without subscribing?' });
    await user.click(within(question).getByText('Keep going'));
    expect(environment.navigation.moves).toEqual([]);
    await user.click(button('Cancel'));
    await user.click(await screen.findByText('Leave'));
    expect(environment.navigation.moves).toEqual(['open /dashboard/business/business-1']);
  });

  it('says that a selection was restored, and can start over', async () => {
    const { user } = await openStep('review', { addOnIds: ['promotion-monthly'] });
    expect(screen.getByText('We restored your selection.')).toBeVisible();
    expect(screen.getAllByText('Promotion')).not.toHaveLength(0);
    await user.click(button('Start over'));
    expect(screen.queryByText('We restored your selection.')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Choose a plan' })).toBeVisible();
  });
});

describe('Wizard page: unexpected errors', () => {
  it('shows an uncaught error above the wizard, which stays usable', async () => {
    const { user } = await openPage();
    await screen.findByText('Basic');
    act(() => {
      window.dispatchEvent(new ErrorEvent('error', { error: new Error('Something odd') }));
    });
    expect(screen.getByRole('alert')).toHaveTextContent('An unexpected error occurredSomething odd');
    await user.click(button('Dismiss'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('Basic')).toBeVisible();
  });

  it('shows an unhandled rejection, with a default message when it has none', async () => {
    await openPage();
    await screen.findByText('Basic');
    act(() => {
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: undefined }));
    });
    expect(screen.getByRole('alert')).toHaveTextContent(/^An unexpected error occurredDismiss$/);
  });
});

describe.each([
  ['he', 'יצירת מינוי', 'הבא'],
  ['ar', 'إنشاء اشتراك', 'التالي'],
] as const)('Wizard page in %s', (language, title, next) => {
  it('is translated on every step', async () => {
    const { user } = await openPage({ language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    for (let step = 1; step <= 3; step += 1) {
      expect(document.body.textContent).not.toMatch(/subscription\.|catalog\.|undefined|\{\{/);
      const bar = within(defined(screen.getAllByRole('region').at(-1)));
      await pressAndWaitForFrame(user, defined(bar.getAllByRole('button').at(-1)));
    }
    expect(screen.queryByText(next)).not.toBeInTheDocument();
    expect(document.body.textContent).toContain('Google Pay');
  });
});
