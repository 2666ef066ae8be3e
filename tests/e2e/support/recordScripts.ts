import type { Page } from '@playwright/test';

/** The URLs of the scripts that the page requests from now on. */
export function recordScripts(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}
