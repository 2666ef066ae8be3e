import { describe, expect, it } from 'vitest';
import { Aborter } from '@/application/requests/Aborter';

describe('an aborter', () => {
  it('calls each listener once, and none that was removed', () => {
    const aborter = new Aborter();
    const aborted: string[] = [];
    const [one, other] = [() => void aborted.push('one'), () => void aborted.push('other')];
    aborter.addEventListener('abort', one);
    aborter.addEventListener('abort', other);
    aborter.removeEventListener('abort', one);
    aborter.abort();
    aborter.abort();
    expect([aborter.aborted, aborted]).toEqual([true, ['other']]);
  });
});
