import { Accessibility } from '../support/Accessibility';
import { COOLING } from '../support/businesses';
import { expect, inLtrOrRtl, test } from '../support/test';

inLtrOrRtl('phone', () => {
  test('the menu lists what was saved, with an email to support without personal data', async ({
    amin,
    world,
    page,
  }) => {
    const { setting, editor, business, shell } = amin;
    await world.setUp({ signedInAs: 'noor-haddad' });
    await business.open(COOLING);
    await editor.openFrom('texts');
    await editor.fillName('en', 'Northern Breeze');
    await editor.saveButton.click();
    await expect(editor.text('editing.texts.saved')).toBeVisible();
    await shell.accountButton.click();
    const name = setting.words('shell.account.toastHistory');
    await page.getByRole('dialog').getByRole('button', { name }).click();
    const list = page.getByRole('dialog', { name });
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(list.getByRole('listitem')).toContainText(setting.words('editing.texts.saved'));
    const email = list.getByRole('link', { name: setting.words('toastHistory.help.write') });
    const href = (await email.getAttribute('href')) ?? '';
    expect(decodeURIComponent(href)).toContain('/dashboard/business/:id');
    for (const secret of [COOLING.id, 'Breeze', 'noor', 'Haddad'])
      expect(decodeURIComponent(href)).not.toContain(secret);
    await new Accessibility(page).expectNoViolation({ name: 'toast-history' }, 'phone');

    await test.step('Escape returns to the menu button', async () => {
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await expect(shell.accountButton).toBeFocused();
    });
  });
});
