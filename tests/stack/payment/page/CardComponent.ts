import { FIELD_NAMES, type FieldAppearance, type FieldName } from '../messages';
import { CardField, EVENTS, type FieldOptions } from './CardField';
import { checkComponentOptions } from './optionRules';
import { refuse } from './ProviderError';

export interface ComponentOptions {
  readonly placeholder?: Partial<Record<FieldName, string>>;
  readonly ariaLabel?: Partial<Record<FieldName, string>>;
  readonly style?: FieldAppearance['style'];
}

export interface ProviderAccount {
  readonly origin: string;
  readonly site: string;
  readonly publishableKey: string;
}

let lastComponent = 0;

/** A card component with separate fields for number, expiry date and security code. */
export class CardComponent {
  readonly #name: string;
  readonly #fields = new Map<FieldName, CardField>();
  readonly #listeners = new Map<string, (event: unknown) => void>();
  #status: 'created' | 'mounting' | 'mounted' | 'destroyed' = 'created';

  constructor(
    private readonly account: ProviderAccount,
    private options: ComponentOptions,
  ) {
    checkComponentOptions(options);
    lastComponent += 1;
    this.#name = `card-component-${String(lastComponent)}`;
  }

  createField(type: FieldName, options: FieldOptions = {}): CardField {
    if (!FIELD_NAMES.includes(type)) refuse('invalidFieldType', type);
    if (this.#fields.has(type)) refuse('fieldAlreadyExists', type);
    if (this.#status !== 'created') refuse('componentAlreadyMounted');
    const field = new CardField(this.account.origin, this.#name, type, options, (name, event) => {
      this.#listeners.get(name)?.(event);
    });
    this.#fields.set(type, field);
    return field;
  }

  on(type: string, listener: (event: unknown) => void): this {
    if (!EVENTS.includes(type) || typeof listener !== 'function') refuse('invalidListener', type);
    this.#listeners.set(type, listener);
    return this;
  }

  async mount(): Promise<boolean> {
    if (this.#fields.size === 0) refuse('noFieldsToMount');
    if (this.#fields.size < FIELD_NAMES.length) refuse('missingFields');
    if (this.#status === 'mounting') refuse('componentMounting');
    if (this.#status === 'mounted') refuse('componentAlreadyMounted');
    this.#status = 'mounting';
    await Promise.all([...this.#fields].map(([name, field]) => field.mountFrame(this.#optionsOf(name))));
    this.#status = 'mounted';
    return true;
  }

  isMounted(): boolean {
    return this.#status === 'mounted';
  }

  update(options: ComponentOptions): void {
    checkComponentOptions(options);
    if (this.#status === 'destroyed') refuse('componentNotRegistered');
    this.options = { ...this.options, ...options };
    for (const [name, field] of this.#fields) field.update(this.#optionsOf(name));
  }

  /** Shows the errors of every field. */
  async validateCardDetails(): Promise<boolean> {
    this.#expectMounted();
    const frames = [...this.#fields.values()].map(({ frame }) => frame);
    const answers = await Promise.all(
      frames.map((frame) => frame.ask((call) => ({ kind: 'validate', call }))),
    );
    return answers.every((answer) => answer === true);
  }

  async tokenize(billing: unknown = {}): Promise<unknown> {
    if (!(await this.validateCardDetails())) refuse('validationFailed');
    const { site, publishableKey } = this.account;
    const number = this.#fields.get('number');
    return number?.frame.ask((call) => ({ kind: 'tokenize', call, site, publishableKey, billing }));
  }

  focus(): void {
    this.#fields.get('number')?.focus();
  }

  blur(): void {
    for (const field of this.#fields.values()) field.blur();
  }

  clear(): void {
    for (const field of this.#fields.values()) field.clear();
  }

  async destroy(): Promise<boolean[]> {
    this.#status = 'destroyed';
    return Promise.all([...this.#fields.values()].map((field) => field.destroy()));
  }

  #expectMounted(): void {
    if (this.#status !== 'mounted') refuse('componentNotMounted');
  }

  #optionsOf(field: FieldName): FieldOptions {
    const { placeholder, ariaLabel, style } = this.options;
    return {
      placeholder: placeholder?.[field] ?? '',
      ariaLabel: ariaLabel?.[field] ?? field,
      style: style ?? {},
    };
  }
}
