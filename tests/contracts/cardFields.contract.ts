import { describe, expect, it } from 'vitest';
import {
  CARD_FIELDS,
  type CardField,
  type CardFields,
  type CardFieldsState,
  type CardFieldsWords,
  type MountedCardFields,
} from '@/application/ports/CardFields';
import { parseBillingAddress, type BillingAddress } from '@/domain/validation/BillingAddress';
import { aBillingForm } from '../support/builders/aBillingForm';

/** What the provider does with the card that is typed. */
export type CardCase = 'good' | 'refused' | 'never-answered';

export interface CardFieldsStage {
  readonly cardFields: CardFields;
  readonly elementIds: Readonly<Record<CardField, string>>;
  /** Takes the elements off the page before the fields come. */
  readonly removeElements: () => void;
  /** The provider cannot be reached. */
  readonly breakProvider: () => void;
  /** How a field presents itself to the person, or undefined while it is not on the page. */
  readonly shown: (field: CardField) => { readonly label: string; readonly placeholder: string } | undefined;
  readonly type: (field: CardField, text: string) => void;
  /** What stands in the field. */
  readonly textIn: (field: CardField) => string;
  readonly focusedField: () => CardField | undefined;
  /** The number of a card with that fate. */
  readonly numberOf: (card: CardCase) => string;
  /** An expiry date that is past, and one to come. */
  readonly pastExpiry: string;
  readonly futureExpiry: string;
  /** Lets as much time pass as the provider may take at most. */
  readonly wait: () => Promise<void>;
  /** Whether the payment service would know the token, once. */
  readonly redeem: (token: string) => boolean;
}

const ENGLISH: CardFieldsWords = {
  language: 'en',
  direction: 'ltr',
  labels: { number: 'Card number', expiry: 'Expiry', securityCode: 'Security code' },
  placeholders: { number: '0000 0000 0000 0000', expiry: 'MM / YY', securityCode: '123' },
};

const HEBREW: CardFieldsWords = {
  language: 'he',
  direction: 'rtl',
  labels: { number: 'מספר כרטיס', expiry: 'תוקף', securityCode: 'קוד אבטחה' },
  placeholders: { number: '0000 0000 0000 0000', expiry: 'חודש / שנה', securityCode: '123' },
};

function billing(): BillingAddress {
  const parsed = parseBillingAddress(aBillingForm());
  if (!parsed.ok) throw new Error('The form of the builder is valid');
  return parsed.value;
}

