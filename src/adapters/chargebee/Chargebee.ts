/** What is used here of the provider's script, version 2: its card components, each field on its own. */
export interface Chargebee {
  /** Throws when there is an instance already. */
  init(options: { readonly site: string; readonly publishableKey: string }): ChargebeeInstance;
  /** Throws, or answers nothing, as long as there is no instance. */
  getInstance(): ChargebeeInstance | undefined;
}

export interface ChargebeeInstance {
  load(module: 'components'): Promise<unknown>;
  createComponent(type: 'card', options: CardOptions): CardComponent;
}

/** The provider knows no Hebrew and no Arabic, no direction, no padding and no border. Unknown keys are refused. */
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
  /** Once, after every field has been created. */
  mount(): Promise<unknown>;
  update(options: CardOptions): void;
  /** @returns An object with a token in it; rejects with an object that has a code. */
  tokenize(billing: ProviderBilling): Promise<unknown>;
  destroy(): Promise<unknown>;
}

/** Listeners cannot be taken off again. */
export interface CardComponentField {
  at(element: HTMLElement): CardComponentField;
  on(event: 'change' | 'focus' | 'blur', listener: (event?: FieldEvent) => void): CardComponentField;
  focus(): void;
}

export interface FieldEvent {
  readonly empty?: boolean;
  readonly complete?: boolean;
  /** Its message is English, and for nobody. */
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

/** Whether a value has what is asked of the script's global. */
export function isChargebee(value: unknown): value is Chargebee {
  if (typeof value !== 'object' && typeof value !== 'function') return false;
  if (value === null || !('init' in value) || !('getInstance' in value)) return false;
  return typeof value.init === 'function' && typeof value.getInstance === 'function';
}
