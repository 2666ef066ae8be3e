import {
  byCardField,
  CARD_FIELDS,
  paymentToken,
  TOKENIZE_TIMEOUT,
  type CardField,
  type CardFieldsState,
  type CardFieldLabels,
  type CardRefused,
  type MountedCardFields,
  type PaymentToken,
} from '@/application/ports/CardFields';
import type { Clock } from '@/application/ports/Clock';
import { withTimeout } from '@/application/requests/withTimeout';
import { failure, success, type Result } from '@/domain/shared/result';
import type { BillingAddress } from '@/domain/validation/BillingAddress';
import { cardOptionsFor, providerBilling } from './cardOptions';
import type { CardComponent, CardComponentField, ChargebeeInstance, FieldEvent } from './Chargebee';
import { brandIn, fieldStateIn, PROVIDER_FIELDS } from './fieldEvents';
import { fieldStyleOf, watchStyle } from './fieldStyle';
import { refusalOf } from './providerErrors';

export type CardElements = Readonly<Record<CardField, HTMLElement>>;

/** The three mounted fields, each in an iframe of the provider's origin, and their state. */
export class ChargebeeCardForm implements MountedCardFields {
  #state: CardFieldsState = {
    fields: byCardField(() => 'empty'),
    focused: undefined,
    brand: undefined,
  };
  readonly #listeners = new Set<(state: CardFieldsState) => void>();
  readonly #component: CardComponent;
  readonly #fields: Readonly<Record<CardField, CardComponentField>>;
  readonly #unwatch: () => void;
  #labels: CardFieldLabels;
  /** The provider's listeners cannot be removed, so their events are ignored after `unmount`. */
  #isUnmounted = false;

  /** Throws when the provider throws. */
  constructor(
    instance: ChargebeeInstance,
    private readonly elements: CardElements,
    labels: CardFieldLabels,
    private readonly window: Window,
    private readonly clock: Clock,
  ) {
    this.#labels = labels;
    this.#component = instance.createComponent('card', this.#options);
    this.#fields = byCardField((field) => this.#create(field));
    this.#unwatch = watchStyle(window, () => this.#updateOptions());
  }

  get state(): CardFieldsState {
    return this.#state;
  }

  /** Rejects with the errors of the provider. */
  async mount(): Promise<void> {
    for (const field of CARD_FIELDS) this.elements[field].replaceChildren();
    await this.#component.mount();
  }

  onChange(listener: (state: CardFieldsState) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  setLabels(labels: CardFieldLabels): void {
    this.#labels = labels;
    this.#updateOptions();
  }

  focus(field: CardField): void {
    if (!this.#isUnmounted) this.#fields[field].focus();
  }

  async tokenize(billing: BillingAddress): Promise<Result<PaymentToken, CardRefused>> {
    if (this.#isUnmounted) return failure({ kind: 'card-incomplete' });
    return withTimeout(this.clock, TOKENIZE_TIMEOUT, this.#exchange(billing)).catch(() =>
      failure({ kind: 'card-refused' }),
    );
  }

  unmount(): void {
    if (this.#isUnmounted) return;
    this.#isUnmounted = true;
    this.#unwatch();
    this.#listeners.clear();
    void this.#destroy();
  }

  async #exchange(billing: BillingAddress): Promise<Result<PaymentToken, CardRefused>> {
    try {
      const token = tokenIn(await this.#component.tokenize(providerBilling(billing)));
      return token === undefined ? failure({ kind: 'card-refused' }) : success(paymentToken(token));
    } catch (error) {
      return failure(refusalOf(error));
    }
  }

  /** Removes the iframes, also when the provider fails to remove them. */
  async #destroy(): Promise<void> {
    const frames = CARD_FIELDS.flatMap((field) => [...this.elements[field].children]);
    try {
      await this.#component.destroy();
    } catch {
      /* The iframes are removed below. */
    } finally {
      for (const frame of frames) frame.remove();
    }
  }

  #create(field: CardField): CardComponentField {
    return this.#component
      .createField(PROVIDER_FIELDS[field])
      .at(this.elements[field])
      .on('change', (event) =>
        this.#onFieldEvent(field, event, field === 'number' ? { brand: brandIn(event) } : {}),
      )
      .on('focus', (event) => this.#onFieldEvent(field, event, { focused: field }))
      .on('blur', (event) =>
        this.#onFieldEvent(field, event, this.#state.focused === field ? { focused: undefined } : {}),
      );
  }

  #onFieldEvent(field: CardField, event: FieldEvent | undefined, change: Partial<CardFieldsState>): void {
    if (this.#isUnmounted) return;
    const fieldState = fieldStateIn(event) ?? this.#state.fields[field];
    this.#state = { ...this.#state, ...change, fields: { ...this.#state.fields, [field]: fieldState } };
    for (const listener of this.#listeners) listener(this.#state);
  }

  get #options() {
    return cardOptionsFor(this.#labels, fieldStyleOf(this.elements.number, this.window));
  }

  /** Applies labels and colours. When the provider refuses them, the previous ones stay. */
  #updateOptions(): void {
    if (this.#isUnmounted) return;
    try {
      this.#component.update(this.#options);
    } catch {
      /* The fields stay usable with the previous options. */
    }
  }
}

function tokenIn(response: unknown): string | undefined {
  if (typeof response !== 'object' || response === null) return undefined;
  const token: unknown = Reflect.get(response, 'token');
  return typeof token === 'string' && token !== '' ? token : undefined;
}
