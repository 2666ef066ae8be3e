import { ChargebeeCardFields } from '@/adapters/chargebee/ChargebeeCardFields';
import type {
  CardField,
  CardFieldsState,
  CardFieldLabels,
  MountedCardFields,
} from '@/application/ports/CardFields';
import type { DiagnosticEvent } from '@/application/ports/Diagnostics';
import type { BillingAddress } from '@/domain/validation/BillingAddress';
import { SkippableClock } from './SkippableClock';

/** A page with only the card fields adapter. A test controls it through the commands in `window.paymentPage`. */

const clock = new SkippableClock();
const reports: DiagnosticEvent[] = [];
const { scriptUrl = '', site = '', publishableKey = '' } = document.body.dataset;
const cardFields = new ChargebeeCardFields({ scriptUrl, site, publishableKey }, window, clock, {
  report: (event) => reports.push(event),
});

interface Mounted {
  readonly fields: MountedCardFields;
  /** The states since the last `takeStates`. */
  readonly unreadStates: CardFieldsState[];
}
const forms: Mounted[] = [];

function form(index: number): Mounted {
  const found = forms[index];
  if (found === undefined) throw new Error(`No form ${String(index)} was mounted`);
  return found;
}

const commands = {
  reports,
  async mount(elementIds: Readonly<Record<CardField, string>>, labels: CardFieldLabels) {
    const result = await cardFields.mount(elementIds, labels);
    if (!result.ok) return result;
    const unreadStates: CardFieldsState[] = [];
    result.value.onChange((state) => unreadStates.push(state));
    const index = forms.push({ fields: result.value, unreadStates }) - 1;
    return { ok: true, value: { index, state: result.value.state } } as const;
  },
  takeStates: (index: number) => form(index).unreadStates.splice(0),
  setLabels: (index: number, labels: CardFieldLabels) => form(index).fields.setLabels(labels),
  focus: (index: number, field: CardField) => form(index).fields.focus(field),
  unmount: (index: number) => form(index).fields.unmount(),
  tokenize: async (index: number, billing: BillingAddress) => form(index).fields.tokenize(billing),
  endTimers: (milliseconds: number) => clock.endTimers(milliseconds),
};

export type PaymentPageCommands = typeof commands;

Reflect.set(window, 'paymentPage', commands);
