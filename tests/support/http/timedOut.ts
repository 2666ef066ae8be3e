import { vi } from 'vitest';
import { API_TIMEOUT } from '@/application/ports/ServiceFailure';
import type { FakeServer } from './FakeServer';

/**
 * The outcome of a call that times out. The fake time advances as soon as the request has arrived, so the test does
 * not depend on the speed of the machine.
 */
export async function timedOut<Outcome>(server: FakeServer, call: () => Promise<Outcome>): Promise<Outcome> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const request = server.nextRequest();
    const outcome = call();
    await request;
    vi.advanceTimersByTime(API_TIMEOUT);
    return await outcome;
  } finally {
    vi.useRealTimers();
  }
}
