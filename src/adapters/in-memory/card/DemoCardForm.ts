import {
  byCardField,
  CARD_FIELDS,
  type CardField,
  type CardFieldsState,
  type CardFieldLabels,
  type CardRefused,
  type MountedCardFields,
  type PaymentToken,
} from '@/application/ports/CardFields';
import type { Clock } from '@/application/ports/Clock';
import { plainDateAt } from '@/domain/shared/plainDate';
import type { PlainDate } from '@/domain/shared/pointInTime';
import { DEFAULT_TIME_ZONE } from '@/domain/shared/timeZone';
import { failure, type Result } from '@/domain/shared/result';
import { brandOf } from './cardBrand';
import { stateOf, type CardDigits } from './cardDigits';
import { CardInput } from './CardInput';

/** Exchanges a complete card for a token. */
export type Tokenizer = (card: CardDigits) => Promise<Result<PaymentToken, CardRefused>>;

export class DemoCardForm implements MountedCardFields {
  readonly #inputs: Readonly<Record<CardField, CardInput>>;
  readonly #listeners = new Set<(state: CardFieldsState) => void>();
  #focused: CardField | undefined;
  #isMounted = true;

  constructor(
    document: Document,
    elements: Readonly<Record<CardField, Element>>,
    private readonly clock: Clock,
    private readonly tokenizer: Tokenizer,
  ) {
    this.#inputs = byCardField((field) => {
      const numberDigits = (): string => (field === 'number' ? '' : this.#inputs.number.digits);
      return new CardInput(document, field, numberDigits, (isFocused) => this.#onEvent(field, isFocused));
    });
    for (const field of CARD_FIELDS) this.#inputs[field].appendTo(elements[field]);
  }

  get state(): CardFieldsState {
    const digits = this.#digits;
    const today = (): PlainDate => plainDateAt(this.clock.now(), DEFAULT_TIME_ZONE);
    return {
      fields: byCardField((field) => stateOf(field, digits, today)),
      focused: this.#focused,
      brand: brandOf(digits.number).name,
    };
  }

  onChange(listener: (state: CardFieldsState) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  setLabels(labels: CardFieldLabels): void {
    for (const field of CARD_FIELDS) this.#inputs[field].setLabels(labels);
  }

  focus(field: CardField): void {
    this.#inputs[field].focus();
  }

  async tokenize(): Promise<Result<PaymentToken, CardRefused>> {
    const { fields } = this.state;
    const isComplete = CARD_FIELDS.every((field) => fields[field] === 'complete');
    return isComplete ? this.tokenizer(this.#digits) : failure({ kind: 'card-incomplete' });
  }

  unmount(): void {
    if (!this.#isMounted) return;
    this.#isMounted = false;
    this.#listeners.clear();
    for (const field of CARD_FIELDS) this.#inputs[field].remove();
  }

  get #digits(): CardDigits {
    return byCardField((field) => this.#inputs[field].digits);
  }

  /** @param isFocused Undefined if the focus did not change. */
  #onEvent(source: CardField, isFocused: boolean | undefined): void {
    if (isFocused !== undefined) this.#focused = isFocused ? source : undefined;
    const { state } = this;
    for (const field of CARD_FIELDS) this.#inputs[field].show(state.fields[field]);
    for (const listener of this.#listeners) listener(state);
  }
}
