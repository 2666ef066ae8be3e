import type { CDPSession } from '@playwright/test';

/** The browser's default font size in pixels. */
const USUAL = 16;

/** Sets the browser's default font size to a multiple of 16 px. */
export async function setTextSize(session: CDPSession, times: number): Promise<void> {
  await session.send('Page.setFontSizes', { fontSizes: { standard: USUAL * times } });
}
