import { branded, type Brand } from '@/domain/shared/brand';
import type { BillingAddress } from '@/domain/validation/BillingAddress';
import type { Direction, Language } from '@/domain/shared/language';
import type { Result } from '@/domain/shared/result';

/** In milliseconds, from the loaded script of the provider to the mounted fields. */
export const MOUNT_TIMEOUT = 15_000;

/** Milliseconds after which the provider counts as not responding to a card (faults B.4). */
export const TOKENIZE_TIMEOUT = 30_000;

/** The payment provider's token of a card, valid for one payment. It is never stored. */
export type PaymentToken = Brand<string, 'PaymentToken'>;

export function paymentToken(text: string): PaymentToken {
  return branded<PaymentToken>(text);
}

export const CARD_FIELDS = ['number', 'expiry', 'securityCode'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

export function byCardField<Value>(valueOf: (field: CardField) => Value): Readonly<Record<CardField, Value>> {
  return { number: valueOf('number'), expiry: valueOf('expiry'), securityCode: valueOf('securityCode') };
}

export type CardFieldState = 'empty' | 'incomplete' | 'invalid' | 'expired' | 'complete';

export interface CardFieldsState {
  readonly fields: Readonly<Record<CardField, CardFieldState>>;
  readonly focused: CardField | undefined;
  /** The card brand detected from the typed number, for example 'visa'. */
  readonly brand: string | undefined;
}

/** The accessible names and placeholders of the fields. */
export interface CardFieldLabels {
  readonly language: Language;
  readonly direction: Direction;
  readonly labels: Readonly<Record<CardField, string>>;
  readonly placeholders: Readonly<Record<CardField, string>>;
}

/** The script or the fields of the payment provider did not load. */
export type CardFieldsUnavailable = { readonly kind: 'card-fields-unavailable' };

/** The payment provider returned no token for the card. */
export type CardRefused = { readonly kind: 'card-incomplete' } | { readonly kind: 'card-refused' };

/** The fields of the payment provider on the page. Card data never reaches the code of this app. */
export interface MountedCardFields {
  readonly state: CardFieldsState;

  /** Calls back on every change of `state` until the returned function is called. */
  onChange(listener: (state: CardFieldsState) => void): () => void;

  /** Changes the labels of the fields. Typed values stay. */
  setLabels(labels: CardFieldLabels): void;

  focus(field: CardField): void;

  /** Exchanges the card for a token. Always settles: `card-refused` after `TOKENIZE_TIMEOUT`. */
  tokenize(billing: BillingAddress): Promise<Result<PaymentToken, CardRefused>>;

  /** Removes the fields from the page. Can be called more than once. */
  unmount(): void;
}

/** Hosted fields for a card. Each field is mounted into the element with the given id. */
export interface CardFields {
  mount(
    elementIds: Readonly<Record<CardField, string>>,
    labels: CardFieldLabels,
  ): Promise<Result<MountedCardFields, CardFieldsUnavailable>>;
}
