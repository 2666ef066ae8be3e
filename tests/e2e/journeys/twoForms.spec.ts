import { ListingEditor } from '../pages/ListingEditor';
import { COOLING } from '../support/businesses';
import { DemoWorldControl } from '../support/DemoWorldControl';
import { expect, inLtrOrRtl, test } from '../support/test';

inLtrOrRtl('phone', (language) => {
  test('one form in two windows says so in both, and keeps what was typed', async ({
    amin,
    world,
    page,
    context,
  }) => {
    const otherPage = await context.newPage();
    const other = amin.inTab(otherPage);
    await world.setUp({ signedInAs: 'noor-haddad' });
    await new DemoWorldControl(otherPage).setUp({ signedInAs: 'noor-haddad' });
    await amin.open(ListingEditor.pathOf(COOLING, 'texts'));
    await amin.editor.expectShown('texts');
    await expect(amin.editor.text('editing.otherTab')).toBeHidden();
    await amin.editor.fillName(language, 'typed here');

    await other.open(ListingEditor.pathOf(COOLING, 'texts'));
    await expect(other.editor.text('editing.otherTab')).toBeVisible();
    await page.bringToFront();
    await expect(amin.editor.text('editing.otherTab')).toBeVisible();

    await test.step('after a save in the other window, this one says so and keeps what was typed', async () => {
      await other.editor.fillName(language, 'typed there');
      await other.editor.saveButton.click();
      await expect(amin.editor.text('editing.otherSaved')).toBeVisible();
      /* Each tab of the demo has its own data. */
      await expect(page.locator(`input[lang=${language}]`).first()).toHaveValue('typed here');
    });

    await test.step('a window that is closed is no longer mentioned', async () => {
      const thirdPage = await context.newPage();
      const third = amin.inTab(thirdPage);
      await new DemoWorldControl(thirdPage).setUp({ signedInAs: 'noor-haddad' });
      await third.open(ListingEditor.pathOf(COOLING, 'texts'));
      await expect(amin.editor.text('editing.otherTab')).toBeVisible();
      await thirdPage.close({ runBeforeUnload: false });
      await expect(amin.editor.text('editing.otherTab')).toBeHidden();
    });
  });
});
