import type { CompleteLanguage } from '../../../src/domain/shared/language';
import { LANGUAGE_NAMES } from '../../../src/ui/i18n/languageNames';
import { MATH } from '../../e2e/support/businesses';
import type { Target } from '../driver/Tab';
import { test } from '../engineTest';

test.use({ language: 'he' });

test('in a right-to-left page, the arrow keys select the plan they point to', async ({ tab, words }) => {
  const plan = (id: 'essential' | 'professional' | 'premium'): Target => ({
    role: 'radio',
    beginning: words(`catalog.plans.${id}.name`),
  });
  /* The tab keeps the language of this page. */
  await tab.open('/he');
  await tab.open(`/dashboard/business/${MATH.id}/subscription?demo.owner=noor-haddad&demo.latency=0`);
  await tab.click(plan('professional'));
  await tab.expectChecked(plan('professional'));

  await tab.page.press('ArrowLeft');
  await tab.expectChecked(plan('premium'));
  await tab.expectFocused(plan('premium'));

  await tab.page.press('ArrowRight', 2);
  await tab.expectChecked(plan('essential'));
});

test('the arrow keys skip an option that is not displayed', async ({ tab, words }) => {
  /* The footer has radios with the same names, which are there before the code of the preview. */
  const preview = (language: CompleteLanguage): Target => ({
    role: 'radio',
    name: LANGUAGE_NAMES[language],
    within: 'main',
  });
  await tab.page.resize(390, 844);
  await tab.open('/he');
  await tab.open(`/dashboard/business/${MATH.id}?demo.owner=noor-haddad&demo.latency=0`);
  /* The preview is folded until it is asked for. */
  await tab.click({ role: 'heading', name: words('detail.preview') });
  await tab.click(preview('ar'));
  await tab.expectChecked(preview('ar'));
  await tab.expectFocused(preview('ar'));

  /* "Side by side", the last option, is offered only in wide windows. The first one is the language of the page. */
  await tab.page.press('ArrowLeft');
  await tab.expectChecked(preview('he'));
  await tab.expectFocused(preview('he'));

  await tab.page.press('ArrowRight');
  await tab.expectChecked(preview('ar'));
});
