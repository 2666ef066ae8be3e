import type { Phone, Tab } from '../Phone';
import { interleave, type Rounds } from '../Rounds';
import { atMost, milliseconds, ratio, type SectionResult } from '../Section';
import { UNSUBSCRIBED, WIZARD } from '../screens';
import type { Sites } from '../Sites';
import { Tally } from '../Tally';

const KINDS = ['plain', 'prepared'] as const;

/** How long somebody aims before pressing, in milliseconds. */
const AIMING = 1500;

/**
 * From a business into the wizard, which is a document of its own: without anything prepared, and after the browser
 * was told which document is likely to come next.
 */
export async function nextDocuments(phone: Phone, sites: Sites, rounds: Rounds): Promise<SectionResult> {
  const tally = new Tally();
  const ways = new Set<string>();
  const made = await interleave(rounds, KINDS, async (kind) => {
    const options = { readyWhen: UNSUBSCRIBED.readyWhen, signedInAs: 'noor-haddad' } as const;
    await phone.visit({ ...options, savesData: kind === 'plain' }, async (tab) => {
      await tab.loaded(sites.product + UNSUBSCRIBED.path);
      await tab.ready();
      await tab.quiet();
      const link = tab.page.locator(UNSUBSCRIBED.readyWhen).first();
      await link.hover();
      await tab.page.waitForTimeout(AIMING);
      const before = tab.bytes;
      const { shown, way } = await enter(tab, async () => link.click());
      tally.addAll(kind, { shown, bytes: tab.bytes - before });
      if (kind === 'prepared') ways.add(way);
    });
  });
  const gained = tally.ratio('prepared shown', 'plain shown');
  return {
    tables: [
      {
        title: 'Into the document of the wizard',
        note: `${String(made)} rounds. From the press on the business page until the plans can be seen. What the browser did with the hint while it was driven by a debugger: ${[...ways].join(', ')}. A browser that nobody debugs may prerender the whole document, which is not measured here.`,
        rows: [
          ['way', 'press to ready', '/ plain'],
          ['plain', milliseconds(tally.median('plain shown')), ''],
          ['prepared', milliseconds(tally.median('prepared shown')), ratio(gained)],
        ],
      },
    ],
    verdicts: [
      atMost('P12', 'into the wizard, prepared <= 0.30x plain', {
        value: gained,
        limit: 0.3,
        text: ratio(gained),
      }),
    ],
  };
}

/** Milliseconds from the press in one document until the next one can be seen. */
async function enter(tab: Tab, press: () => Promise<void>): Promise<{ shown: number; way: string }> {
  await tab.page.evaluate(() => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        sessionStorage.setItem('bench.pressed', String(performance.timeOrigin + timeStamp));
      },
      { capture: true, once: true },
    );
  });
  await press();
  await tab.page.waitForURL((url) => url.pathname === WIZARD.path);
  await tab.page.waitForSelector(WIZARD.readyWhen, { state: 'attached' });
  return tab.page.evaluate(() => {
    const now = performance.timeOrigin + performance.now();
    const [navigation] = performance.getEntriesByType('navigation');
    const { activationStart, deliveryType } = navigation?.toJSON() ?? {};
    const wayOf = deliveryType === '' ? 'nothing' : String(deliveryType);
    return {
      shown: now - Number(sessionStorage.getItem('bench.pressed')),
      way: Number(activationStart) > 0 ? 'prerendered' : wayOf,
    };
  });
}
