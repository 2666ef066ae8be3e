import { describe, expect, it } from 'vitest';
import { BrowserConnection } from '@/adapters/browser/BrowserConnection';
import { BrowserOrderLock } from '@/adapters/browser/BrowserOrderLock';
import { InMemoryConnection } from '../../support/InMemoryConnection';
import { InMemoryOrderLock } from '../../support/InMemoryOrderLock';
import type { OrderLock } from '@/application/ports/OrderLock';
import type { BusinessId } from '@/domain/business/BusinessId';
import { describeConnection } from '../../contracts/connection.contract';
import { describeOrderLock } from '../../contracts/orderLock.contract';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { SharedLocks } from '../../support/SharedLocks';

async function settle(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/** The locks of a browser that needs a moment to release one. */
class SlowLocks extends SharedLocks {
  override async request(...[name, options, granted]: Parameters<SharedLocks['request']>): Promise<unknown> {
    return super.request(name, options, async (lock) => {
      await granted?.(lock);
      await settle();
    });
  }
}

describe('BrowserOrderLock', () => {
  describeOrderLock(() => {
    const locks = new SharedLocks();
    return { openTab: () => new BrowserOrderLock(locks), settle };
  });

  it('is requested again only when the browser has released it', async () => {
    const tab = new BrowserOrderLock(new SlowLocks());
    await tab.acquire(aBusinessId());
    tab.release(aBusinessId());
    expect(await tab.acquire(aBusinessId())).toBe(true);
  });

  it.each<[string, Pick<LockManager, 'request'> | undefined]>([
    ['the browser has no Web Locks', undefined],
    ['they are forbidden', { request: () => Promise.reject(new DOMException('No', 'SecurityError')) }],
  ])('grants the lock to every tab where %s, because the server checks orders too', async (_, locks) => {
    const tabs = [new BrowserOrderLock(locks), new BrowserOrderLock(locks)];
    const answers = await Promise.all(tabs.map((tab) => tab.acquire(aBusinessId())));
    for (const tab of tabs) tab.release(aBusinessId());
    expect(answers).toEqual([true, true]);
  });
});

describe('InMemoryOrderLock', () => {
  describeOrderLock(() => {
    const holders = new Map<BusinessId, OrderLock>();
    return { openTab: () => new InMemoryOrderLock(holders), settle };
  });
});

describe('BrowserConnection', () => {
  describeConnection(() => {
    const browser = Object.assign(new EventTarget(), { onLine: true });
    return {
      connection: new BrowserConnection(browser, browser),
      set: (isOnline) => {
        browser.onLine = isOnline;
        browser.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
      },
    };
  });
});

describe('InMemoryConnection', () => {
  describeConnection(() => {
    const connection = new InMemoryConnection();
    return {
      connection,
      set: (isOnline) => {
        connection.isOnline = isOnline;
      },
    };
  });
});
