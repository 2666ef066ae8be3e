import { vi } from 'vitest';

/** Returns a function that lists the object URLs that the test has created and not revoked yet. */
export function watchObjectUrls(): () => readonly unknown[] {
  const created = vi.spyOn(URL, 'createObjectURL');
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  return () => {
    const revokedUrls: readonly unknown[] = revoked.mock.calls.flat();
    return created.mock.results
      .map(({ value }): unknown => value)
      .filter((url) => !revokedUrls.includes(url));
  };
}
