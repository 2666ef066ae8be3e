import type { Engine } from './Engine';
import type { EngineBrowser } from './EnginePage';
import { launchPuppeteer } from './PuppeteerBrowser';
import { launchWebKit } from './WebKitBrowser';

export interface LaunchOptions {
  /** Accepts the self-signed certificate of a test server. */
  readonly acceptInsecureCerts?: boolean;
}

/** Starts a browser of the engine. The caller closes it. */
export async function launchEngine(engine: Engine, options: LaunchOptions = {}): Promise<EngineBrowser> {
  return engine === 'webkit' ? launchWebKit(options) : launchPuppeteer(engine, options);
}
