import { SIGN_IN_TEXTS } from '../../../demo/signInTexts';
import { isAppPath } from '../../../src/ui/shell/layout/isAppPath';
import { namesOf, pathOf } from '../../../src/ui/shell/routePaths';
import { OWNER_ROUTES } from '../../../src/ui/shell/routes';
import { LANGUAGE_NAMES } from '../../e2e/pages/Shell';
import { MATH } from '../../e2e/support/businesses';
import { rotationTurn } from '../../e2e/support/rotationTurn';
import type { Engine } from '../driver/Engine';
import type { Tab, Target } from '../driver/Tab';
import { test } from '../engineTest';

const OWNER = 'demo.owner=noor-haddad&demo.latency=0';

/** One path of each kind of prerendered document. For the last one, the application replaces the whole content. */
const PUBLIC_PATHS = ['/', '/pricing'] as const;
const OWNER_PATHS = [...namesOf(OWNER_ROUTES).map((name) => pathOf(name, MATH.id)), '/nowhere'];

/** How many scripts are loaded before the button is pressed: none, some, or all of them. */
const MOMENTS = { before: 0, between: 2, after: Infinity } as const;

const INPUTS = ['pointer', 'keyboard'] as const;

type Input = (typeof INPUTS)[number];

/** One path of each kind of start: hydration of a public page, hydration of an owner's page, and a new page. */
const STARTS = ['/', '/profile', '/nowhere'] as const;

type Paths = Readonly<Record<keyof typeof MOMENTS, Readonly<Record<Input, readonly string[]>>>>;

const EVERY_PATH: Paths = {
  before: {
    pointer: [...PUBLIC_PATHS, ...OWNER_PATHS],
    keyboard: [...STARTS, `/dashboard/business/${MATH.id}/subscription`],
  },
  between: { pointer: STARTS, keyboard: STARTS },
  /* The home page only. Other pages show their loaded data by now, which moves the buttons below it. */
  after: { pointer: ['/'], keyboard: ['/'] },
};

/** Each kind of start at each moment, and each input at each moment. */
const A_FEW_PATHS: Paths = {
  before: { pointer: STARTS, keyboard: ['/', `/dashboard/business/${MATH.id}/subscription`] },
  between: { pointer: ['/profile'], keyboard: ['/', '/nowhere'] },
  after: EVERY_PATH.after,
};

/**
 * Chromium tests every press. The other engines take several times as long, and test each kind of press once unless
 * `TEST_TURN` is `all`.
 */
const isThorough = (engine: Engine): boolean => engine === 'chromium' || rotationTurn() === 'all';

async function press(tab: Tab, input: Input, target: Target): Promise<void> {
  if (input === 'pointer') await tab.click(target);
  else await tab.pressOn(target);
}

/** Chooses the radio next to the checked one. */
async function choose(
  tab: Tab,
  input: Input,
  target: Target,
  [group, key]: readonly [string, 'ArrowLeft' | 'ArrowRight'],
): Promise<void> {
  if (input === 'pointer') return tab.click(target);
  await tab.page.evaluate(`document.querySelector("footer [name^=${group}]:checked").focus()`);
  await tab.page.press(key);
}

const IS_DARK =
  'document.documentElement.dataset.theme === "dark" && document.querySelector("[value=dark]").checked';

const isIn = (language: string): string => `document.documentElement.lang === "${language}"`;

