import { describe, expect, it } from 'vitest';
import { inMemoryOwnerStores } from '@tests/support/inMemoryOwnerStores';
import { BillingFormModel, KnownBilling } from '@/ui/subscription/wizard/payment/BillingFormModel';
import type { Instant } from '@/domain/shared/instant';
import { EMPTY_BILLING_FORM, type BillingFormValues } from '@/domain/validation/BillingAddress';
import { aBillingForm } from '@tests/support/builders/aBillingForm';
import { aLastBilling } from '@tests/support/builders/aLastBilling';
import { aMoment } from '@tests/support/builders/aMoment';
import { aUser } from '@tests/support/builders/aUser';
import { FixedClock } from '@tests/support/FixedClock';

function aForm(known?: BillingFormValues, since?: Instant) {
  const clock = new FixedClock();
  const store = {
    known,
    since,
    saved: [] as (boolean | undefined)[],
    load: () => store.known,
    save: (billing: BillingFormValues, remembers: boolean | undefined) => {
      store.known = billing;
      store.saved.push(remembers);
    },
    rememberedSince: () => store.since,
    forget: () => void (store.since = undefined),
  };
  return { clock, store, form: new BillingFormModel(clock, store) };
}

describe('BillingFormModel', () => {
  it('has an error from the first letter, and shows it once the field is left', () => {
    const { form } = aForm();
    form.change('email', 'n');
    expect(form.errors).toEqual({ email: { kind: 'invalid_email' } });
    expect(form.shownErrors).toEqual([]);
    form.touch('email');
    expect(form.shownErrors).toEqual([{ field: 'email', error: { kind: 'invalid_email' } }]);
  });

  it('shows the error after a pause of 600 ms, and not before', async () => {
    const { form, clock } = aForm();
    form.change('zip', '12');
    await clock.advance(400);
    form.change('zip', '123');
    await clock.advance(599);
    expect(form.shownErrorOf('zip')).toBeUndefined();
    await clock.advance(1);
    expect(form.shownErrorOf('zip')).toEqual({ kind: 'invalid_zip' });
  });

  it('hides the error with the letter that corrects it', () => {
    const { form } = aForm();
    form.change('zip', '1234');
    form.touch('zip');
    form.change('zip', '12345');
    expect(form.shownErrorOf('zip')).toBeUndefined();
    expect(form.errorCount).toBe(0);
  });

  it('reports missing values after the first submit', () => {
    const { form } = aForm();
    expect(form.errorCount).toBe(0);
    form.showAllErrors();
    expect(form.errorCount).toBe(9);
    expect(form.shownErrors.map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'company',
      'taxRegistrationNumber',
      'line1',
      'city',
      'zip',
    ]);
  });

  it('is valid when all fields are valid', () => {
    const { form } = aForm();
    form.restore({ billing: aBillingForm() });
    expect(form.showAllErrors()).toEqual({});
    expect(form.isChanged).toBe(true);
  });

  it('shows errors of restored values at once', () => {
    const { form } = aForm();
    form.restore({ billing: aBillingForm({ phone: '052' }) });
    expect(form.shownErrors.map(({ field }) => field)).toEqual(['phone']);
  });

  it('warns about a wrong check digit once the VAT number field is left', () => {
    const { form } = aForm();
    form.change('taxRegistrationNumber', '123456789');
    expect(form.mayHaveMistypedVat).toBe(false);
    form.touch('taxRegistrationNumber');
    expect(form.mayHaveMistypedVat).toBe(true);
    form.change('taxRegistrationNumber', '123456782');
    expect(form.mayHaveMistypedVat).toBe(false);
  });

  it('clears all values and stops the running timers', () => {
    const { form, clock } = aForm();
    form.change('city', 'Haifa');
    form.showAllErrors();
    form.clear();
    expect(form.isChanged).toBe(false);
    expect(form.shownErrors).toEqual([]);
    expect(clock.waiting).toBe(0);
  });
});

describe('BillingFormModel: known values', () => {
  const KNOWN = aBillingForm({ company: '', taxRegistrationNumber: '', zip: '' });

  it('is folded, with the missing fields open, and has nothing to lose', () => {
    const { form } = aForm(KNOWN);
    form.prefill();
    expect(form.layout).toEqual({ kind: 'folded', open: ['company', 'taxRegistrationNumber', 'zip'] });
    expect([form.missingCount, form.isChanged, form.errorCount]).toEqual([3, false, 0]);
  });

  it('tells which values it will show', () => {
    const { form } = aForm(KNOWN);
    expect(form.expectedValues()).toEqual(KNOWN);
    form.prefill();
    form.change('city', 'Akko');
    expect(form.expectedValues()).toEqual({ ...KNOWN, city: 'Akko' });
    expect(aForm().form.expectedValues()).toEqual(EMPTY_BILLING_FORM);
  });

  it('keeps a field open once it is filled in, because the owner is still typing', () => {
    const { form } = aForm(KNOWN);
    form.prefill();
    form.change('zip', '3303139');
    expect(form.layout).toEqual({ kind: 'folded', open: ['company', 'taxRegistrationNumber', 'zip'] });
    expect([form.missingCount, form.isChanged]).toEqual([2, true]);
  });

  it('never overwrites typed, restored or earlier known values', () => {
    const { form: typed } = aForm(KNOWN);
    typed.change('city', 'Akko');
    typed.prefill();
    expect(typed.values).toMatchObject({ city: 'Akko', firstName: '' });
    const { form: restored } = aForm(KNOWN);
    restored.restore({ billing: aBillingForm({ city: 'Akko' }) });
    restored.prefill();
    expect(restored.values.city).toBe('Akko');
    const { form: known, store } = aForm(KNOWN);
    known.prefill();
    store.known = aBillingForm({ city: 'Akko' });
    known.prefill();
    expect(known.values.city).toBe('Haifa');
  });

  it.each([
    ['most values are unknown', { ...EMPTY_BILLING_FORM, firstName: 'Dana', email: 'dana@example.com' }],
    ['the name is unknown', aBillingForm({ firstName: '' })],
  ])('shows all fields, with nothing to fold, when %s', (_case, known) => {
    const { form } = aForm(known);
    form.prefill();
    expect(form.layout).toEqual({ kind: 'all', canFold: false });
  });

  it('shows errors of known values only after a pause', async () => {
    const { form, clock } = aForm(KNOWN);
    form.prefill();
    form.change('phone', '05');
    expect(form.shownErrors).toEqual([]);
    await clock.advance(600);
    expect(form.shownErrorOf('phone')).toMatchObject({ kind: 'invalid_phone' });
  });

  it('unfolds with a refused field, and folds again only when its value was changed', () => {
    const { form } = aForm(aBillingForm());
    form.prefill();
    expect(form.layout).toEqual({ kind: 'folded', open: [] });
    form.markRefused([{ field: 'city', message: undefined }]);
    expect(form.layout).toEqual({ kind: 'all', canFold: true });
    form.fold();
    expect(form.layout.kind).toBe('all');
    form.change('city', 'Akko');
    form.fold();
    expect(form.layout).toEqual({ kind: 'folded', open: [] });
  });

  it('is filled in again after it was cleared', () => {
    const { form } = aForm(KNOWN);
    form.prefill();
    form.clear();
    form.prefill();
    expect(form.values).toEqual(KNOWN);
  });
});

