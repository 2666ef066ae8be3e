// @vitest-environment jsdom
import { Container } from 'inversify';
import { afterEach, describe, expect, it } from 'vitest';
import { CARD_FIELDS, TOKENIZE_TIMEOUT, type CardField } from '@/application/ports/CardFields';
import { bindings, servicesIn } from '@/composition/container';
import { describeCardFields, type CardFieldsHarness } from '../../contracts/cardFields.contract';
import { FixedClock } from '../../support/FixedClock';
import { RecordingDiagnostics } from '../../support/RecordingDiagnostics';
import { FakeInventedScript, REFUSED_NUMBER, SILENT_NUMBER } from './FakeInventedScript';
import { InventedCardFields } from './InventedCardFields';

const ELEMENT_IDS = { number: 'card-number', expiry: 'card-expiry', securityCode: 'card-code' } as const;
const SETTINGS = { url: 'https://js.invented.example/v1.js', key: 'key' };
const NUMBERS = { good: '4242 4242 4242 4242', refused: REFUSED_NUMBER, 'never-answered': SILENT_NUMBER };

const inputOf = (field: CardField): HTMLInputElement | undefined =>
  document.querySelector<HTMLInputElement>(`#${ELEMENT_IDS[field]} input`) ?? undefined;

/** Loads the scripts of the page as a browser does, which jsdom does not. */
function loadScripts(script: FakeInventedScript): MutationObserver {
  const observer = new MutationObserver(() => {
    for (const element of document.querySelectorAll('script')) {
      if (script.isReachable) Reflect.set(window, 'InventedPayment', script);
      element.dispatchEvent(new Event(script.isReachable ? 'load' : 'error'));
      element.remove();
    }
  });
  observer.observe(document.head, { childList: true });
  return observer;
}

let loader: MutationObserver | undefined;

function createHarness(): CardFieldsHarness {
  document.body.replaceChildren(
    ...CARD_FIELDS.map((field) => Object.assign(document.createElement('div'), { id: ELEMENT_IDS[field] })),
  );
  const clock = new FixedClock();
  const script = new FakeInventedScript();
  loader = loadScripts(script);
  const container = new Container();
  container.load(
    bindings({
      clock: () => clock,
      diagnostics: () => new RecordingDiagnostics(),
      cardFields: (services) =>
        new InventedCardFields(SETTINGS, window, services.clock, services.diagnostics),
    }),
  );
  return {
    cardFields: servicesIn(container).cardFields,
    elementIds: ELEMENT_IDS,
    removeElements: () => document.body.replaceChildren(),
    breakProvider: () => {
      script.isReachable = false;
    },
    shown: (field) => {
      const input = inputOf(field);
      return input && { label: input.ariaLabel ?? '', placeholder: input.placeholder };
    },
    type: (field, text) => {
      Object.assign(inputOf(field) ?? {}, { value: text });
      inputOf(field)?.dispatchEvent(new Event('input'));
    },
    textIn: (field) => inputOf(field)?.value ?? '',
    focusedField: () => CARD_FIELDS.find((field) => inputOf(field) === document.activeElement),
    numberOf: (card) => NUMBERS[card],
    pastExpiry: '02 / 26',
    futureExpiry: '12 / 39',
    wait: async () => clock.advance(TOKENIZE_TIMEOUT),
    redeem: (token) => script.redeem(token),
  };
}

/* The proof that the port fits a second payment provider, whose script has another shape (CONTRIBUTING, "How to add"). */
describe('a payment provider that does not exist', () => {
  afterEach(() => {
    loader?.disconnect();
    Reflect.deleteProperty(window, 'InventedPayment');
    document.body.replaceChildren();
  });

  describeCardFields({ describe, it, expect }, createHarness);
});
