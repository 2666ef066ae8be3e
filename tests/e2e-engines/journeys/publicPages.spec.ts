import { COMPLETE_LANGUAGES } from '../../../src/domain/shared/language';
import { PUBLIC_PATHS } from '../../../src/ui/shell/routePaths';
import { pathInLanguage } from '../../../src/ui/shell/url/languageUrl';
import { expect, test } from '../engineTest';

/** Collects errors, unhandled rejections and policy violations from now on. */
const COLLECT_ERRORS = `void (window.pageErrors = [], addEventListener('error', ({ message }) => window.pageErrors.push(message)),
  addEventListener('unhandledrejection', ({ reason }) => window.pageErrors.push(String(reason))),
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => window.pageErrors.push(violatedDirective)))`;

/** Runs while the site holds back the scripts, because `amin:hydrated` is dispatched once. */
const LISTEN_FOR_HYDRATION = `void (window.hydrated = new Promise((resolve) => {
  document.addEventListener('amin:hydrated', () => resolve(true), { once: true });
}))`;

test('every public page keeps its heading during hydration and fits the window, and every language is visited', async ({
  site,
  tab,
}) => {
  /*
   * The visits are grouped by language, because the tab remembers the language of the last URL. Each path is visited in
   * one language only.
   */
  const visits = COMPLETE_LANGUAGES.flatMap((language, position) =>
    PUBLIC_PATHS.filter((_, index) => index % COMPLETE_LANGUAGES.length === position).map((path) => ({
      language,
      path,
    })),
  );
  for (const { language, path } of visits) {
    site.hold();
    await tab.open(pathInLanguage(language, path));
    await tab.page.evaluate(COLLECT_ERRORS);
    await tab.page.evaluate("void (window.before = document.querySelector('h1'))");
    await tab.page.evaluate(LISTEN_FOR_HYDRATION);
    site.release();
    await tab.triggerHydration();
    expect(await tab.page.evaluate('window.hydrated')).toBe(true);
    const seen = await tab.page.evaluate(
      '({ isKept: window.before === document.querySelector("h1"), language: document.documentElement.lang, overflow: document.documentElement.scrollWidth - innerWidth > 0, pageErrors: window.pageErrors })',
    );
    expect(seen, path).toEqual({ isKept: true, language, overflow: false, pageErrors: [] });
  }
});
