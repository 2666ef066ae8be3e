import { expect, test } from '../engineTest';

const RECORD_EVENTS = `void (window.recordedEvents = [], ['pointerdown', 'click', 'keydown'].forEach((kind) =>
  addEventListener(kind, (event) => window.recordedEvents.push([kind, event.key ?? '', event.isTrusted]), true)))`;

test('clicks and key presses of the driver arrive as trusted events', async ({ tab, words, engine }) => {
  await tab.open('/about');
  await tab.expectShown({ role: 'heading', name: words('site.about.title') });
  await tab.page.evaluate(RECORD_EVENTS);
  await tab.click({ role: 'heading', name: words('site.about.title') });
  await tab.page.press('Tab');
  expect(await tab.page.evaluate('window.recordedEvents')).toEqual([
    ['pointerdown', '', true],
    ['click', '', true],
    ['keydown', 'Tab', true],
  ]);
  expect(await tab.page.evaluate('document.activeElement.localName')).toBe('a');
  expect(tab.page.version).toMatch(engine === 'chromium' ? /Chrome/u : /\/\d/u);
  await tab.page.resize(640, 700);
  expect(await tab.page.evaluate('Promise.resolve([innerWidth, innerHeight])')).toEqual([640, 700]);
});