export function describeCardFields(setUp: () => CardFieldsStage): void {
  const mounted = async (stage: CardFieldsStage, words = ENGLISH): Promise<MountedCardFields> => {
    const answer = await stage.cardFields.mount(stage.elementIds, words);
    if (!answer.ok) throw new Error('The fields come');
    return answer.value;
  };

  const typeCard = (stage: CardFieldsStage, card: CardCase = 'good'): void => {
    stage.type('number', stage.numberOf(card));
    stage.type('expiry', stage.futureExpiry);
    stage.type('securityCode', '123');
  };

  describe('mounting', () => {
    it('puts each field into its element, with its label and its empty text', async () => {
      const stage = setUp();
      await mounted(stage);
      expect(CARD_FIELDS.map(stage.shown)).toEqual([
        { label: 'Card number', placeholder: '0000 0000 0000 0000' },
        { label: 'Expiry', placeholder: 'MM / YY' },
        { label: 'Security code', placeholder: '123' },
      ]);
    });

    it('starts with empty fields', async () => {
      const { state } = await mounted(setUp());
      expect(state).toEqual({
        fields: { number: 'empty', expiry: 'empty', securityCode: 'empty' },
        focused: undefined,
        brand: undefined,
      });
    });

    it.each(['removeElements', 'breakProvider'] as const)(
      'answers when the fields do not come: %s',
      async (cause) => {
        const stage = setUp();
        stage[cause]();
        expect(await stage.cardFields.mount(stage.elementIds, ENGLISH)).toEqual({
          ok: false,
          error: { kind: 'card-fields-unavailable' },
        });
      },
    );
  });

  describe('the state', () => {
    it('follows what is typed', async () => {
      const stage = setUp();
      const fields = await mounted(stage);
      stage.type('number', '4242 4242');
      expect(fields.state.fields.number).toBe('incomplete');
      expect(fields.state.brand).toBe('visa');
      stage.type('number', '4242 4242 4242 4241');
      expect(fields.state.fields.number).toBe('invalid');
      stage.type('expiry', stage.pastExpiry);
      expect(fields.state.fields.expiry).toBe('expired');
      typeCard(stage);
      expect(fields.state.fields).toEqual({
        number: 'complete',
        expiry: 'complete',
        securityCode: 'complete',
      });
    });

    it('never holds what was typed', async () => {
      const stage = setUp();
      const fields = await mounted(stage);
      typeCard(stage);
      const digits = stage.numberOf('good').replaceAll(' ', '');
      expect(JSON.stringify(fields.state)).not.toContain(digits.slice(-4));
    });

    it('is told to a listener on every change, until it stops listening', async () => {
      const stage = setUp();
      const fields = await mounted(stage);
      const seen: CardFieldsState[] = [];
      const stop = fields.onChange((state) => seen.push(state));
      stage.type('securityCode', '1');
      stage.type('securityCode', '123');
      stop();
      stage.type('securityCode', '');
      expect(seen.map((state) => state.fields.securityCode)).toEqual(['incomplete', 'complete']);
    });

    it('tells which field has the focus', async () => {
      const stage = setUp();
      const fields = await mounted(stage);
      fields.focus('expiry');
      expect([stage.focusedField(), fields.state.focused]).toEqual(['expiry', 'expiry']);
      fields.focus('number');
      expect([stage.focusedField(), fields.state.focused]).toEqual(['number', 'number']);
    });
  });

  it('speaks other words, and keeps what was typed', async () => {
    const stage = setUp();
    const fields = await mounted(stage);
    typeCard(stage);
    const before = CARD_FIELDS.map(stage.textIn);
    fields.speak(HEBREW);
    expect(stage.shown('expiry')).toEqual({ label: 'תוקף', placeholder: 'חודש / שנה' });
    expect(CARD_FIELDS.map(stage.textIn)).toEqual(before);
    expect(fields.state.fields.number).toBe('complete');
  });

  describe('a token', () => {
    it('stands for a complete card, once', async () => {
      const stage = setUp();
      const fields = await mounted(stage);
      typeCard(stage);
      const token = await fields.tokenize(billing());
      expect(token.ok && stage.redeem(token.value)).toBe(true);
      expect(token.ok && stage.redeem(token.value)).toBe(false);
    });

    it('is another one each time', async () => {
      const stage = setUp();
      const fields = await mounted(stage);
      typeCard(stage);
      expect(await fields.tokenize(billing())).not.toEqual(await fields.tokenize(billing()));
    });

    it('says nothing about the card', async () => {
      const stage = setUp();
      const fields = await mounted(stage);
      typeCard(stage);
      const token = await fields.tokenize(billing());
      expect(token.ok && token.value).not.toContain(stage.numberOf('good').slice(-4));
    });

    it.each<[string, (stage: CardFieldsStage) => void]>([
      ['nothing is typed', () => undefined],
      [
        'the number is wrong',
        (stage) => {
          typeCard(stage);
          stage.type('number', '4242 4242 4242 4241');
        },
      ],
      [
        'the card is past',
        (stage) => {
          typeCard(stage);
          stage.type('expiry', stage.pastExpiry);
        },
      ],
      [
        'the code is missing',
        (stage) => {
          typeCard(stage);
          stage.type('securityCode', '');
        },
      ],
    ])('does not come when %s', async (_, fill) => {
      const stage = setUp();
      const fields = await mounted(stage);
      fill(stage);
      expect(await fields.tokenize(billing())).toEqual({ ok: false, error: { kind: 'card-incomplete' } });
    });

    it('does not come for a card that the provider refuses', async () => {
      const stage = setUp();
      const fields = await mounted(stage);
      typeCard(stage, 'refused');
      expect(await fields.tokenize(billing())).toEqual({ ok: false, error: { kind: 'card-refused' } });
    });

    it('does not come when the provider cannot be reached', async () => {
      const stage = setUp();
      const fields = await mounted(stage);
      typeCard(stage);
      stage.breakProvider();
      expect(await fields.tokenize(billing())).toEqual({ ok: false, error: { kind: 'card-refused' } });
    });

    it('is given up when the provider never answers', async () => {
      const stage = setUp();
      const fields = await mounted(stage);
      typeCard(stage, 'never-answered');
      const token = fields.tokenize(billing());
      await stage.wait();
      expect(await token).toEqual({ ok: false, error: { kind: 'card-timeout' } });
    });
  });

  describe('unmounting', () => {
    it('takes the fields off the page, and can be repeated', async () => {
      const stage = setUp();
      const fields = await mounted(stage);
      fields.unmount();
      fields.unmount();
      expect(CARD_FIELDS.map(stage.shown)).toEqual([undefined, undefined, undefined]);
    });

    it('forgets the card', async () => {
      const stage = setUp();
      const fields = await mounted(stage);
      typeCard(stage);
      fields.unmount();
      expect(await fields.tokenize(billing())).toEqual({ ok: false, error: { kind: 'card-incomplete' } });
    });

    it('makes room for fields that are mounted again, empty', async () => {
      const stage = setUp();
      const first = await mounted(stage);
      typeCard(stage);
      first.unmount();
      const second = await mounted(stage, HEBREW);
      expect(stage.shown('number')?.label).toBe('מספר כרטיס');
      expect(second.state.fields.number).toBe('empty');
    });
  });
}
