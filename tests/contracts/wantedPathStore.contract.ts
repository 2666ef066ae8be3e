import { describe, expect, it } from 'vitest';
import type { WantedPathStore } from '@/application/ports/WantedPathStore';
import { aMoment } from '../support/builders/aMoment';

/** @param setUp answers a function that opens the same store again, as the next document does. */
export function describeWantedPathStore(setUp: () => () => WantedPathStore): void {
  describe('the wanted path', () => {
    it('is none at first', () => {
      expect(setUp()().recall()).toBeUndefined();
    });

    it.each(['/profile', '/dashboard/business/AMN%201?step=2#top'])(
      'is remembered with its time: %s',
      (path) => {
        const open = setUp();
        const wanted = { path, rememberedAt: aMoment() };
        open().remember(wanted);
        expect(open().recall()).toEqual(wanted);
      },
    );

    it('can be recalled again', () => {
      const open = setUp();
      open().remember({ path: '/profile', rememberedAt: aMoment() });
      open().recall();
      expect(open().recall()).toBeDefined();
    });

    it('is the last one', () => {
      const open = setUp();
      open().remember({ path: '/profile', rememberedAt: aMoment() });
      open().remember({ path: '/dashboard', rememberedAt: aMoment() });
      expect(open().recall()?.path).toBe('/dashboard');
    });

    it('is forgotten on request', () => {
      const open = setUp();
      open().remember({ path: '/profile', rememberedAt: aMoment() });
      open().forget();
      expect(open().recall()).toBeUndefined();
    });
  });
}
