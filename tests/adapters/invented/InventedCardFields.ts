import { withTimeout } from '@/application/requests/withTimeout';
import {
  CARD_FIELDS,
  paymentToken,
  TOKENIZE_TIMEOUT,
  type CardField,
  type CardFieldLabels,
  type CardFields,
  type CardFieldsState,
  type CardFieldsUnavailable,
  type CardRefused,
  type MountedCardFields,
  type PaymentToken,
} from '@/application/ports/CardFields';
import type { Clock } from '@/application/ports/Clock';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import { failure, success, type Result } from '@/domain/shared/result';
import type { BillingAddress } from '@/domain/validation/BillingAddress';
import type { FormSnapshot, InventedForm, InventedScript, Slot, SlotTexts } from './InventedScript';
import type { InventedSettings } from './InventedSettings';

const MOUNT_TIMEOUT = 15_000;

const SLOT_OF = {
  number: 'pan',
  expiry: 'until',
  securityCode: 'cvc',
} as const satisfies Readonly<Record<CardField, Slot>>;

const STATES = {
  blank: 'empty',
  partial: 'incomplete',
  wrong: 'invalid',
  past: 'expired',
  ok: 'complete',
} as const;

type Elements = Readonly<Record<Slot, HTMLElement>>;

/** The card fields of the invented provider, written as "How to add" in CONTRIBUTING.md says. */
export class InventedCardFields implements CardFields {
  #script: Promise<InventedScript> | undefined;

  constructor(
    private readonly settings: InventedSettings['invented'],
    private readonly window: Window,
    private readonly clock: Clock,
    private readonly diagnostics: Diagnostics,
  ) {}

  async mount(
    elementIds: Readonly<Record<CardField, string>>,
    labels: CardFieldLabels,
  ): Promise<Result<MountedCardFields, CardFieldsUnavailable>> {
    const elements = this.#elementsNamed(elementIds);
    const form =
      elements &&
      (await withTimeout(this.clock, MOUNT_TIMEOUT, this.#open(elements, labels)).catch(() => undefined));
    if (form !== undefined) return success(form);
    this.diagnostics.report({ event: 'payment-provider-failed', detail: 'the form did not load' });
    return failure({ kind: 'card-fields-unavailable' });
  }

  async #open(slots: Elements, labels: CardFieldLabels): Promise<InventedCardForm | undefined> {
    try {
      const script = await (this.#script ??= this.#load());
      return await InventedCardForm.open(script, this.settings.key, slots, labels, this.clock);
    } catch {
      this.#script = undefined;
      return undefined;
    }
  }

  /** Unlike Chargebee's script, this one has run when the browser reports that it has loaded. */
  async #load(): Promise<InventedScript> {
    const { document } = this.window;
    const element = Object.assign(document.createElement('script'), { src: this.settings.url });
    await new Promise((resolve, reject) => {
      element.addEventListener('load', resolve);
      element.addEventListener('error', reject);
      document.head.append(element);
    });
    const script: InventedScript = Reflect.get(this.window, 'InventedPayment');
    return script;
  }

  #elementsNamed(ids: Readonly<Record<CardField, string>>): Elements | undefined {
    const [pan, until, cvc] = CARD_FIELDS.map((field) => this.window.document.getElementById(ids[field]));
    return pan && until && cvc ? { pan, until, cvc } : undefined;
  }
}

class InventedCardForm implements MountedCardFields {
  #state: CardFieldsState = {
    fields: { number: 'empty', expiry: 'empty', securityCode: 'empty' },
    focused: undefined,
    brand: undefined,
  };
  readonly #listeners = new Set<(state: CardFieldsState) => void>();
  #form: InventedForm | undefined;

  private constructor(private readonly clock: Clock) {}

  static async open(
    script: InventedScript,
    key: string,
    slots: Elements,
    labels: CardFieldLabels,
    clock: Clock,
  ): Promise<InventedCardForm> {
    const card = new InventedCardForm(clock);
    const texts = slotTexts(labels);
    card.#form = await script.mount({ key, slots, texts, onUpdate: (snapshot) => card.#update(snapshot) });
    return card;
  }

  get state(): CardFieldsState {
    return this.#state;
  }

  onChange(listener: (state: CardFieldsState) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  setLabels(labels: CardFieldLabels): void {
    this.#form?.show(slotTexts(labels));
  }

  focus(field: CardField): void {
    this.#form?.activate(SLOT_OF[field]);
  }

  async tokenize(billing: BillingAddress): Promise<Result<PaymentToken, CardRefused>> {
    const timeout = failure({ kind: 'card-refused' });
    return withTimeout(this.clock, TOKENIZE_TIMEOUT, this.#confirm(billing)).catch(() => timeout);
  }

  unmount(): void {
    this.#listeners.clear();
    this.#form?.close();
    this.#form = undefined;
  }

  async #confirm({
    firstName,
    lastName,
    zip,
    country,
  }: BillingAddress): Promise<Result<PaymentToken, CardRefused>> {
    if (this.#form === undefined) return failure({ kind: 'card-incomplete' });
    try {
      const payer = { name: `${firstName} ${lastName}`, postcode: zip, country };
      const confirmation = await this.#form.confirm(payer);
      if (confirmation.status === 'confirmed') return success(paymentToken(confirmation.reference));
      return failure({ kind: confirmation.status === 'unfinished' ? 'card-incomplete' : 'card-refused' });
    } catch {
      return failure({ kind: 'card-refused' });
    }
  }

  #update({ slots, active, scheme }: FormSnapshot): void {
    this.#state = {
      fields: {
        number: STATES[slots.pan],
        expiry: STATES[slots.until],
        securityCode: STATES[slots.cvc],
      },
      focused: CARD_FIELDS.find((field) => SLOT_OF[field] === active),
      brand: scheme ?? undefined,
    };
    for (const listener of this.#listeners) listener(this.#state);
  }
}

function slotTexts({ labels, placeholders }: CardFieldLabels): SlotTexts {
  const textsOf = (field: CardField) => ({ name: labels[field], hint: placeholders[field] });
  return { pan: textsOf('number'), until: textsOf('expiry'), cvc: textsOf('securityCode') };
}
