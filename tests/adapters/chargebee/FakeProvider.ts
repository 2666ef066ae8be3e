import type {
  CardComponent,
  CardComponentField,
  CardOptions,
  Chargebee,
  ChargebeeInstance,
  FieldEvent,
  ProviderBilling,
  ProviderField,
} from '@/adapters/chargebee/Chargebee';

type Listener = (event?: FieldEvent) => void;

/** A fake of the provider's script, controlled by the test. */
export class FakeProvider implements Chargebee {
  readonly inits: unknown[] = [];
  readonly components: FakeComponent[] = [];
  load: () => Promise<unknown> = async () => true;
  mount: () => Promise<unknown> = async () => true;
  tokenize: (billing: ProviderBilling) => Promise<unknown> = async () => ({ token: 'tok_1' });
  update: (options: CardOptions) => void = () => undefined;
  #instance: ChargebeeInstance | undefined;

  init(options: unknown): ChargebeeInstance {
    if (this.#instance !== undefined) throw new Error('There is an instance already');
    this.inits.push(options);
    this.#instance = {
      load: async () => this.load(),
      createComponent: (_, cardOptions) => {
        const component = new FakeComponent(this, cardOptions);
        this.components.push(component);
        return component;
      },
    };
    return this.#instance;
  }

  getInstance(): ChargebeeInstance {
    if (this.#instance === undefined) throw new Error('There is no instance');
    return this.#instance;
  }

  get last(): FakeComponent {
    const component = this.components.at(-1);
    if (component === undefined) throw new Error('No component was created');
    return component;
  }
}

export class FakeComponent implements CardComponent {
  isDestroyed = false;
  readonly #listeners = new Map<string, Listener>();
  readonly #elements: HTMLElement[] = [];

  constructor(
    private readonly provider: FakeProvider,
    public options: CardOptions,
  ) {}

  createField(name: ProviderField): CardComponentField {
    const field: CardComponentField = {
      at: (element) => {
        this.#elements.push(element);
        return field;
      },
      on: (event, listener) => {
        this.#listeners.set(`${name} ${event}`, listener);
        return field;
      },
      focus: () => {
        this.fire(name, 'focus');
      },
    };
    return field;
  }

  async mount(): Promise<unknown> {
    for (const element of this.#elements) element.append(document.createElement('iframe'));
    return this.provider.mount();
  }

  update(options: CardOptions): void {
    this.provider.update(options);
    this.options = options;
  }

  async tokenize(billing: ProviderBilling): Promise<unknown> {
    return this.provider.tokenize(billing);
  }

  async destroy(): Promise<unknown> {
    this.isDestroyed = true;
    throw new Error('The iframes do not respond');
  }

  /** Fires an event of a field. */
  fire(field: ProviderField, event: 'change' | 'focus' | 'blur', fieldEvent?: FieldEvent): void {
    this.#listeners.get(`${field} ${event}`)?.(fieldEvent);
  }
}
