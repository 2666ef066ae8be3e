import type { CDPSession } from '@playwright/test';

/** In pixels. */
const DEFAULT_FONT_SIZE = 16;

/** Sets the browser's default font size to a multiple of 16 px. */
export async function setTextSize(session: CDPSession, factor: number): Promise<void> {
  await session.send('Page.setFontSizes', { fontSizes: { standard: DEFAULT_FONT_SIZE * factor } });
}
