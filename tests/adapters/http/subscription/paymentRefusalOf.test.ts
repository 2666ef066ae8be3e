import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { responseTexts } from '@/adapters/http/responseTexts';
import { paymentRefusalOf } from '@/adapters/http/subscription/paymentRefusalOf';
import { anyText, assertProperty } from '../../../domain/arbitraries';

describe('the reason of a refused payment', () => {
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
    [
      'a 400 about the token in its second message',
      400,
      ['Bad request', 'payment_TOKEN: used'],
      'payment_processing_error',
    ],
    ['any other 400', 400, ['zip is wrong'], 'bad_request'],
    ['a 400 in Hebrew', 400, ['שגיאה'], 'bad_request'],
    ['a 400 without a word', 400, [], 'bad_request'],
    ['a 402 about the payment', 402, ['Payment required'], 'payment_processing_error'],
    ['a 422 about the card', 422, ['Card'], 'payment_processing_error'],
    ['any other 422', 422, ['zip is wrong'], 'general_error'],
    ['a key of another request', 422, ['Idempotency-Key: used before for another request'], 'key-reused'],
    ['a 400 about the key', 400, ['idempotency_error: token'], 'key-reused'],
    ['a 403', 403, ['Forbidden'], 'general_error'],
    ['a 409', 409, [], 'conflict'],
    ['a 409 about the key', 409, ['Idempotency-Key: still in progress'], 'conflict'],
    ['a 409 about the token', 409, ['This token was used before'], 'conflict'],
    ['a 500', 500, [], 'general_error'],
  ])('%s', (_what, status, messages, reason) => {
    expect(paymentRefusalOf({ status, messages }).reason).toBe(reason);
  });

  it.each(['title', 'detail'])('is about the card when the %s of problem details mentions it', (key) => {
    const texts = responseTexts({ status: 400, [key]: 'Card declined' });
    expect(paymentRefusalOf({ status: 400, ...texts }).reason).toBe('payment_processing_error');
  });

  it('exists for any refusal', () => {
    assertProperty(fc.integer(), fc.array(anyText), (status, messages) => {
      const mentions = (words: RegExp) => messages.some((message) => words.test(message));
      const otherwise = status === 400 ? 'bad_request' : 'general_error';
      const aboutCard = mentions(/card|token|payment/i) ? 'payment_processing_error' : otherwise;
      const aboutOrder = mentions(/idempotency/i) ? 'key-reused' : aboutCard;
      expect(paymentRefusalOf({ status, messages }).reason).toBe(status === 409 ? 'conflict' : aboutOrder);
    });
  });
});

describe('a refused payment', () => {
  it.each([200, 400, 402, 409, 410, 412, 422])('may have been processed before a %i', (status) => {
    expect(paymentRefusalOf({ status, messages: [] }).isUnprocessed).toBe(false);
  });

  it.each([401, 403, 404, 405, 406, 413, 415, 429])('was not processed before a %i', (status) => {
    expect(paymentRefusalOf({ status, messages: [] }).isUnprocessed).toBe(true);
  });
});
