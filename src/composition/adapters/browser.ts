import type { ContainerModule } from 'inversify';
import { BrowserConnection } from '@/adapters/browser/BrowserConnection';
import { BrowserOrderJournal } from '@/adapters/browser/BrowserOrderJournal';
import { BrowserOrderLock } from '@/adapters/browser/BrowserOrderLock';
import { BrowserSignOutChannel } from '@/adapters/browser/BrowserSignOutChannel';
import { CanvasPictureEncoder } from '@/adapters/browser/CanvasPictureEncoder';
import type { ShellPorts } from '../startup/session';
import { bindings, bindOwnerStores, TOKENS } from '../tokens';
import { ownerStores } from './ownerStores';

/**
 * The adapters of the browser's own services. They are the same in every variant.
 * @param ports Those that exist without the container, because a visitor's page uses them.
 */
export function browserAdapters(browser: Window, ports: ShellPorts): ContainerModule {
  const storage = (): Storage => browser.sessionStorage;
  const device = (): Storage => browser.localStorage;
  return bindings(({ bindFactory, value }) => {
    value(TOKENS.clock, ports.clock);
    value(TOKENS.diagnostics, ports.diagnostics);
    value(TOKENS.navigation, ports.navigation);
    value(TOKENS.preferences, ports.preferences);
    value(TOKENS.signOutReason, ports.signOutReason);
    value(TOKENS.returnPath, ports.returnPath);
    value(TOKENS.connection, new BrowserConnection(browser, browser.navigator));
    value(
      TOKENS.signOutChannel,
      new BrowserSignOutChannel({
        createChannel: 'BroadcastChannel' in browser ? (name) => new BroadcastChannel(name) : undefined,
        crypto: 'subtle' in browser.crypto ? browser.crypto.subtle : undefined,
      }),
    );
    value(TOKENS.orderLock, new BrowserOrderLock(browser.navigator.locks));
    value(
      TOKENS.pictureEncoder,
      new CanvasPictureEncoder({
        createImageBitmap: async (source, options) => browser.createImageBitmap(source, options),
        createCanvas: (width, height) => new OffscreenCanvas(width, height),
      }),
    );
    bindFactory(TOKENS.orders, (clock) => new BrowserOrderJournal(storage, device, clock), [TOKENS.clock]);
    bindOwnerStores({ value }, ownerStores(storage, device, ports.clock));
  });
}
