import type { ContainerModule } from 'inversify';
import { BrowserConnection } from '@/adapters/browser/BrowserConnection';
import { BrowserOrderJournal } from '@/adapters/browser/BrowserOrderJournal';
import { BrowserOrderLock } from '@/adapters/browser/BrowserOrderLock';
import { BrowserOwnerChannel } from '@/adapters/browser/BrowserOwnerChannel';
import { CanvasPictureEncoder } from '@/adapters/browser/CanvasPictureEncoder';
import type { ShellPorts } from '../startup/AppVariant';
import { bindings } from '../container';
import { ownerStores } from './ownerStores';

/**
 * The adapters of the browser's own services. They are the same in every variant.
 * @param ports The ports that exist without the container, because a visitor's page uses them.
 */
export function browserAdapters(browser: Window, ports: ShellPorts): ContainerModule {
  const storage = (): Storage => browser.sessionStorage;
  const device = (): Storage => browser.localStorage;
  return bindings({
    clock: () => ports.clock,
    diagnostics: () => ports.diagnostics,
    navigation: () => ports.navigation,
    currentUrl: () => ports.currentUrl,
    preferences: () => ports.preferences,
    noSessionReason: () => ports.noSessionReason,
    returnPath: () => ports.returnPath,
    connection: () => new BrowserConnection(browser, browser.navigator),
    signOutChannel: () =>
      new BrowserOwnerChannel({
        createChannel: 'BroadcastChannel' in browser ? (name) => new BroadcastChannel(name) : undefined,
        crypto: 'subtle' in browser.crypto ? browser.crypto.subtle : undefined,
      }),
    orderLock: () => new BrowserOrderLock(browser.navigator.locks),
    pictureEncoder: () =>
      new CanvasPictureEncoder({
        createImageBitmap: async (source, options) => browser.createImageBitmap(source, options),
        createCanvas: (width, height) => new OffscreenCanvas(width, height),
      }),
    orders: ({ clock }) => new BrowserOrderJournal(storage, device, clock),
    ownerStores: ({ clock }) => ownerStores(storage, device, clock),
  });
}
