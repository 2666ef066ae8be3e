import {
  CARD_FIELDS,
  paymentToken,
  type CardField,
  type CardFieldsState,
  type CardFieldsWords,
  type CardRefused,
  type MountedCardFields,
  type PaymentToken,
} from '@/application/ports/CardFields';
import type { Clock } from '@/application/ports/Clock';
import { failure, success, type Result } from '@/domain/shared/result';
import type { BillingAddress } from '@/domain/validation/BillingAddress';
import { cardOptionsFor, providerBilling } from './cardOptions';
import type { CardComponent, CardComponentField, ChargebeeInstance, FieldEvent } from './Chargebee';
import { brandIn, fieldStateIn, PROVIDER_FIELDS } from './fieldEvents';
import { fieldLookOf, watchLook } from './fieldLook';
import { refusalOf } from './providerErrors';
import { within } from './within';

/** How long an answer about a card may take, in milliseconds (faults B.4). */
export const TOKENIZE_TIMEOUT = 30_000;

export type CardElements = Readonly<Record<CardField, HTMLElement>>;

/** Three fields of the provider, each in a frame of its own origin, and what they tell about themselves. */
export class ChargebeeCardForm implements MountedCardFields {
  #state: CardFieldsState = {
    fields: { number: 'empty', expiry: 'empty', securityCode: 'empty' },
    focused: undefined,
    brand: undefined,
  };
  readonly #listeners = new Set<(state: CardFieldsState) => void>();
  readonly #component: CardComponent;
  readonly #fields: Readonly<Record<CardField, CardComponentField>>;
  readonly #unwatch: () => void;
  #words: CardFieldsWords;
  /** The provider's listeners cannot be taken off: what they tell afterwards is let go. */
  #isGone = false;

  /** Throws what the provider throws. */
  constructor(
    instance: ChargebeeInstance,
    private readonly elements: CardElements,
    words: CardFieldsWords,
    private readonly window: Window,
    private readonly clock: Clock,
  ) {
    this.#words = words;
    this.#component = instance.createComponent('card', this.#options);
    this.#fields = {
      number: this.#create('number'),
      expiry: this.#create('expiry'),
      securityCode: this.#create('securityCode'),
    };
    this.#unwatch = watchLook(window, () => {
      this.#dress();
    });
  }

  get state(): CardFieldsState {
    return this.#state;
  }

  /** Rejects with what the provider rejects with. */
  async mount(): Promise<void> {
    for (const field of CARD_FIELDS) this.elements[field].replaceChildren();
    await this.#component.mount();
  }

  onChange(listener: (state: CardFieldsState) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  speak(words: CardFieldsWords): void {
    this.#words = words;
    this.#dress();
  }

  focus(field: CardField): void {
    if (!this.#isGone) this.#fields[field].focus();
  }

  async tokenize(billing: BillingAddress): Promise<Result<PaymentToken, CardRefused>> {
    if (this.#isGone) return failure({ kind: 'card-incomplete' });
    const late = failure({ kind: 'card-timeout' });
    return within(this.clock, TOKENIZE_TIMEOUT, this.#exchange(billing), late);
  }

  unmount(): void {
    if (this.#isGone) return;
    this.#isGone = true;
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

  /** Frames that will not go are taken off the page by hand. */
  async #destroy(): Promise<void> {
    const frames = CARD_FIELDS.flatMap((field) => [...this.elements[field].children]);
    try {
      await this.#component.destroy();
    } catch {
      /* They go all the same. */
    } finally {
      for (const frame of frames) frame.remove();
    }
  }

  #create(field: CardField): CardComponentField {
    const hears = (change: (event?: FieldEvent) => Partial<CardFieldsState>) => (event?: FieldEvent) => {
      this.#hear(field, event, change(event));
    };
    return this.#component
      .createField(PROVIDER_FIELDS[field])
      .at(this.elements[field])
      .on(
        'change',
        hears((event) => (field === 'number' ? { brand: brandIn(event) } : {})),
      )
      .on(
        'focus',
        hears(() => ({ focused: field })),
      )
      .on(
        'blur',
        hears(() => (this.#state.focused === field ? { focused: undefined } : {})),
      );
  }

  #hear(field: CardField, event: FieldEvent | undefined, change: Partial<CardFieldsState>): void {
    if (this.#isGone) return;
    const told = fieldStateIn(event) ?? this.#state.fields[field];
    this.#state = { ...this.#state, ...change, fields: { ...this.#state.fields, [field]: told } };
    for (const listener of this.#listeners) listener(this.#state);
  }

  get #options() {
    return cardOptionsFor(this.#words, fieldLookOf(this.elements.number, this.window));
  }

  /** A provider that refuses other words or colours keeps the ones it has (decision C46). */
  #dress(): void {
    if (this.#isGone) return;
    try {
      this.#component.update(this.#options);
    } catch {
      /* What was typed matters more. */
    }
  }
}

function tokenIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const token: unknown = Reflect.get(answer, 'token');
  return typeof token === 'string' && token !== '' ? token : undefined;
}
