import type { FieldAppearance, FieldName, FieldStatus } from '../messages';
import { FieldFrame } from './FieldFrame';
import { checkFieldOptions } from './optionRules';
import { refuse } from './ProviderError';

type Listener = (event: unknown) => void;

export interface FieldOptions {
  readonly placeholder?: string;
  readonly ariaLabel?: string;
  readonly style?: FieldAppearance['style'];
}

export const EVENTS = ['ready', 'change', 'focus', 'blur', 'keyPress'];

/** One field of a card component. */
export class CardField {
  readonly #listeners = new Map<string, Listener>();
  readonly #frame: FieldFrame;
  #container: Element | undefined;
  #isMounted = false;

  constructor(
    origin: string,
    component: string,
    private readonly field: FieldName,
    private options: FieldOptions,
    private readonly onEvent: (type: string, event: unknown) => void,
  ) {
    checkFieldOptions(options);
    this.#frame = new FieldFrame(origin, component, field, (type, status) => {
      this.#emit(type, this.#eventOf(type, status));
    });
  }

  at(target: string | Element): this {
    const container = typeof target === 'string' ? document.querySelector(target) : target;
    if (container === null || !container.isConnected) refuse('containerElementNotFound');
    this.#container = container;
    return this;
  }

  on(type: string, listener: Listener): this {
    if (!EVENTS.includes(type) || typeof listener !== 'function') refuse('invalidListener', type);
    this.#listeners.set(type, listener);
    return this;
  }

  focus(): void {
    this.#frame.focus();
  }

  blur(): void {
    this.#frame.send({ kind: 'blur' });
  }

  clear(): void {
    this.#frame.send({ kind: 'clear' });
  }

  update(options: FieldOptions): this {
    checkFieldOptions(options);
    this.options = { ...this.options, ...options };
    this.#sendAppearance();
    return this;
  }

  isMounted(): boolean {
    return this.#isMounted;
  }

  get frame(): FieldFrame {
    return this.#frame;
  }

  async mountFrame(defaults: FieldOptions): Promise<void> {
    if (this.#container === undefined) refuse('noContainerElement', this.field);
    this.options = { ...defaults, ...this.options };
    await this.#frame.mountInto(this.#container);
    this.#isMounted = true;
    this.#sendAppearance();
    this.#emit('ready', this);
  }

  async destroy(): Promise<boolean> {
    this.#isMounted = false;
    this.#frame.remove();
    return true;
  }

  #eventOf(type: string, status: FieldStatus) {
    return { field: this.field, type, ...status };
  }

  #emit(type: string, event: unknown): void {
    this.#listeners.get(type)?.(event);
    this.onEvent(type, event);
  }

  #sendAppearance(): void {
    const { placeholder = '', ariaLabel = this.field, style = {} } = this.options;
    if (this.#isMounted)
      this.#frame.send({ kind: 'appearance', appearance: { placeholder, ariaLabel, style } });
  }
}
