import type { BrowserContext, Page } from '@playwright/test';

const EXPECTED = [
  /* The demo's back office has one record with a slip in it, on purpose; the product reports it each time. */
  /^\[amin\] unreadable-data: …: metadata$/u,
  /* Most journeys keep nothing on the device. */
  /^Service Worker registration blocked by Playwright$/u,
];

/** Writes down what goes wrong in any page without anybody noticing. */
export async function watchForTroubles(context: BrowserContext, troubles: string[]): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`Policy violated: ${violatedDirective} by ${blockedURI} in ${sourceFile}`);
    });
  });
  context.on('page', (page) => watchPage(page, troubles));
}

function watchPage(page: Page, troubles: string[]): void {
  page.on('pageerror', (error) => troubles.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    const isTrouble = message.type() === 'error' || message.type() === 'warning';
    if (isTrouble && !EXPECTED.some((pattern) => pattern.test(text)))
      troubles.push(`${message.type()}: ${text}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${String(response.status())} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    /* A document that is left takes what it was still loading with it. */
    if (reason !== 'net::ERR_ABORTED') troubles.push(`${reason} ${request.url()}`);
  });
}

/** How the browser tells that a path leads nowhere: the server answers 404, with the application, which leads home. */
export const PATH_LEADS_NOWHERE = /^404 |status of 404/u;
