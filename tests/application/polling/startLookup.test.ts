import { describe, expect, it } from 'vitest';
import { InMemoryConnection } from '@/adapters/in-memory/InMemoryConnection';
import { PollTimer } from '@/application/polling/PollTimer';
import { startLookup } from '@/application/polling/startLookup';
import { deferred } from '../../support/deferred';
import { FixedClock } from '../../support/FixedClock';

function aLookup() {
  const clock = new FixedClock();
  const read = deferred<string | undefined>();
  const lookup = startLookup(
    { connection: new InMemoryConnection(), clock },
    { read: async () => read.promise, atEnd: () => 'unknown' },
    () => undefined,
  );
  const findings: string[] = [];
  void lookup.finding.then((finding) => findings.push(finding));
  return { clock, read, lookup, findings };
}

describe('a lookup', () => {
  it('resolves with the result of a read', async () => {
    const { clock, read, findings } = aLookup();
    await clock.advance(1000);
    read.resolve('found');
    await expect.poll(() => findings).toEqual(['found']);
  });

  it('aborts the current read when it is stopped, and starts no other', async () => {
    const clock = new FixedClock();
    const read = deferred<undefined>();
    let [reads, aborted] = [0, 0];
    const lookup = startLookup<string>(
      { connection: new InMemoryConnection(), clock },
      {
        read: async (signal) => {
          reads += 1;
          signal.addEventListener('abort', () => {
            aborted += 1;
          });
          return read.promise;
        },
        atEnd: () => 'unknown',
      },
      () => undefined,
    );
    await clock.advance(1000);
    expect([reads, aborted]).toEqual([1, 0]);
    lookup.stop();
    lookup.stop();
    read.resolve(undefined);
    await clock.advance(60_000);
    expect([reads, aborted]).toEqual([1, 1]);
  });

  it('does not abort a read whose listener was removed', async () => {
    const timer = new PollTimer(new FixedClock(), new InMemoryConnection(), () => undefined);
    const aborted: string[] = [];
    const [one, other] = [() => void aborted.push('one'), () => void aborted.push('other')];
    timer.addEventListener('abort', one);
    timer.addEventListener('abort', other);
    timer.removeEventListener('abort', one);
    timer.stop();
    await Promise.resolve();
    expect(aborted).toEqual(['other']);
  });

  it('never resolves after it was stopped, also during a read', async () => {
    const { clock, read, lookup, findings } = aLookup();
    await clock.advance(1000);
    lookup.stop();
    read.resolve('found');
    await clock.advance(60_000);
    expect(findings).toEqual([]);
  });
});
