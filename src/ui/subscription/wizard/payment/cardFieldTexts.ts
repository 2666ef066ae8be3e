import { CARD_FIELDS, type CardField } from '@/application/ports/CardFields';
import type { TextKey } from '@/ui/i18n/Texts';
import type { CardFieldError } from '@/ui/subscription/wizard/CardFieldsModel';

export const CARD_LABEL = {
  number: 'subscription.wizard.payment.cardNumber',
  expiry: 'subscription.wizard.payment.cardExpiry',
  securityCode: 'subscription.wizard.payment.cardSecurityCode',
} as const satisfies Readonly<Record<CardField, TextKey>>;

/** The short rule that follows the name of a field in the error summary, for example “required”. */
export const CARD_ERROR_TEXT = {
  empty: 'subscription.wizard.fieldErrors.short.required',
  incomplete: 'subscription.wizard.fieldErrors.short.incomplete',
  invalid: 'subscription.wizard.fieldErrors.short.invalidCard',
  expired: 'subscription.wizard.fieldErrors.short.expired',
} as const satisfies Readonly<Record<CardFieldError['state'], TextKey>>;

/** Identifies a card field in the error summary. The payment provider renders the field, so no element has this id. */
export function cardFieldId(field: CardField): string {
  return `card-${field}`;
}

export function cardFieldOf(fieldId: string): CardField | undefined {
  return CARD_FIELDS.find((field) => cardFieldId(field) === fieldId);
}
