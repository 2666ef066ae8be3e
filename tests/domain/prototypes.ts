import { expect } from 'vitest';

/** Fails when something polluted what every object and list inherits. */
export function expectCleanPrototypes(): void {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(Object.keys(Array.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
}
