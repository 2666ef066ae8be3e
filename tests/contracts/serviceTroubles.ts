import { expect, it } from 'vitest';
import type { AbortSignalLike } from '@/application/ports/AbortSignalLike';
import type { Result } from '@/domain/shared/result';

/** What can go wrong on the way to a service and back. */
export type ServiceTrouble =
  | 'offline'
  | 'unavailable'
  | 'forbidden'
  | 'session-expired'
  | 'malformed'
  | 'refused'
  /** Carried out, but nobody hears of it. */
  | 'answer-lost';

/** What a repository stands on. */
export interface ServiceHarness {
  /** From now on every request meets this trouble; undefined heals. */
  readonly trouble: (kind: ServiceTrouble | undefined) => void;
  /** How many requests went out so far. */
  readonly requests: () => number;
}

type AnyResult = Result<unknown, { readonly kind: string }>;

function kindOf(result: AnyResult): string {
  return result.ok ? 'success' : result.error.kind;
}

/** Every kind of read failure, told apart (faults B.2). */
export function itTellsReadFailures<Harness extends ServiceHarness>(
  setUp: () => Harness,
  ask: (harness: Harness) => Promise<AnyResult>,
): void {
  it.each([
    ['offline', 'offline'],
    ['unavailable', 'unavailable'],
    ['session-expired', 'session-expired'],
    ['forbidden', 'forbidden'],
    ['malformed', 'malformed-response'],
    ['answer-lost', 'unavailable'],
  ] as const)('answers trouble of the kind %s as %s', async (trouble, kind) => {
    const harness = setUp();
    harness.trouble(trouble);
    expect(kindOf(await ask(harness))).toBe(kind);
  });

  itSendsNothingOffline(setUp, ask);
}

/** A read that nobody waits for any more. */
export function itCanBeGivenUp<Harness extends ServiceHarness>(
  setUp: () => Harness,
  ask: (harness: Harness, signal: AbortSignalLike) => Promise<AnyResult>,
): void {
  it('asks nobody when it was given up before', async () => {
    const harness = setUp();
    expect(kindOf(await ask(harness, AbortSignal.abort()))).toBe('unavailable');
    expect(harness.requests()).toBe(0);
  });

  it('answers at once when it is given up', async () => {
    const giveUp = new AbortController();
    const answer = ask(setUp(), giveUp.signal);
    giveUp.abort();
    expect(kindOf(await answer)).toBe('unavailable');
  });

  it('is answered as always when it is not given up', async () => {
    const { signal } = new AbortController();
    expect(kindOf(await ask(setUp(), signal))).toBe('success');
  });
}

/** Every kind of write failure, told apart (faults B.2). */
export function itTellsWriteFailures<Harness extends ServiceHarness>(
  setUp: () => Harness,
  send: (harness: Harness) => Promise<AnyResult>,
  exceptions: Readonly<Partial<Record<ServiceTrouble, string>>> = {},
): void {
  it.each([
    ['offline', exceptions.offline ?? 'offline'],
    ['session-expired', exceptions['session-expired'] ?? 'session-expired'],
    ['forbidden', exceptions.forbidden ?? 'forbidden'],
    ['refused', exceptions.refused ?? 'refused'],
    ['unavailable', exceptions.unavailable ?? 'outcome-unknown'],
    ['malformed', exceptions.malformed ?? 'outcome-unknown'],
    ['answer-lost', exceptions['answer-lost'] ?? 'outcome-unknown'],
  ] as const)('answers trouble of the kind %s as %s', async (trouble, kind) => {
    const harness = setUp();
    harness.trouble(trouble);
    expect(kindOf(await send(harness))).toBe(kind);
  });

  itSendsNothingOffline(setUp, send);
}

function itSendsNothingOffline<Harness extends ServiceHarness>(
  setUp: () => Harness,
  send: (harness: Harness) => Promise<AnyResult>,
): void {
  it('sends nothing without a connection', async () => {
    const harness = setUp();
    harness.trouble('offline');
    await send(harness);
    expect(harness.requests()).toBe(0);
  });
}