for (const input of INPUTS)
  test(`a theme and a language, chosen by ${input}, take effect before, between and after the scripts are loaded`, async ({
    engine,
    site,
    tab,
    words,
  }) => {
    const dark: Target = { role: 'radio', name: words('shell.theme.dark') };
    const hebrew: Target = { role: 'radio', name: LANGUAGE_NAMES.he };
    const paths = isThorough(engine) ? EVERY_PATH : A_FEW_PATHS;
    for (const moment of ['before', 'between', 'after'] as const)
      for (const path of paths[moment][input])
        await test.step(`${moment}: ${path}`, async () => {
          /* WebKit's driver does not respond to pointer actions in the wizard while scripts are held back. */
          if (engine === 'webkit' && input === 'pointer' && path.endsWith('/subscription')) return;
          const isOwned = OWNER_PATHS.some((owned) => owned === path);
          await site.move();
          site.hold(MOMENTS[moment]);
          await tab.open(isOwned ? `${path}?${OWNER}` : path);
          await tab.expectTrue(`${path} is in English`, isIn('en'));
          /* Makes a public page load its scripts before the press. */
          if (moment !== 'before') await tab.triggerHydration();
          /* Pages of the signed-in app have the compact footer, without the theme. */
          const hasTheme = !isAppPath(path);
          if (hasTheme) await choose(tab, input, dark, ['theme', 'ArrowLeft']);
          await choose(tab, input, hebrew, ['language', 'ArrowRight']);
          if (hasTheme) await tab.expectTrue(`${path} is dark at once`, IS_DARK);
          site.release();
          await tab.expectTrue(`${path} is in Hebrew`, isIn('he'));
          if (hasTheme) await tab.expectTrue(`${path} is dark`, IS_DARK);
        });
  });

test('Get Started, pressed by an owner before the scripts are loaded, leads to the businesses', async ({
  engine,
  site,
  tab,
  words,
}) => {
  const visits = [
    { path: `/?${OWNER}`, input: 'pointer', isNewOrigin: true },
    { path: '/', input: 'pointer', isNewOrigin: false },
    { path: `/?${OWNER}`, input: 'keyboard', isNewOrigin: true },
  ] as const;
  for (const { path, input, isNewOrigin } of isThorough(engine) ? visits : visits.slice(0, 2)) {
    /* WebKit caches the scripts of an origin in memory, so they cannot be held back a second time. */
    if (engine === 'webkit' && !isNewOrigin) continue;
    if (isNewOrigin) await site.move();
    site.hold();
    await tab.open(path);
    await press(tab, input, { role: 'button', name: words('shell.getStarted') });
    site.release();
    await tab.expectAt('/dashboard');
    /* The prerendered document contains the heading. A business appears only after the owner is signed in. */
    await tab.expectShown({ role: 'link', name: `${MATH.names.en} ${words('dashboard.viewDetails')}` });
  }
});

test('the menu, pressed before the scripts are loaded, opens once and returns the focus', async ({
  engine,
  site,
  tab,
  words,
}) => {
  await tab.page.resize(500, 800);
  const button: Target = { role: 'button', name: words('shell.header.openMenu') };
  const presses = [
    ['/', 'pointer'],
    [`/dashboard?${OWNER}`, 'keyboard'],
    ['/pricing', 'keyboard'],
    [`/dashboard?${OWNER}`, 'pointer'],
  ] as const;
  for (const [path, input] of isThorough(engine) ? presses : presses.slice(0, 2)) {
    await site.move();
    site.hold();
    await tab.open(path);
    await press(tab, input, button);
    site.release();
    await tab.expectShown({ role: 'dialog', name: words('shell.header.menu') });
    await tab.expectTrue(
      'the menu has the focus',
      'document.activeElement?.closest("[role=dialog]") instanceof Element',
    );
    await tab.page.press('Escape');
    await tab.expectNone({ role: 'dialog', name: words('shell.header.menu') });
    await tab.expectFocused(button);
  }
});

test('Log in, pressed before the scripts are loaded, leads to the sign-in page', async ({
  engine,
  site,
  tab,
  words,
}) => {
  const presses = [
    ['/pricing', 'pointer'],
    ['/', 'keyboard'],
    ['/', 'pointer'],
  ] as const;
  for (const [path, input] of isThorough(engine) ? presses : presses.slice(0, 2)) {
    await site.move();
    site.hold();
    await tab.open(path);
    await press(tab, input, { role: 'button', name: words('shell.header.logIn'), within: 'header' });
    site.release();
    await tab.expectShown({ role: 'heading', name: SIGN_IN_TEXTS.en.title });
  }
});

test('links work before the scripts are loaded', async ({ site, tab, words }) => {
  site.delay(1500);
  await tab.open('/');
  await tab.click({ role: 'link', name: words('shell.navigation.about'), within: 'header' });
  await tab.expectAt('/about');
  await tab.pressOn({ role: 'link', name: words('shell.navigation.features'), within: 'header' });
  await tab.expectAt('/features');
});
