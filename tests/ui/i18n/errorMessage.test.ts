import { expect, it } from 'vitest';
import { errorMessage } from '@/ui/i18n/errorMessage';

it('blames the connection only when no answer came', () => {
  expect(errorMessage({ kind: 'unavailable', hasNoResponse: true })).toBe('errors.unavailable');
  expect(errorMessage({ kind: 'unavailable' })).toBe('errors.generalRetry');
  expect(errorMessage({ kind: 'provider-unreachable' })).toBe('errors.unavailable');
});

it('names the storage of the browser when that prevents the login, because trying again cannot help', () => {
  expect(errorMessage({ kind: 'storage-blocked', message: 'SecurityError' })).toBe('errors.storageBlocked');
});
