import { describe, expect, it } from 'vitest';
import type {
  CardFieldsState,
  CardFieldsUnavailable,
  CardFieldLabels,
  MountedCardFields,
} from '@/application/ports/CardFields';
import { failure, success, type Result } from '@/domain/shared/result';
import { CardFieldsModel } from '@/ui/subscription/wizard/payment/CardFieldsModel';

const IDS = { number: 'number', expiry: 'expiry', securityCode: 'code' };
const COMPLETE: CardFieldsState = {
  fields: { number: 'complete', expiry: 'complete', securityCode: 'complete' },
  focused: undefined,
  brand: 'visa',
};

function labelsIn(language: 'en' | 'he'): CardFieldLabels {
  const texts = { number: language, expiry: language, securityCode: language };
  return { language, direction: language === 'en' ? 'ltr' : 'rtl', labels: texts, placeholders: texts };
}

/** Card fields that record the calls. */
class RecordingFields implements MountedCardFields {
  state: CardFieldsState = { ...COMPLETE, brand: undefined };
  readonly recordedCalls: string[] = [];
  #listener: (state: CardFieldsState) => void = () => {};

  onChange(listener: (state: CardFieldsState) => void): () => void {
    this.#listener = listener;
    return () => {};
  }

  change(state: CardFieldsState): void {
    this.#listener(state);
  }

  setLabels({ language }: CardFieldLabels): void {
    this.recordedCalls.push(`setLabels ${language}`);
  }

  focus(field: string): void {
    this.recordedCalls.push(`focus ${field}`);
  }

  async tokenize(): Promise<Result<never, { readonly kind: 'card-refused' }>> {
    return failure({ kind: 'card-refused' });
  }

  unmount(): void {
    this.recordedCalls.push('unmount');
  }
}

/** A provider whose mount() resolves when the test says so. */
function aProvider() {
  const mounts: ((answer: Result<MountedCardFields, CardFieldsUnavailable>) => void)[] = [];
  const model = new CardFieldsModel({
    mount: async () => new Promise((resolve) => mounts.push(resolve)),
  });
  model.setLabels(labelsIn('en'));
  return { mounts, model };
}

const flushMicrotasks = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('CardFieldsModel', () => {
  it('loads, becomes ready and reflects what is typed', async () => {
    const { model, mounts } = aProvider();
    const fields = new RecordingFields();
    model.show(IDS);
    expect(model.status.kind).toBe('loading');
    await flushMicrotasks();
    mounts[0]?.(success(fields));
    await flushMicrotasks();
    expect(model.status).toMatchObject({ kind: 'ready', state: { brand: undefined } });
    fields.change(COMPLETE);
    expect(model.status).toMatchObject({ kind: 'ready', state: { brand: 'visa' } });
    model.focus('expiry');
    expect(fields.recordedCalls).toEqual(['focus expiry']);
  });

  it('mounts once when StrictMode shows, hides and shows it again', async () => {
    const { model, mounts } = aProvider();
    model.show(IDS);
    model.hide();
    model.show(IDS);
    await flushMicrotasks();
    expect(mounts).toHaveLength(1);
  });

  it('removes fields that finish mounting after they were hidden, before it mounts others', async () => {
    const { model, mounts } = aProvider();
    const late = new RecordingFields();
    model.show(IDS);
    await flushMicrotasks();
    model.hide();
    model.show(IDS);
    await flushMicrotasks();
    expect(mounts).toHaveLength(1);
    mounts[0]?.(success(late));
    await flushMicrotasks();
    expect(late.recordedCalls).toEqual(['unmount']);
    expect(mounts).toHaveLength(2);
  });

  it('sets the current labels on fields that finish mounting after a language change', async () => {
    const { model, mounts } = aProvider();
    const fields = new RecordingFields();
    model.show(IDS);
    await flushMicrotasks();
    model.setLabels(labelsIn('he'));
    mounts[0]?.(success(fields));
    await flushMicrotasks();
    expect(fields.recordedCalls).toEqual(['setLabels he']);
    model.setLabels(labelsIn('en'));
    expect(fields.recordedCalls).toEqual(['setLabels he', 'setLabels en']);
  });

  it('mounts again only on retry after a failure', async () => {
    const { model, mounts } = aProvider();
    model.retry();
    model.show(IDS);
    await flushMicrotasks();
    mounts[0]?.(failure({ kind: 'card-fields-unavailable' }));
    await flushMicrotasks();
    expect(model.status).toEqual({ kind: 'unavailable' });
    model.retry();
    await flushMicrotasks();
    expect(mounts).toHaveLength(2);
    expect(model.status).toEqual({ kind: 'loading' });
  });

  it('has no fields after they were hidden, and ignores their events', async () => {
    const { model, mounts } = aProvider();
    const fields = new RecordingFields();
    model.show(IDS);
    await flushMicrotasks();
    mounts[0]?.(success(fields));
    await flushMicrotasks();
    model.hide();
    fields.change(COMPLETE);
    expect(model.status).toEqual({ kind: 'absent' });
    expect(model.fields).toBeUndefined();
  });
});
