import { expect, test } from '../engineTest';

const HEAR = `void (window.heard = [], ['pointerdown', 'click', 'keydown'].forEach((kind) =>
  addEventListener(kind, (event) => window.heard.push([kind, event.key ?? '', event.isTrusted]), true)))`;

test('clicks and key presses of the driver arrive as trusted events', async ({ tab, words, engine }) => {
  await tab.open('/about');
  await tab.expectShown({ role: 'heading', name: words('site.about.title') });
  await tab.page.evaluate(HEAR);
  await tab.click({ role: 'heading', name: words('site.about.title') });
  await tab.page.press('Tab');
  expect(await tab.page.evaluate('window.heard')).toEqual([
    ['pointerdown', '', true],
    ['click', '', true],
    ['keydown', 'Tab', true],
  ]);
  expect(await tab.page.evaluate('document.activeElement.localName')).toBe('a');
  expect(tab.page.version).toMatch(engine === 'chromium' ? /Chrome/u : /\/\d/u);
  await tab.page.resize(640, 700);
  expect(await tab.page.evaluate('Promise.resolve([innerWidth, innerHeight])')).toEqual([640, 700]);
});
