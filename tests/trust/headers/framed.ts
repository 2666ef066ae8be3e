import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { ensureTestBrowser, findTestBrowser } from '../../../scripts/ensureBrowser.mjs';
import type { ServedSite } from './servedSite';

/**
 * The paths that another site can show in a frame (threats T8). The browser shows its own error page in place of a document
 * that refuses.
 */
export async function framedPaths(
  { securePort }: ServedSite,
  paths: readonly string[],
): Promise<readonly string[]> {
  await ensureTestBrowser();
  const other = createServer((request, response) => {
    const framed = new URL(request.url ?? '', 'http://localhost').searchParams.get('path') ?? '';
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<iframe src="https://localhost:${String(securePort)}${framed}"></iframe>`);
  });
  await new Promise<void>((listening) => {
    other.listen(0, '127.0.0.1', listening);
  });
  const address = other.address();
  if (address === null || typeof address === 'string') throw new Error('The framing site is not listening.');
  const isRoot = process.getuid?.() === 0;
  const executablePath = findTestBrowser();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: isRoot ? ['--no-sandbox'] : [],
  });
  const shown: string[] = [];
  try {
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    for (const path of paths) {
      await page.goto(`http://127.0.0.1:${String(address.port)}/?path=${encodeURIComponent(path)}`);
      const frame = page.frames().at(-1);
      if (frame?.url() !== 'chrome-error://chromewebdata/')
        shown.push(`${path} (${frame?.url() ?? 'no frame'})`);
    }
  } finally {
    await browser.close();
    other.close();
  }
  return shown;
}
