/* The messages between the page and the iframe of a field. Both check the origin. */

export type FieldName = 'number' | 'expiry' | 'cvv';
export const FIELD_NAMES = ['number', 'expiry', 'cvv'] as const satisfies readonly FieldName[];

export interface FieldAppearance {
  readonly placeholder: string;
  readonly ariaLabel: string;
  readonly style: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export type FrameCommand =
  | { readonly kind: 'appearance'; readonly appearance: FieldAppearance }
  | { readonly kind: 'focus' | 'blur' | 'clear' }
  | { readonly kind: 'validate'; readonly call: number }
  | {
      readonly kind: 'tokenize';
      readonly call: number;
      readonly site: string;
      readonly publishableKey: string;
      readonly billing: unknown;
    };
export type MessageToFrame = FrameCommand & { readonly to: 'card-field' };

/** The state of a field, without the typed value. */
export interface FieldStatus {
  readonly complete: boolean;
  readonly empty: boolean;
  readonly error: { readonly errorCode: string; readonly message: string } | undefined;
  readonly cardType: string | undefined;
}

export interface ErrorDetails {
  readonly code: string;
  readonly message: string;
  readonly type: 'ApiError' | 'ClientError' | 'GatewayError';
}

export type FrameMessage =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'event'; readonly type: 'change' | 'focus' | 'blur'; readonly status: FieldStatus }
  | { readonly kind: 'answer'; readonly call: number; readonly value: unknown }
  | { readonly kind: 'error'; readonly call: number; readonly error: ErrorDetails };
export type MessageToPage = FrameMessage & { readonly from: 'card-field' };

export function isMessageToFrame(data: unknown): data is MessageToFrame {
  return typeof data === 'object' && data !== null && Reflect.get(data, 'to') === 'card-field';
}

export function isMessageToPage(data: unknown): data is MessageToPage {
  return typeof data === 'object' && data !== null && Reflect.get(data, 'from') === 'card-field';
}
