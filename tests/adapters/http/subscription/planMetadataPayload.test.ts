import { describe, expect, it } from 'vitest';
import { parsePlanMetadata } from '@/adapters/http/subscription/planMetadataPayload';
import { NO_METADATA } from '@/domain/subscription/planMetadata';

const metadataOf = (input: unknown) => parsePlanMetadata(input).metadata;

describe('parsePlanMetadata', () => {
  it('parses the JSON text of the specification', () => {
    expect(parsePlanMetadata('{"display_order":2,"popular":true,"default_selected":true}')).toEqual({
      metadata: { displayOrder: 2, isPopular: true, isDefaultSelected: true },
      isReadable: true,
    });
  });

  it('accepts an object instead of a text', () => {
    expect(metadataOf({ display_order: 2, popular: true })).toEqual({
      displayOrder: 2,
      isPopular: true,
      isDefaultSelected: false,
    });
  });

  it('gives a plan without an order the order 999', () => {
    expect(NO_METADATA.displayOrder).toBe(999);
    expect(metadataOf('{}')).toEqual({ displayOrder: 999, isPopular: false, isDefaultSelected: false });
  });

  it.each([
    [1, 1],
    [0, 0],
    [-1, -1],
    [1.5, 1.5],
    ['1', 1],
    [' 10 ', 10],
    ['', 999],
    ['  ', 999],
    ['first', 999],
    ['NaN', 999],
    ['Infinity', 999],
    [null, 999],
    [true, 999],
    [[1], 999],
    [{}, 999],
  ])('parses the order %j as %d', (order, expected) => {
    expect(metadataOf(JSON.stringify({ display_order: order })).displayOrder).toBe(expected);
  });

  it.each([
    [true, true],
    ['true', true],
    ['TRUE', true],
    [' yes ', true],
    ['1', true],
    [1, true],
    [false, false],
    ['false', false],
    ['0', false],
    ['no', false],
    ['', false],
    ['true      but not really', false],
    ['untrue', false],
    ['true story', false],
    ['true      ', true],
    ['true       ', false],
    [0, false],
    [2, false],
    [null, false],
    [{}, false],
    [[true], false],
  ])('parses the flag %j as %s', (flag, expected) => {
    const { isPopular, isDefaultSelected } = metadataOf(
      JSON.stringify({ popular: flag, default_selected: flag }),
    );
    expect([isPopular, isDefaultSelected]).toEqual([expected, expected]);
  });

  it.each([undefined, null, '', '   ', 'null'])(
    'treats %j as missing metadata without a warning',
    (input) => {
      expect(parsePlanMetadata(input)).toEqual({ metadata: NO_METADATA, isReadable: true });
    },
  );

  it.each(['{', '[]', '"x"', '5', 'true', 'popular', '{"popular":true', ['popular'], 5, true])(
    'reports unreadable metadata: %j',
    (input) => {
      expect(parsePlanMetadata(input)).toEqual({ metadata: NO_METADATA, isReadable: false });
    },
  );

  it.each([
    ['nested ten thousand deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['very long', `{"popular":true,"x":"${'x'.repeat(100_000)}"}`],
    ['one character too long', '{"popular":true}'.padEnd(20_001)],
  ])('does not parse text that is %s', (_what, text) => {
    expect(parsePlanMetadata(text)).toEqual({ metadata: NO_METADATA, isReadable: false });
  });

  it('parses text of 20,000 characters', () => {
    expect(metadataOf('{"popular":true}'.padEnd(20_000)).isPopular).toBe(true);
  });

  it('ignores inherited properties', () => {
    expect(metadataOf('{"__proto__":{"popular":true}}')).toEqual(NO_METADATA);
    expect(metadataOf(Object.create({ popular: true }))).toEqual(NO_METADATA);
  });
});
