import { describe, expect, it } from 'vitest';
import type { Clock } from '@/application/ports/Clock';

export interface ClockHarness {
  readonly clock: Clock;
  /** Lets the time pass. */
  readonly pass: (milliseconds: number) => Promise<void>;
}

export function describeClock(setUp: () => ClockHarness): void {
  describe('the time', () => {
    it('advances', async () => {
      const { clock, pass } = setUp();
      const before = clock.now();
      await pass(1500);
      expect(clock.now() - before).toBe(1500);
    });

    it('elapses as it advances', async () => {
      const { clock, pass } = setUp();
      const before = clock.elapsed();
      await pass(1500);
      expect(clock.elapsed() - before).toBe(1500);
    });
  });

  describe('a task', () => {
    it('runs once after its delay, not before', async () => {
      const { clock, pass } = setUp();
      const start = clock.now();
      const runs: number[] = [];
      clock.after(1000, () => runs.push(clock.now() - start));
      await pass(999);
      expect(runs).toEqual([]);
      await pass(1);
      await pass(5000);
      expect(runs).toEqual([1000]);
    });

    it('runs before one that is due later', async () => {
      const { clock, pass } = setUp();
      const runs: string[] = [];
      clock.after(20, () => runs.push('second'));
      clock.after(10, () => runs.push('first'));
      await pass(30);
      expect(runs).toEqual(['first', 'second']);
    });

    it('does not run after it was cancelled', async () => {
      const { clock, pass } = setUp();
      const runs: string[] = [];
      const cancel = clock.after(10, () => runs.push('cancelled'));
      clock.after(10, () => runs.push('kept'));
      cancel();
      await pass(20);
      expect(runs).toEqual(['kept']);
    });

    it('can be cancelled after it has run', async () => {
      const { clock, pass } = setUp();
      const runs: string[] = [];
      const cancel = clock.after(10, () => runs.push('run'));
      await pass(10);
      cancel();
      expect(runs).toEqual(['run']);
    });
  });
}
