import { expect, it } from 'vitest';
import type { AbortSignalLike } from '@/application/ports/ServiceFailure';
import type { Result } from '@/domain/shared/result';

/** The failures of a request or its response. */
export type ServiceFailure =
  | 'offline'
  | 'unavailable'
  | 'forbidden'
  | 'session-expired'
  | 'malformed'
  | 'refused'
  /** The request is executed, but its response is lost. */
  | 'response-lost';

/** Controls the service behind a repository. */
export interface ServiceHarness {
  /** Makes every following request fail in this way. `undefined` makes requests succeed again. */
  readonly setFailure: (kind: ServiceFailure | undefined) => void;
  /** The number of requests so far. */
  readonly requests: () => number;
}

type AnyResult = Result<unknown, { readonly kind: string }>;

function kindOf(result: AnyResult): string {
  return result.ok ? 'success' : result.error.kind;
}

/** Every kind of read failure has its own result (faults B.2). */
export function itReportsReadFailures<Harness extends ServiceHarness>(
  setUp: () => Harness,
  ask: (harness: Harness) => Promise<AnyResult>,
): void {
  it.each([
    ['offline', 'offline'],
    ['unavailable', 'unavailable'],
    ['session-expired', 'session-expired'],
    ['forbidden', 'forbidden'],
    ['malformed', 'malformed-response'],
    ['response-lost', 'unavailable'],
  ] as const)('reports the failure %s as %s', async (failure, kind) => {
    const harness = setUp();
    harness.setFailure(failure);
    expect(kindOf(await ask(harness))).toBe(kind);
  });

  itSendsNothingOffline(setUp, ask);
}

/** A read with an AbortSignal. */
export function itCanBeAborted<Harness extends ServiceHarness>(
  setUp: () => Harness,
  ask: (harness: Harness, signal: AbortSignalLike) => Promise<AnyResult>,
): void {
  it('sends no request when it was aborted before', async () => {
    const harness = setUp();
    expect(kindOf(await ask(harness, AbortSignal.abort()))).toBe('unavailable');
    expect(harness.requests()).toBe(0);
  });

  it('resolves at once when it is aborted', async () => {
    const controller = new AbortController();
    const answer = ask(setUp(), controller.signal);
    controller.abort();
    expect(kindOf(await answer)).toBe('unavailable');
  });

  it('is successful when it is not aborted', async () => {
    const { signal } = new AbortController();
    expect(kindOf(await ask(setUp(), signal))).toBe('success');
  });
}

/** Every kind of write failure has its own result (faults B.2). */
export function itReportsWriteFailures<Harness extends ServiceHarness>(
  setUp: () => Harness,
  send: (harness: Harness) => Promise<AnyResult>,
  exceptions: Readonly<Partial<Record<ServiceFailure, string>>> = {},
): void {
  it.each([
    ['offline', exceptions.offline ?? 'offline'],
    ['session-expired', exceptions['session-expired'] ?? 'session-expired'],
    ['forbidden', exceptions.forbidden ?? 'forbidden'],
    ['refused', exceptions.refused ?? 'refused'],
    ['unavailable', exceptions.unavailable ?? 'outcome-unknown'],
    ['malformed', exceptions.malformed ?? 'outcome-unknown'],
    ['response-lost', exceptions['response-lost'] ?? 'outcome-unknown'],
  ] as const)('reports the failure %s as %s', async (failure, kind) => {
    const harness = setUp();
    harness.setFailure(failure);
    expect(kindOf(await send(harness))).toBe(kind);
  });

  itSendsNothingOffline(setUp, send);
}

function itSendsNothingOffline<Harness extends ServiceHarness>(
  setUp: () => Harness,
  send: (harness: Harness) => Promise<AnyResult>,
): void {
  it('sends no request while the browser is offline', async () => {
    const harness = setUp();
    harness.setFailure('offline');
    await send(harness);
    expect(harness.requests()).toBe(0);
  });
}
