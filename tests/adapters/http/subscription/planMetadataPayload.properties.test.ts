import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePlanMetadata } from '@/adapters/http/subscription/planMetadataPayload';
import { expectCleanPrototypes } from '@tests/support/expectCleanPrototypes';
import { anyInput, anyRecordWith, assertProperty } from '../../../domain/arbitraries';

const known = anyRecordWith('display_order', 'popular', 'default_selected');

describe('plan metadata from any payload', () => {
  it('always results in a finite order and two flags, without an exception', () => {
    assertProperty(
      fc.oneof(
        anyInput,
        known,
        known.map((input) => JSON.stringify(input)),
        fc.json(),
      ),
      (input) => {
        const { metadata, isReadable } = parsePlanMetadata(input);
        expect(Number.isFinite(metadata.displayOrder)).toBe(true);
        expect([typeof metadata.isPopular, typeof metadata.isDefaultSelected, typeof isReadable]).toEqual(
          Array(3).fill('boolean'),
        );
        expectCleanPrototypes();
      },
    );
  });

  it('is the same from a text and from an object', () => {
    assertProperty(known, (input) => {
      expect(parsePlanMetadata(JSON.stringify(input))).toEqual(parsePlanMetadata(input));
    });
  });
});
