/** The used part of Chargebee.js version 2: a card component with separate fields. */
export interface Chargebee {
  /** Throws when an instance already exists. */
  init(options: { readonly site: string; readonly publishableKey: string }): ChargebeeInstance;
  /** Throws or returns undefined when no instance exists. */
  getInstance(): ChargebeeInstance | undefined;
}

export interface ChargebeeInstance {
  load(module: 'components'): Promise<unknown>;
  createComponent(type: 'card', options: CardOptions): CardComponent;
}

/** Chargebee supports neither Hebrew nor Arabic, and no direction, padding or border. It refuses unknown keys. */
export interface CardOptions {
  readonly locale: 'en';
  readonly placeholder: Readonly<Record<ProviderField, string>>;
  readonly ariaLabel: Readonly<Record<ProviderField, string>>;
  readonly style: Readonly<Record<'base' | 'invalid', CardStyle>>;
}

export interface CardStyle {
  readonly color?: string;
  readonly fontFamily?: string;
  /** In pixels. */
  readonly fontSize?: string;
  readonly lineHeight?: string;
  readonly textAlign?: 'left' | 'right';
  readonly '::placeholder'?: { readonly color: string };
}

export type ProviderField = 'number' | 'expiry' | 'cvv';

export interface CardComponent {
  createField(field: ProviderField): CardComponentField;
  /** Called once, after all fields are created. */
  mount(): Promise<unknown>;
  update(options: CardOptions): void;
  /** Resolves with an object with a `token`. Rejects with an object with a `code`. */
  tokenize(billing: ProviderBilling): Promise<unknown>;
  destroy(): Promise<unknown>;
}

/** Listeners cannot be removed. */
export interface CardComponentField {
  at(element: HTMLElement): CardComponentField;
  on(event: 'change' | 'focus' | 'blur', listener: (event?: FieldEvent) => void): CardComponentField;
  focus(): void;
}

export interface FieldEvent {
  readonly empty?: boolean;
  readonly complete?: boolean;
  /** Its message is English and is never shown. */
  readonly error?: { readonly errorCode?: string } | null;
  readonly cardType?: unknown;
}

export interface ProviderBilling {
  readonly firstName: string;
  readonly lastName: string;
  readonly addressLine1: string;
  readonly city: string;
  readonly zip: string;
  readonly countryCode: string;
}

/** True when the value has the used functions of the `Chargebee` global. */
export function isChargebee(value: unknown): value is Chargebee {
  if (typeof value !== 'object' && typeof value !== 'function') return false;
  if (value === null || !('init' in value) || !('getInstance' in value)) return false;
  return typeof value.init === 'function' && typeof value.getInstance === 'function';
}