describe('BillingFormModel: details remembered on this device', () => {
  const KNOWN = aBillingForm();

  it('are not remembered at first, and only after the owner has ticked it', () => {
    const { form, store } = aForm();
    form.prefill();
    expect(form.willRemember).toBe(false);
    form.saveForNextOrder();
    form.setRemembered(true);
    expect(form.willRemember).toBe(true);
    form.saveForNextOrder();
    expect(store.saved).toEqual([undefined, true]);
  });

  it('are shown folded, and stay ticked', () => {
    const { form } = aForm(KNOWN, aMoment());
    form.prefill();
    expect(form.layout).toEqual({ kind: 'folded', open: [] });
    expect([form.rememberedSince, form.willRemember]).toEqual([aMoment(), true]);
  });

  it('are forgotten at once, and stay in the form', () => {
    const { form, store } = aForm(KNOWN, aMoment());
    form.prefill();
    form.setRemembered(false);
    expect([store.since, form.rememberedSince, form.willRemember]).toEqual([undefined, undefined, false]);
    expect(form.values).toEqual(KNOWN);
    form.prefill();
    expect(form.willRemember).toBe(false);
  });

  it('stay ticked when the step is entered again, and not after the draft was cleared', () => {
    const { form } = aForm();
    form.prefill();
    form.setRemembered(true);
    form.prefill();
    expect(form.willRemember).toBe(true);
    form.clear();
    expect(form.willRemember).toBe(false);
  });

  it('are shown as fields with their errors when they are not valid', () => {
    const { form } = aForm(aBillingForm({ phone: '052' }), aMoment());
    form.prefill();
    expect(form.layout).toEqual({ kind: 'all', canFold: false });
    expect(form.shownErrors.map(({ field }) => field)).toEqual(['phone']);
  });
});

describe('KnownBilling', () => {
  function aKnownBilling() {
    const clock = new FixedClock();
    const ownerStores = inMemoryOwnerStores(clock);
    const session = { user: aUser(), expire: async () => Promise.resolve() };
    const known = new KnownBilling({ clock, language: { language: 'en' }, ownerStores, session });
    return { clock, ...ownerStores, known };
  }
  const { id } = aUser();

  it('prefers what is remembered on this device to the last order in this tab', () => {
    const { known, lastBilling, rememberedBilling } = aKnownBilling();
    lastBilling.save(id, aLastBilling({ billing: aBillingForm({ city: 'Akko' }) }));
    expect(known.load()?.city).toBe('Akko');
    rememberedBilling.save(id, aLastBilling({ billing: aBillingForm({ city: 'Haifa' }) }));
    expect(known.load()?.city).toBe('Haifa');
    expect(known.rememberedSince()).toBe(aMoment());
  });

  it('remembers from an order that asked for it, and renews with each later one', async () => {
    const { known, rememberedBilling, clock } = aKnownBilling();
    const since = clock.now();
    known.save(aBillingForm(), undefined);
    expect(known.rememberedSince()).toBeUndefined();
    known.save(aBillingForm(), true);
    await clock.advance(60_000);
    known.save(aBillingForm({ city: 'Akko' }), undefined);
    expect(rememberedBilling.load(id)).toEqual({
      billing: aBillingForm({ city: 'Akko' }),
      savedAt: clock.now(),
      since,
    });
    known.forget();
    known.save(aBillingForm(), undefined);
    expect(known.rememberedSince()).toBeUndefined();
  });

  it('forgets 12 months after the last use', async () => {
    const { known, clock } = aKnownBilling();
    known.save(aBillingForm(), true);
    await clock.advance(365 * 86_400_000);
    expect(known.rememberedSince()).toBeDefined();
    await clock.advance(1);
    expect(known.rememberedSince()).toBeUndefined();
  });

  it('remembers nothing incomplete', () => {
    const { known, rememberedBilling } = aKnownBilling();
    known.save(aBillingForm({ zip: '' }), true);
    expect(rememberedBilling.load(id)).toBeUndefined();
  });
});
