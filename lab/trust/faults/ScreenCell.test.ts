import { describe, expect, it } from 'vitest';
import { FAULTS } from '../../../tests/adapters/http/faultTable';
import { OpenApiDocument } from '../../../tests/stack/api/contract/OpenApiDocument';
import { FAULT_IDS, SCREEN_CALLS } from './ScreenCell';

describe('the cells of the faults', () => {
  it('try on a screen every call of openapi.yaml that is not reserved', () => {
    const used = new OpenApiDocument().operations.filter((operation) => !operation['x-reserved']);
    expect(Object.values(SCREEN_CALLS).toSorted()).toEqual(
      used.map(({ operationId }) => operationId).toSorted(),
    );
  });

  it('try every fault that the HTTP adapters meet', () => {
    expect(Object.keys(FAULTS).map((name) => name.split(' ', 1)[0])).toEqual(FAULT_IDS);
  });
});
