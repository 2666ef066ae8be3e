import { readFileSync } from 'node:fs';
import { createServer as createFramingSite } from 'node:http';
import { createServer as createFramableSite, type Server as SecureServer } from 'node:https';
import type { Server } from 'node:http';
import { chromium, type Page } from '@playwright/test';
import { ensureTestBrowser, findTestBrowser } from '../../../scripts/ensureBrowser.mjs';
import type { ServedSite } from './servedSite';

/** What Chromium reports for a document that refuses to be framed. A site that does not answer has another error. */
const REFUSED = 'net::ERR_BLOCKED_BY_RESPONSE';

export interface Framing {
  /** One sentence for each path that another site can show in a frame, or that did not answer. */
  readonly flaws: readonly string[];
  /** Whether a page with the same certificate that refuses nothing was shown in the same frame. */
  readonly isControlShown: boolean;
}

/** Opens the paths in a frame of another site (threats T8), and a page that can be framed for comparison. */
export async function tryFraming(
  { securePort, certificate: { tls } }: ServedSite,
  paths: readonly string[],
): Promise<Framing> {
  await ensureTestBrowser();
  const framing = createFramingSite((request, response) => {
    const framed = new URL(request.url ?? '', 'http://localhost').searchParams.get('url') ?? '';
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<iframe src="${framed}"></iframe>`);
  });
  const framable = createFramableSite(
    { cert: readFileSync(tls.certificate), key: readFileSync(tls.key) },
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Can be framed</title>');
    },
  );
  const framingPort = await listen(framing);
  const framablePort = await listen(framable);
  const isRoot = process.getuid?.() === 0;
  const executablePath = findTestBrowser();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: isRoot ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    const outcomeOf = async (url: string): Promise<string> =>
      framedIn(page, `http://127.0.0.1:${String(framingPort)}/?url=${encodeURIComponent(url)}`, url);
    const flaws: string[] = [];
    for (const path of paths) {
      const outcome = await outcomeOf(`https://localhost:${String(securePort)}${path}`);
      if (outcome !== REFUSED) flaws.push(`${path} in a frame of another site: ${outcome}`);
    }
    const control = await outcomeOf(`https://localhost:${String(framablePort)}/`);
    return { flaws, isControlShown: control === SHOWN };
  } finally {
    await browser.close();
    framing.close();
    framable.close();
  }
}

const SHOWN = 'shown';

/** Whether the URL was shown in the frame, or the error of its request. */
async function framedIn(page: Page, framing: string, url: string): Promise<string> {
  const failed = page
    .waitForEvent('requestfailed', { predicate: (request) => request.url() === url, timeout: 0 })
    .then((request) => request.failure()?.errorText ?? 'no error');
  const finished = page
    .waitForEvent('requestfinished', { predicate: (request) => request.url() === url, timeout: 0 })
    .then(() => SHOWN);
  await page.goto(framing);
  return Promise.race([failed, finished]);
}

async function listen(server: Server | SecureServer): Promise<number> {
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server is not listening.');
  return address.port;
}
