import type { CDPSession } from '@playwright/test';

/** The size of letters where nobody has set another one, in pixels. */
const USUAL = 16;

/** Letters so many times as large as usual, as set in the browser. */
export async function setTextSize(session: CDPSession, times: number): Promise<void> {
  await session.send('Page.setFontSizes', { fontSizes: { standard: USUAL * times } });
}
