import { describe, expect, it } from 'vitest';
import type { Connection } from '@/application/ports/Connection';

export interface ConnectionHarness {
  readonly connection: Connection;
  /** Sets the browser online or offline. */
  readonly set: (isOnline: boolean) => void;
}

export function describeConnection(setUp: () => ConnectionHarness): void {
  describe('is online or offline', () => {
    it('says whether it is online', () => {
      const { connection, set } = setUp();
      const seen = [connection.isOnline];
      set(false);
      seen.push(connection.isOnline);
      set(true);
      seen.push(connection.isOnline);
      expect(seen).toEqual([true, false, true]);
    });

    it('reports every change until the listener unsubscribes', () => {
      const { connection, set } = setUp();
      const seen: boolean[] = [];
      const stop = connection.onChange((isOnline) => seen.push(isOnline));
      set(false);
      set(true);
      stop();
      set(false);
      expect(seen).toEqual([false, true]);
    });

    it('notifies every listener', () => {
      const { connection, set } = setUp();
      const seen: string[] = [];
      connection.onChange(() => seen.push('first'));
      connection.onChange(() => seen.push('second'));
      set(false);
      expect(seen).toEqual(['first', 'second']);
    });
  });
}
