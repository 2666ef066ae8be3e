import { describe, expect, it } from 'vitest';
import { isInstalled } from '../../scripts/ensureInstalled.mjs';

const wanted = {
  '': {},
  'node_modules/one': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/mac-only': { version: '2.0.0', integrity: 'sha512-b', optional: true },
};
const present = { 'node_modules/one': { version: '1.0.0', integrity: 'sha512-a' } };
const everything = (): boolean => true;

describe('the installed packages', () => {
  it('are complete without what other platforms need', () => {
    expect(isInstalled(wanted, present, everything)).toBe(true);
  });

  it.each([
    ['a package is missing', {}, everything],
    ['a version differs', { 'node_modules/one': { version: '1.0.1', integrity: 'sha512-a' } }, everything],
    ['a content differs', { 'node_modules/one': { version: '1.0.0', integrity: 'sha512-z' } }, everything],
    ['one is left over', { ...present, 'node_modules/old': { version: '1.0.0' } }, everything],
    ['a folder was deleted', present, () => false],
  ])('are stale when %s', (_, installed, exists) => {
    expect(isInstalled(wanted, installed, exists)).toBe(false);
  });
});
