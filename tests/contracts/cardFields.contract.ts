import {
  CARD_FIELDS,
  type CardField,
  type CardFields,
  type CardFieldState,
  type CardFieldLabels,
  type MountedCardFields,
} from '@/application/ports/CardFields';
import { failure } from '@/domain/shared/result';
import { aBillingAddress } from '../support/builders/aBillingAddress';
import type { ContractRunner } from './ContractRunner';

type Awaitable<Value> = Value | Promise<Value>;

/** The reaction of the provider to the typed card. */
export type CardCase = 'good' | 'refused' | 'never-answered';

export interface ShownField {
  readonly label: string;
  readonly placeholder: string;
}

export interface CardFieldsHarness {
  readonly cardFields: CardFields;
  readonly elementIds: Readonly<Record<CardField, string>>;
  /** Removes the elements from the page before the fields are mounted. */
  readonly removeElements: () => Awaitable<void>;
  /** Makes the provider unreachable. */
  readonly breakProvider: () => Awaitable<void>;
  /** The label and the placeholder of a field, or undefined while it is not on the page. */
  readonly shown: (field: CardField) => Awaitable<ShownField | undefined>;
  readonly type: (field: CardField, text: string) => Awaitable<void>;
  /** The value of the field. */
  readonly textIn: (field: CardField) => Awaitable<string>;
  readonly focusedField: () => Awaitable<CardField | undefined>;
  /** The number of a card with this result. */
  readonly numberOf: (card: CardCase) => string;
  /** An expiry date in the past, and one in the future. */
  readonly pastExpiry: string;
  readonly futureExpiry: string;
  /** Lets the longest timeout of the provider pass. */
  readonly wait: () => Promise<void>;
  /** True when the payment service accepts the token. A second call returns false. */
  readonly redeem: (token: string) => Awaitable<boolean>;
}

const ENGLISH: CardFieldLabels = {
  language: 'en',
  direction: 'ltr',
  labels: { number: 'Card number', expiry: 'Expiry', securityCode: 'Security code' },
  placeholders: { number: '0000 0000 0000 0000', expiry: 'MM / YY', securityCode: '123' },
};

const HEBREW: CardFieldLabels = {
  language: 'he',
  direction: 'rtl',
  labels: { number: 'מספר כרטיס', expiry: 'תוקף', securityCode: 'קוד אבטחה' },
  placeholders: { number: '0000 0000 0000 0000', expiry: 'חודש / שנה', securityCode: '123' },
};

/** Visits the fields one after the other, as an owner does. */
async function inTurn<Value>(look: (field: CardField) => Awaitable<Value>): Promise<Value[]> {
  const seen: Value[] = [];
  for (const field of CARD_FIELDS) seen.push(await look(field));
  return seen;
}

const UNUSABLE_CARDS: readonly (readonly [
  name: string,
  fill: (harness: CardFieldsHarness) => Promise<void>,
])[] = [
  ['nothing is typed', async () => undefined],
  [
    'the number is wrong',
    async (harness) => {
      await typeCard(harness);
      await harness.type('number', '4242 4242 4242 4241');
    },
  ],
  [
    'the card has expired',
    async (harness) => {
      await typeCard(harness);
      await harness.type('expiry', harness.pastExpiry);
    },
  ],
  [
    'the code is missing',
    async (harness) => {
      await typeCard(harness);
      await harness.type('securityCode', '');
    },
  ],
];

async function mount(harness: CardFieldsHarness, labels = ENGLISH): Promise<MountedCardFields> {
  const answer = await harness.cardFields.mount(harness.elementIds, labels);
  if (!answer.ok) throw new Error('Expected the card fields to mount');
  return answer.value;
}

async function typeCard(harness: CardFieldsHarness, card: CardCase = 'good'): Promise<void> {
  await harness.type('number', harness.numberOf(card));
  await harness.type('expiry', harness.futureExpiry);
  await harness.type('securityCode', '123');
}

