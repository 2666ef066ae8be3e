import { describe, expect, it } from 'vitest';
import { InMemoryConnection } from '../../support/InMemoryConnection';
import { startPoll } from '@/application/polling/startPoll';
import { deferred } from '../../support/deferred';
import { FixedClock } from '../../support/FixedClock';

/** `fire` runs the last task without awaiting anything, so that a test can stop the poll right after it. */
class ManualClock extends FixedClock {
  #task = (): void => undefined;

  override after(_milliseconds: number, task: () => void): () => void {
    this.#task = task;
    return () => undefined;
  }

  fire(): void {
    this.#task();
  }
}

function aPoll() {
  const clock = new FixedClock();
  const read = deferred<string | undefined>();
  const poll = startPoll({ connection: new InMemoryConnection(), clock }, () => undefined, {
    read: async () => read.promise,
    atEnd: () => 'unknown',
  });
  const findings: string[] = [];
  void poll.outcome.then((outcome) => findings.push(outcome));
  return { clock, read, poll, findings };
}

/** A poll that starts while the device is offline. */
function anOfflinePoll() {
  const clock = new ManualClock();
  const connection = new InMemoryConnection();
  connection.isOnline = false;
  const pauses: boolean[] = [];
  const poll = startPoll<string>({ connection, clock }, (isPaused) => pauses.push(isPaused), {
    read: async () => undefined,
    atEnd: () => 'unknown',
  });
  return { clock, connection, pauses, poll };
}

describe('a poll', () => {
  it('resolves with the result of a read', async () => {
    const { clock, read, findings } = aPoll();
    await clock.advance(1000);
    read.resolve('found');
    await expect.poll(() => findings).toEqual(['found']);
  });

  it('aborts the current read when it is stopped, and starts no other', async () => {
    const clock = new FixedClock();
    const read = deferred<undefined>();
    let [reads, aborted] = [0, 0];
    const poll = startPoll<string>({ connection: new InMemoryConnection(), clock }, () => undefined, {
      read: async (signal) => {
        reads += 1;
        signal.addEventListener('abort', () => {
          aborted += 1;
        });
        return read.promise;
      },
      atEnd: () => 'unknown',
    });
    await clock.advance(1000);
    expect([reads, aborted]).toEqual([1, 0]);
    poll.stop();
    poll.stop();
    read.resolve(undefined);
    await clock.advance(60_000);
    expect([reads, aborted]).toEqual([1, 1]);
  });

  it.each([0, 1, 2, 3, 4, 5])(
    'starts no read once it is stopped, also %i microtasks after the end of a delay',
    async (turns) => {
      const clock = new ManualClock();
      let [isStopped, lateReads] = [false, 0];
      const poll = startPoll<string>({ connection: new InMemoryConnection(), clock }, () => undefined, {
        read: async () => {
          if (isStopped) lateReads += 1;
          return undefined;
        },
        atEnd: () => 'unknown',
      });
      clock.fire();
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      poll.stop();
      isStopped = true;
      await new Promise(setImmediate);
      expect(lateReads).toBe(0);
    },
  );

  it('reports no pause when it is stopped as its delay ends', async () => {
    const { clock, pauses, poll } = anOfflinePoll();
    clock.fire();
    poll.stop();
    await new Promise(setImmediate);
    expect(pauses).toEqual([]);
  });

  it('stays paused when it is stopped as the device goes online', async () => {
    const { clock, connection, pauses, poll } = anOfflinePoll();
    clock.fire();
    await new Promise(setImmediate);
    connection.isOnline = true;
    poll.stop();
    await new Promise(setImmediate);
    expect(pauses).toEqual([true]);
  });

  it('waits for no connection when it is stopped by the report of its pause', async () => {
    const [clock, connection] = [new ManualClock(), new InMemoryConnection()];
    connection.isOnline = false;
    let waits = 0;
    connection.onChange = () => {
      waits += 1;
      return () => undefined;
    };
    const poll = startPoll<string>({ connection, clock }, () => poll.stop(), {
      read: async () => undefined,
      atEnd: () => 'unknown',
    });
    clock.fire();
    await new Promise(setImmediate);
    expect(waits).toBe(0);
  });

  it('never resolves after it was stopped, also during a read', async () => {
    const { clock, read, poll, findings } = aPoll();
    await clock.advance(1000);
    poll.stop();
    read.resolve('found');
    await clock.advance(60_000);
    expect(findings).toEqual([]);
  });
});
