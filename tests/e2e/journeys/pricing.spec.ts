import { MATH } from '../support/businesses';
import { PAPER } from '../support/printing';
import { expect, inLtrOrRtl, inOneLanguageOn, test } from '../support/test';

inLtrOrRtl('phone', (language) => {
  test('a visitor chooses a plan on the page of prices, signs in, names the business and finds the plan selected', async ({
    amin,
    page,
    words,
    world,
  }) => {
    const { dashboard, pricing, signInPage, wizard } = amin;
    await world.setUp();
    await amin.open('/pricing');
    await pricing.expectShown();

    await test.step('an annual plan, before signing in', async () => {
      await pricing.chooseCycle('annual');
      await pricing.chooseButton('premium').click();
      await signInPage.expectShown();
      await signInPage.account('noor-haddad').click();
      await dashboard.expectShown();
    });

    await test.step('the dashboard asks for which business, of those without a subscription', async () => {
      const plan = words('catalog.plans.premium.title');
      await expect(page.getByText(words('attention.choice.title', { plan }), { exact: true })).toBeVisible();
      await expect(page.getByText(words('attention.choice.text'), { exact: true })).toBeVisible();
      await dashboard.planChoice(MATH).click();
    });

    await test.step('the wizard of that business opens with the plan and its cycle', async () => {
      await expect(wizard.title('create')).toBeVisible();
      await wizard.expectFor(MATH);
      await wizard.expectStep('plan');
      await expect(wizard.cycle('annual')).toBeChecked();
      await expect(wizard.plan('premium')).toBeChecked();
      await expect(wizard.plan('professional')).not.toBeChecked();
      await amin.expectLanguage(language);
    });
  });
});

inOneLanguageOn('desktop', () => {
  test('the page of prices is printed with every answer', async ({ amin, page }) => {
    await amin.open('/pricing');
    await amin.pricing.expectShown();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(PAPER);
    const answers = page.locator('details p');
    await expect(answers).toHaveCount(6);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
    const gaps = await page
      .locator('details')
      .evaluateAll((all) =>
        all.map(({ parentElement: question }) =>
          question?.nextElementSibling
            ? question.nextElementSibling.getBoundingClientRect().top -
              question.getBoundingClientRect().bottom
            : undefined,
        ),
      );
    expect(gaps.filter((gap) => gap !== undefined && gap < 16)).toEqual([]);
  });
});