export function describeCardFields(
  { describe, it, expect }: ContractRunner,
  setUp: () => CardFieldsHarness,
): void {
  describe('mounting', () => {
    it('puts each field into its element, with its label and its placeholder', async () => {
      const harness = setUp();
      await mount(harness);
      expect(await inTurn(harness.shown)).toEqual([
        { label: 'Card number', placeholder: '0000 0000 0000 0000' },
        { label: 'Expiry', placeholder: 'MM / YY' },
        { label: 'Security code', placeholder: '123' },
      ]);
    });

    it('starts with empty fields', async () => {
      const { state } = await mount(setUp());
      expect(state).toEqual({
        fields: { number: 'empty', expiry: 'empty', securityCode: 'empty' },
        focused: undefined,
        brand: undefined,
      });
    });

    for (const cause of ['removeElements', 'breakProvider'] as const)
      it(`fails when the fields do not load: ${cause}`, async () => {
        const harness = setUp();
        await harness[cause]();
        expect(await harness.cardFields.mount(harness.elementIds, ENGLISH)).toEqual(
          failure({ kind: 'card-fields-unavailable' }),
        );
      });
  });

  describe('the state', () => {
    it('reflects the typed values', async () => {
      const harness = setUp();
      const fields = await mount(harness);
      await harness.type('number', '4242 4242');
      expect(fields.state.fields.number).toBe('incomplete');
      expect(fields.state.brand).toBe('visa');
      await harness.type('number', '4242 4242 4242 4241');
      expect(fields.state.fields.number).toBe('invalid');
      await harness.type('expiry', harness.pastExpiry);
      expect(fields.state.fields.expiry).toBe('expired');
      await typeCard(harness);
      expect(fields.state.fields).toEqual({
        number: 'complete',
        expiry: 'complete',
        securityCode: 'complete',
      });
    });

    it('never contains the typed values', async () => {
      const harness = setUp();
      const fields = await mount(harness);
      await typeCard(harness);
      const digits = harness.numberOf('good').replaceAll(' ', '');
      expect(JSON.stringify(fields.state)).not.toContain(digits.slice(-4));
    });

    it('is reported to a listener on every change until it unsubscribes', async () => {
      const harness = setUp();
      const fields = await mount(harness);
      const seen: CardFieldState[] = [];
      const stop = fields.onChange(({ fields: { securityCode } }) => {
        if (securityCode !== seen.at(-1)) seen.push(securityCode);
      });
      await harness.type('securityCode', '1');
      await harness.type('securityCode', '123');
      stop();
      await harness.type('securityCode', '');
      expect(seen.filter((state) => state !== 'empty')).toEqual(['incomplete', 'complete']);
    });

    it('names the focused field', async () => {
      const harness = setUp();
      const fields = await mount(harness);
      fields.focus('expiry');
      expect([await harness.focusedField(), fields.state.focused]).toEqual(['expiry', 'expiry']);
      fields.focus('number');
      expect([await harness.focusedField(), fields.state.focused]).toEqual(['number', 'number']);
    });
  });

  it('changes the labels and keeps the typed values', async () => {
    const harness = setUp();
    const fields = await mount(harness);
    await typeCard(harness);
    const before = await inTurn(harness.textIn);
    fields.setLabels(HEBREW);
    expect(await harness.shown('expiry')).toEqual({ label: 'תוקף', placeholder: 'חודש / שנה' });
    expect(await inTurn(harness.textIn)).toEqual(before);
    expect(fields.state.fields.number).toBe('complete');
  });

  describe('a token', () => {
    it('is created for a complete card, and works once', async () => {
      const harness = setUp();
      const fields = await mount(harness);
      await typeCard(harness);
      const token = await fields.tokenize(aBillingAddress());
      expect(token.ok && (await harness.redeem(token.value))).toBe(true);
      expect(token.ok && (await harness.redeem(token.value))).toBe(false);
    });

    it('is different each time', async () => {
      const harness = setUp();
      const fields = await mount(harness);
      await typeCard(harness);
      expect(await fields.tokenize(aBillingAddress())).not.toEqual(await fields.tokenize(aBillingAddress()));
    });

    it('contains no card data', async () => {
      const harness = setUp();
      const fields = await mount(harness);
      await typeCard(harness);
      const token = await fields.tokenize(aBillingAddress());
      expect(token.ok && token.value).not.toContain(harness.numberOf('good').slice(-4));
    });

    for (const [name, fill] of UNUSABLE_CARDS)
      it(`is not created when ${name}`, async () => {
        const harness = setUp();
        const fields = await mount(harness);
        await fill(harness);
        expect(await fields.tokenize(aBillingAddress())).toEqual(failure({ kind: 'card-incomplete' }));
      });

    it('is not created for a card that the provider refuses', async () => {
      const harness = setUp();
      const fields = await mount(harness);
      await typeCard(harness, 'refused');
      expect(await fields.tokenize(aBillingAddress())).toEqual(failure({ kind: 'card-refused' }));
    });

    it('is not created when the provider is unreachable', async () => {
      const harness = setUp();
      const fields = await mount(harness);
      await typeCard(harness);
      await harness.breakProvider();
      expect(await fields.tokenize(aBillingAddress())).toEqual(failure({ kind: 'card-refused' }));
    });

    it('times out when the provider never responds', async () => {
      const harness = setUp();
      const fields = await mount(harness);
      await typeCard(harness, 'never-answered');
      const token = fields.tokenize(aBillingAddress());
      await harness.wait();
      expect(await token).toEqual(failure({ kind: 'card-refused' }));
    });
  });

  describe('unmounting', () => {
    it('removes the fields from the page, and can be repeated', async () => {
      const harness = setUp();
      const fields = await mount(harness);
      fields.unmount();
      fields.unmount();
      expect(await inTurn(harness.shown)).toEqual([undefined, undefined, undefined]);
    });

    it('clears the card', async () => {
      const harness = setUp();
      const fields = await mount(harness);
      await typeCard(harness);
      fields.unmount();
      expect(await fields.tokenize(aBillingAddress())).toEqual(failure({ kind: 'card-incomplete' }));
    });

    it('allows mounting again, with empty fields', async () => {
      const harness = setUp();
      const first = await mount(harness);
      await typeCard(harness);
      first.unmount();
      const second = await mount(harness, HEBREW);
      expect((await harness.shown('number'))?.label).toBe('מספר כרטיס');
      expect(second.state.fields.number).toBe('empty');
    });
  });
}
