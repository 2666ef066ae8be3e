import { ChargebeeCardFields } from '@/adapters/chargebee/ChargebeeCardFields';
import type {
  CardField,
  CardFieldsState,
  CardFieldLabels,
  MountedCardFields,
} from '@/application/ports/CardFields';
import type { DiagnosticEvent } from '@/application/ports/Diagnostics';
import type { BillingAddress } from '@/domain/validation/BillingAddress';
import { HurriedClock } from './HurriedClock';

/** A page with nothing on it but the adapter, for a test to hold by its strings. */

const clock = new HurriedClock();
const reports: DiagnosticEvent[] = [];
const { scriptUrl = '', site = '', publishableKey = '' } = document.body.dataset;
const cardFields = new ChargebeeCardFields({ scriptUrl, site, publishableKey }, window, clock, {
  report: (event) => reports.push(event),
});

interface Mounted {
  readonly fields: MountedCardFields;
  /** States that nobody has asked for yet. */
  readonly told: CardFieldsState[];
}
const forms: Mounted[] = [];

function form(index: number): Mounted {
  const found = forms[index];
  if (found === undefined) throw new Error(`No form ${String(index)} was mounted`);
  return found;
}

const strings = {
  reports,
  async mount(elementIds: Readonly<Record<CardField, string>>, words: CardFieldLabels) {
    const answer = await cardFields.mount(elementIds, words);
    if (!answer.ok) return answer;
    const told: CardFieldsState[] = [];
    answer.value.onChange((state) => told.push(state));
    const index = forms.push({ fields: answer.value, told }) - 1;
    return { ok: true, value: { index, state: answer.value.state } } as const;
  },
  takeTold: (index: number) => form(index).told.splice(0),
  speak: (index: number, words: CardFieldLabels) => form(index).fields.setLabels(words),
  focus: (index: number, field: CardField) => form(index).fields.focus(field),
  unmount: (index: number) => form(index).fields.unmount(),
  tokenize: async (index: number, billing: BillingAddress) => form(index).fields.tokenize(billing),
  hurry: (milliseconds: number) => clock.hurry(milliseconds),
};

export type PaymentPageStrings = typeof strings;

Reflect.set(window, 'paymentPage', strings);
