import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../scripts/ensureBrowser.mjs';
import { browserFlags } from './browserFlags';
import { PHONE } from './profile';

/**
 * Opens a URL in a separate browser with an empty profile, and closes it after the promise has resolved. No debugger
 * is connected, because with one Chromium only prefetches documents instead of prerendering them.
 */
export async function openWithoutDebugger<T>(
  certificate: string,
  url: string,
  until: Promise<T>,
): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-profile-'));
  const { width, height } = PHONE.viewport;
  const browser = spawn(
    findBrowser() ?? 'chromium',
    [
      ...browserFlags(certificate),
      '--headless=new',
      '--lang=en-US',
      '--no-default-browser-check',
      '--password-store=basic',
      `--user-data-dir=${profile}`,
      `--window-size=${String(width)},${String(height)}`,
      url,
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise((settle) => {
    browser.once('exit', settle);
  });
  try {
    return await until;
  } finally {
    browser.kill('SIGTERM');
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
