import { vi } from 'vitest';
import { API_TIMEOUT } from '@/adapters/http/HttpClient';
import type { AnsweringServer } from './AnsweringServer';

/** The outcome of a call that the time runs out for: that is over as soon as the request is there, however slow the machine. */
export async function timedOut<Outcome>(
  server: AnsweringServer,
  call: () => Promise<Outcome>,
): Promise<Outcome> {
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
