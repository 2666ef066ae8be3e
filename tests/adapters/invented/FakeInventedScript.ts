import { byKey } from '@/domain/shared/byKey';
import { brandOf, errorIn, isFinished, type Typed } from '../../stack/payment/frame/cardRules';
import type {
  Confirmation,
  FormSnapshot,
  InventedForm,
  InventedFormOptions,
  InventedScript,
  Slot,
  SlotTexts,
} from './InventedScript';

const FIELD_NAMES = { pan: 'number', until: 'expiry', cvc: 'cvv' } as const;

const SLOTS = ['pan', 'until', 'cvc'] as const satisfies readonly Slot[];

const TODAY = new Date('2026-03-05');

export const REFUSED_NUMBER = '4000 0000 0000 0119';
export const SILENT_NUMBER = '4000 0000 0000 0127';

const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '');

/** The script of the invented provider, with inputs of the page instead of frames. */
export class FakeInventedScript implements InventedScript {
  isReachable = true;
  #last = 0;
  readonly #references = new Set<string>();

  async mount(options: InventedFormOptions): Promise<InventedForm> {
    return new FakeInventedForm(options, (typed) => this.#confirm(typed));
  }

  /** True when the reference exists and was not redeemed before. */
  redeem(reference: string): boolean {
    return this.#references.delete(reference);
  }

  async #confirm(typed: Typed): Promise<Confirmation> {
    if (!this.isReachable) throw new TypeError('Failed to fetch');
    if (typed.number === digitsOf(SILENT_NUMBER)) return new Promise(() => undefined);
    if (typed.number === digitsOf(REFUSED_NUMBER)) return { status: 'refused' };
    this.#last += 1;
    const reference = `ref-${String(this.#last)}`;
    this.#references.add(reference);
    return { status: 'confirmed', reference };
  }
}

class FakeInventedForm implements InventedForm {
  readonly #inputs: Readonly<Record<Slot, HTMLInputElement>>;

  constructor(
    { slots, texts, onUpdate }: InventedFormOptions,
    private readonly confirmCard: (typed: Typed) => Promise<Confirmation>,
  ) {
    this.#inputs = byKey(slots, (slot) => {
      const input = document.createElement('input');
      for (const kind of ['input', 'focus', 'blur'])
        input.addEventListener(kind, () => onUpdate(this.#snapshot()));
      slots[slot].replaceChildren(input);
      return input;
    });
    this.show(texts);
  }

  show(texts: SlotTexts): void {
    for (const slot of SLOTS)
      Object.assign(this.#inputs[slot], { ariaLabel: texts[slot].name, placeholder: texts[slot].hint });
  }

  activate(slot: Slot): void {
    this.#inputs[slot].focus();
  }

  async confirm(): Promise<Confirmation> {
    const { slots } = this.#snapshot();
    if (SLOTS.some((slot) => slots[slot] !== 'ok')) return { status: 'unfinished' };
    return this.confirmCard(this.#typed);
  }

  close(): void {
    for (const slot of SLOTS) {
      this.#inputs[slot].value = '';
      this.#inputs[slot].remove();
    }
  }

  get #typed(): Typed {
    const { pan, until, cvc } = this.#inputs;
    return { number: digitsOf(pan.value), expiry: digitsOf(until.value), cvv: digitsOf(cvc.value) };
  }

  #snapshot(): FormSnapshot {
    const typed = this.#typed;
    const stateOf = (slot: Slot): FormSnapshot['slots'][Slot] => {
      const field = FIELD_NAMES[slot];
      if (typed[field] === '') return 'blank';
      const error = errorIn(field, typed, TODAY, false);
      if (error !== undefined) return error === 'cardExpiryPast' ? 'past' : 'wrong';
      return isFinished(field, typed) ? 'ok' : 'partial';
    };
    return {
      slots: byKey(FIELD_NAMES, stateOf),
      active: SLOTS.find((slot) => this.#inputs[slot] === document.activeElement) ?? null,
      scheme: brandOf(typed.number) ?? null,
    };
  }
}
