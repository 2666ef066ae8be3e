import type { BrowserContext, Page } from '@playwright/test';

const EXPECTED = [
  /* One catalogue record of the demo has an unreadable field on purpose, and the product reports it each time. */
  /^\[amin\] unreadable-data: …: metadata$/u,
  /* The journeys block service workers (playwright.config.ts). */
  /^Service Worker registration blocked by Playwright$/u,
];

/** Collects errors, warnings, policy violations and failed requests of every page. */
export async function collectPageErrors(context: BrowserContext, errors: string[]): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`Policy violated: ${violatedDirective} by ${blockedURI} in ${sourceFile}`);
    });
  });
  context.on('page', (page) => collectFrom(page, errors));
}

function collectFrom(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    const isError = message.type() === 'error' || message.type() === 'warning';
    if (isError && !EXPECTED.some((pattern) => pattern.test(text))) errors.push(`${message.type()}: ${text}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${String(response.status())} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    /* Leaving a document aborts its pending requests. */
    if (reason !== 'net::ERR_ABORTED') errors.push(`${reason} ${request.url()}`);
  });
}

/**
 * The messages of the browser for an unknown path. The server responds with 404 and the document of the application,
 * which redirects to the home page.
 */
export const UNKNOWN_PATH = /^404 |status of 404/u;
