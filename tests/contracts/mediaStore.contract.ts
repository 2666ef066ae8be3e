import { describe, expect, it } from 'vitest';
import type { MediaStore } from '@/application/ports/MediaStore';
import type { Picture } from '@/domain/profile/Picture';
import { aJpegFile } from '../support/builders/aPictureFile';
import { itReportsWriteFailures, type ServiceHarness } from './serviceFailures';

export interface MediaHarness extends ServiceHarness {
  readonly media: MediaStore;
}

export function describeMediaStore(setUp: () => MediaHarness): void {
  describe('an uploaded picture', () => {
    const picture: Picture = { type: 'image/jpeg', bytes: aJpegFile() };

    it('gets a URL at which it can be loaded', async () => {
      const stored = await setUp().media.upload(picture);
      const url = stored.ok ? stored.value : '';
      const shown = await fetch(url);
      expect(new Uint8Array(await shown.arrayBuffer())).toEqual(picture.bytes);
      expect(shown.headers.get('content-type')).toBe('image/jpeg');
    });

    itReportsWriteFailures(setUp, ({ media }) => media.upload(picture), { unavailable: 'refused' });
  });
}
