import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';

/** Takes a screenshot of the window, scaled to a height in pixels, as WebP. */
export async function takeSmall(page: Page, height: number, path: string): Promise<void> {
  const window = page.viewportSize();
  if (window === null) throw new Error('The page has no viewport size.');
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    clip: { x: 0, y: 0, ...window, scale: height / window.height },
  });
  await session.detach();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.from(data, 'base64'));
}
