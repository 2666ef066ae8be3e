import { PLUMBING } from '../support/businesses';
import { expectQuiet } from '../support/expectQuiet';
import { expect, test } from '../support/test';

test.describe('in he on a phone', () => {
  test.use({ language: 'he', size: 'phone' });

  test('a pressed card looks so at once, and only while it has the focus', async ({ amin, page, world }) => {
    await world.setUp({ signedInAs: 'noor-haddad' });
    await amin.open('/dashboard');
    const card = amin.dashboard.card(PLUMBING);
    /* The overview of the subscriptions arrives after the list and moves the cards away from the touched point. */
    await expectQuiet(page);
    await card.scrollIntoViewIfNeeded();
    const border = () => card.evaluate((element) => getComputedStyle(element).borderTopColor);
    const atRest = await border();
    const transitions = await page.evaluateHandle(() => {
      const properties: string[] = [];
      addEventListener('transitionrun', ({ propertyName }) => properties.push(propertyName));
      /* The page stays, as while the code of the next one loads. */
      addEventListener('click', (event) => event.preventDefault(), { capture: true });
      return properties;
    });

    await card.tap();
    await expect(amin.dashboard.link(PLUMBING)).toBeFocused();
    expect(await border()).not.toBe(atRest);
    expect(await transitions.jsonValue()).toEqual([]);

    await amin.dashboard.link(PLUMBING).blur();
    /* A touch screen keeps the last pressed element hovered. */
    expect(await card.evaluate((element) => element.matches(':hover'))).toBe(true);
    await expect.poll(border).toBe(atRest);
  });
});
