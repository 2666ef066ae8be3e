import { describe, expect, it } from 'vitest';
import { appLinksOf, qrCodeOf } from '../../scripts/vite/appLinks';

const PLAY = 'https://play.google.com/store/apps/details?id=amin';

describe('the links of the mobile app', () => {
  it('are those of the stores that are set, each with a URL that browsers may open', () => {
    expect(appLinksOf({ VITE_APP_STORE_URL: 'http://app.example', VITE_PLAY_STORE_URL: PLAY })).toEqual([
      { store: 'google-play', url: PLAY },
    ]);
    expect(appLinksOf({ VITE_APP_STORE_URL: '' })).toEqual([]);
  });

  it('have a code whose three corners a camera finds', () => {
    const { size, path } = qrCodeOf(PLAY);
    for (const corner of ['M0 0h7v1h-7z', `M${size - 7} 0h7v1h-7z`, `M0 ${size - 1}h7v1h-7z`])
      expect(path).toContain(corner);
    expect(path).not.toContain(`M${size - 7} ${size - 1}h7v1h-7z`);
  });
});
