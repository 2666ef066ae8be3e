import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  classifyPaymentRefusal,
  mayAnswerRetransmission,
  mentionsToken,
} from '@/domain/subscription/paymentRefusal';
import { anyText, REPEATABLE } from '../repeatable';

describe('classifyPaymentRefusal', () => {
  it.each([
    ['a 400 about the card', 400, ['Your card was declined'], 'payment_processing_error'],
    ['a 400 about the token', 400, ['Invalid TOKEN'], 'payment_processing_error'],
    ['a 400 about the payment', 400, ['payment_method_not_found'], 'payment_processing_error'],
    [
      'a 400 about the card in its second message',
      400,
      ['Bad Request', 'card_expired'],
      'payment_processing_error',
    ],
    ['any other 400', 400, ['zip is wrong'], 'bad_request'],
    ['a 400 in Hebrew', 400, ['שגיאה'], 'bad_request'],
    ['a 400 without a word', 400, [], 'bad_request'],
    ['a 402 about the payment', 402, ['Payment required'], 'payment_processing_error'],
    ['a 422 about the card', 422, ['Card'], 'payment_processing_error'],
    ['any other 422', 422, ['zip is wrong'], 'general_error'],
    ['a 403', 403, ['Forbidden'], 'general_error'],
    ['a 500', 500, [], 'general_error'],
  ])('%s', (_what, status, messages, kind) => {
    expect(classifyPaymentRefusal({ status, messages })).toBe(kind);
  });

  it('parses only the beginning of a very long message', () => {
    expect(classifyPaymentRefusal({ status: 400, messages: [`${'x'.repeat(100_000)} card`] })).toBe(
      'bad_request',
    );
  });

  it('returns a kind for any refusal', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(anyText), (status, messages) => {
        const isAboutCard = messages.some((message) => /card|token|payment/i.test(message));
        const otherwise = status === 400 ? 'bad_request' : 'general_error';
        expect(classifyPaymentRefusal({ status, messages })).toBe(
          isAboutCard ? 'payment_processing_error' : otherwise,
        );
      }),
      REPEATABLE,
    );
  });
});

describe('mayAnswerRetransmission', () => {
  it.each([200, 400, 402, 409, 410, 412, 422])('%i may be the response to a repeated request', (status) => {
    expect(mayAnswerRetransmission({ status, messages: [] })).toBe(true);
  });

  it.each([401, 403, 404, 405, 413, 415, 429])('%i rejects a request before it is processed', (status) => {
    expect(mayAnswerRetransmission({ status, messages: [] })).toBe(false);
  });
});

describe('mentionsToken', () => {
  it.each([
    [['Bad request', 'payment_TOKEN: used before'], true],
    [['Your card was declined'], false],
    [[`${'x'.repeat(100_000)} token`], false],
  ])('%#: %s', (messages, expected) => {
    expect(mentionsToken({ status: 400, messages })).toBe(expected);
  });
});
