import { describe, expect, it, vi } from 'vitest';
import { withoutReloadOnFailure } from '@/ui/shell/loading/withoutReloadOnFailure';
import { deferred } from '@tests/support/deferred';

describe('loading code without a reload', () => {
  it('stops the event of a failed import until the last of two calls has ended', async () => {
    const reload = vi.fn<() => void>();
    addEventListener('vite:preloadError', reload);
    const second = deferred<undefined>();
    const waiting = withoutReloadOnFailure(async () => second.promise);
    await withoutReloadOnFailure(async () => undefined);
    dispatchEvent(new Event('vite:preloadError'));
    expect(reload).not.toHaveBeenCalled();
    second.resolve(undefined);
    await waiting;
    dispatchEvent(new Event('vite:preloadError'));
    expect(reload).toHaveBeenCalledOnce();
    removeEventListener('vite:preloadError', reload);
  });
});
