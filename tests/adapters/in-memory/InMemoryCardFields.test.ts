// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { TEST_CARDS } from '@/adapters/in-memory/card/testCards';
import { InMemoryCardFields } from '@/adapters/in-memory/InMemoryCardFields';
import {
  MOUNT_TIMEOUT,
  TOKENIZE_TIMEOUT,
  CARD_FIELDS,
  paymentToken,
  type CardField,
  type CardRefused,
  type MountedCardFields,
  type PaymentToken,
} from '@/application/ports/CardFields';
import type { Result } from '@/domain/shared/result';
import {
  describeCardFields,
  type CardCase,
  type CardFieldsHarness,
} from '../../contracts/cardFields.contract';
import { aWorld } from '../../support/aWorld';
import { aBillingAddress } from '../../support/builders/aBillingAddress';

const ELEMENT_IDS = { number: 'card-number', expiry: 'card-expiry', securityCode: 'card-code' } as const;

const NUMBERS: Readonly<Record<CardCase, string>> = {
  good: '4242 4242 4242 4242',
  refused: '4000 0000 0000 0119',
  'never-answered': '4000 0000 0000 0127',
};

function inputOf(field: CardField): HTMLInputElement | undefined {
  return document.querySelector<HTMLInputElement>(`#${ELEMENT_IDS[field]} input`) ?? undefined;
}

