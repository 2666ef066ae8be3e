/**
 * The script of a payment provider that does not exist. Unlike Chargebee, it shows one form in three elements, reports
 * the whole form with each change, answers a refused card with a value, and knows every language.
 */
export interface InventedScript {
  mount(form: InventedFormOptions): Promise<InventedForm>;
}

export interface InventedFormOptions {
  readonly key: string;
  readonly slots: Readonly<Record<Slot, HTMLElement>>;
  readonly texts: SlotTexts;
  readonly onUpdate: (snapshot: FormSnapshot) => void;
}

export type Slot = 'pan' | 'until' | 'cvc';

export type SlotTexts = Readonly<Record<Slot, { readonly name: string; readonly hint: string }>>;

export interface FormSnapshot {
  readonly slots: Readonly<Record<Slot, 'blank' | 'partial' | 'wrong' | 'past' | 'ok'>>;
  readonly active: Slot | null;
  readonly scheme: string | null;
}

export interface InventedForm {
  show(texts: SlotTexts): void;
  activate(slot: Slot): void;
  /** Rejects when the provider cannot be reached. */
  confirm(payer: InventedPayer): Promise<Confirmation>;
  close(): void;
}

interface InventedPayer {
  readonly name: string;
  readonly postcode: string;
  readonly country: string;
}

export type Confirmation =
  | { readonly status: 'confirmed'; readonly reference: string }
  | { readonly status: 'unfinished' }
  | { readonly status: 'refused' };
