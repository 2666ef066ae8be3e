import { branded, type Brand } from '@/domain/shared/brand';
import type { BillingAddress } from '@/domain/validation/BillingAddress';
import type { Direction, Language } from '@/domain/shared/language';
import type { Result } from '@/domain/shared/result';

/** Stands for a card for one payment. It lives inside one submit and nowhere else. */
export type PaymentToken = Brand<string, 'PaymentToken'>;

export function paymentToken(text: string): PaymentToken {
  return branded<PaymentToken>(text);
}

export const CARD_FIELDS = ['number', 'expiry', 'securityCode'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

export type CardFieldState = 'empty' | 'incomplete' | 'invalid' | 'expired' | 'complete';

export interface CardFieldsState {
  readonly fields: Readonly<Record<CardField, CardFieldState>>;
  readonly focused: CardField | undefined;
  /** As far as the typed number tells, such as 'visa'. */
  readonly brand: string | undefined;
}

/** How the fields name themselves to a screen reader, and the empty text inside them. */
export interface CardFieldsWords {
  readonly language: Language;
  readonly direction: Direction;
  readonly labels: Readonly<Record<CardField, string>>;
  readonly placeholders: Readonly<Record<CardField, string>>;
}

/** The provider's script or fields did not come. */
export type CardFieldsUnavailable = { readonly kind: 'card-fields-unavailable' };

/** The provider did not take the card. */
export type CardRefused =
  | { readonly kind: 'card-incomplete' }
  | { readonly kind: 'card-refused' }
  | { readonly kind: 'card-timeout' };

/** The payment provider's fields while they are on the page. Card data never enters the app. */
export interface MountedCardFields {
  readonly state: CardFieldsState;

  /** Calls back on every change of `state` until the returned function is called. */
  onChange(listener: (state: CardFieldsState) => void): () => void;

  /** Other words for the same fields; what was typed stays. */
  speak(words: CardFieldsWords): void;

  focus(field: CardField): void;

  /** Exchanges the card for a token. It always settles: a provider that never answers is a timeout. */
  tokenize(billing: BillingAddress): Promise<Result<PaymentToken, CardRefused>>;

  /** Takes the fields off the page. Harmless when repeated. */
  unmount(): void;
}

/** Hosted fields for a card, each put into an element of the page that is named by its id. */
export interface CardFields {
  mount(
    elementIds: Readonly<Record<CardField, string>>,
    words: CardFieldsWords,
  ): Promise<Result<MountedCardFields, CardFieldsUnavailable>>;
}