/** Sets the value of a field, as typing or autofill does. */
function type(field: CardField, text: string, caret = text.length): void {
  const input = inputOf(field);
  if (input === undefined) return;
  input.value = text;
  input.setSelectionRange(caret, caret);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function createHarness() {
  document.body.replaceChildren(
    ...CARD_FIELDS.map((field) => Object.assign(document.createElement('div'), { id: ELEMENT_IDS[field] })),
  );
  const { world, network, clock } = aWorld();
  let lastId = 0;
  const cardFields = new InMemoryCardFields(world, document, () => {
    lastId += 1;
    return `id-${String(lastId)}`;
  });
  const harness: CardFieldsHarness = {
    cardFields,
    elementIds: ELEMENT_IDS,
    removeElements: () => {
      document.body.replaceChildren();
    },
    breakProvider: () => {
      network.setOutage('load-card-fields', 'unavailable');
      network.setOutage('tokenize-card', 'unavailable');
    },
    shown: (field) => {
      const input = inputOf(field);
      return input && { label: input.ariaLabel ?? '', placeholder: input.placeholder };
    },
    type,
    textIn: (field) => inputOf(field)?.value ?? '',
    focusedField: () => CARD_FIELDS.find((field) => inputOf(field) === document.activeElement),
    numberOf: (card) => NUMBERS[card],
    pastExpiry: '02 / 26',
    futureExpiry: '03 / 26',
    wait: () => clock.advance(TOKENIZE_TIMEOUT),
    redeem: (token) => world.cards.redeem(paymentToken(token)) !== undefined,
  };
  return { ...harness, world, clock };
}

async function mounted(harness: CardFieldsHarness): Promise<MountedCardFields> {
  const texts = { number: '', expiry: '', securityCode: '' };
  const answer = await harness.cardFields.mount(ELEMENT_IDS, {
    language: 'en',
    direction: 'ltr',
    labels: texts,
    placeholders: texts,
  });
  if (!answer.ok) throw new Error('Expected the card fields to mount');
  return answer.value;
}

async function tokenOf(fields: MountedCardFields): Promise<Result<PaymentToken, CardRefused>> {
  return fields.tokenize(aBillingAddress());
}

describe('InMemoryCardFields', () => {
  afterEach(() => {
    document.body.replaceChildren();
  });

  describeCardFields({ describe, it, expect }, createHarness);

  it('are unavailable when the provider does not respond', async () => {
    const harness = createHarness();
    harness.world.network.setOutage('load-card-fields', 'silent');
    const field = mounted(harness);
    void harness.clock.advance(MOUNT_TIMEOUT);
    await expect(field).rejects.toThrow('Expected the card fields to mount');
  });

  it('are written from left to right in every language, with numeric keyboard and autofill', async () => {
    await mounted(createHarness());
    const reported = CARD_FIELDS.map((field) => {
      const input = inputOf(field);
      return [input?.dir, input?.inputMode, input?.autocomplete];
    });
    expect(reported).toEqual([
      ['ltr', 'numeric', 'cc-number'],
      ['ltr', 'numeric', 'cc-exp'],
      ['ltr', 'numeric', 'cc-csc'],
    ]);
  });

  it('mark an invalid field with aria-invalid', async () => {
    const harness = createHarness();
    await mounted(harness);
    type('number', '4242 4242 4242 4241');
    type('expiry', harness.pastExpiry);
    type('securityCode', '12');
    expect(CARD_FIELDS.map((field) => inputOf(field)?.ariaInvalid)).toEqual(['true', 'true', 'false']);
  });

  it('report the lost focus', async () => {
    const fields = await mounted(createHarness());
    fields.focus('number');
    inputOf('number')?.blur();
    expect(fields.state.focused).toBeUndefined();
  });

  it('format a number in groups and a date with a slash', async () => {
    await mounted(createHarness());
    type('number', '378282246310005');
    type('expiry', '9');
    expect([inputOf('number')?.value, inputOf('expiry')?.value]).toEqual(['3782 822463 10005', '09 / ']);
  });

  it('allow deleting the slash of a date', async () => {
    await mounted(createHarness());
    type('expiry', '0926');
    type('expiry', '09 / 2');
    type('expiry', '09 / ');
    expect(inputOf('expiry')?.value).toBe('09');
  });

  it('keep the caret behind the same digit', async () => {
    await mounted(createHarness());
    type('number', '4242 4242');
    type('number', '42942 4242', 3);
    const input = inputOf('number');
    expect([input?.value, input?.selectionStart]).toEqual(['4294 2424 2', 3]);
    type('number', '4294 12424 2', 6);
    expect([input?.value, input?.selectionStart]).toEqual(['4294 1242 42', 6]);
  });

  it('require a longer security code for some card brands', async () => {
    const fields = await mounted(createHarness());
    type('number', '3782 822463 10005');
    type('securityCode', '123');
    expect(fields.state.fields.securityCode).toBe('incomplete');
    type('securityCode', '12345');
    expect([fields.state.fields.securityCode, inputOf('securityCode')?.value]).toEqual(['complete', '1234']);
  });

  it('report an error of the program as such, and not as a refused card', async () => {
    const harness = createHarness();
    const fields = await mounted(harness);
    type('number', NUMBERS.good);
    type('expiry', harness.futureExpiry);
    type('securityCode', '123');
    harness.world.cards.createToken = () => {
      throw new Error('No token');
    };
    await expect(tokenOf(fields)).rejects.toThrow('No token');
  });

  it('keep brand and last digits with the token, and never the number', async () => {
    const harness = createHarness();
    const fields = await mounted(harness);
    type('number', '5326 1000 0000 0004');
    type('expiry', '08 / 29');
    type('securityCode', '123');
    const token = await tokenOf(fields);
    expect(token.ok && harness.world.cards.redeem(token.value)).toEqual({
      card: {
        lastFour: '0004',
        brand: 'isracard',
        maskedNumber: '************0004',
        status: 'valid',
        expiry: { month: 8, year: 2029 },
      },
      isDeclined: false,
    });
  });

  it.each(TEST_CARDS)('accept or refuse $number as documented: $behaviour', async ({ number, behaviour }) => {
    const harness = createHarness();
    const fields = await mounted(harness);
    type('number', number);
    type('expiry', harness.futureExpiry);
    type('securityCode', '1234');
    const settled: string[] = [];
    const token = tokenOf(fields).then((answer) => {
      settled.push(answer.ok ? 'token' : answer.error.kind);
      return answer;
    });
    await harness.clock.advance(5999);
    const early = settled.length > 0;
    await harness.clock.advance(TOKENIZE_TIMEOUT);
    const answer = await token;
    const card = answer.ok ? harness.world.cards.redeem(answer.value) : undefined;
    const expected = {
      accepted: [true, 'token', false],
      declined: [true, 'token', true],
      refused: [true, 'card-refused', undefined],
      slow: [false, 'token', false],
      silent: [false, 'card-refused', undefined],
    };
    expect([early, settled[0], card?.isDeclined]).toEqual(expected[behaviour]);
  });
});
