import type { Container } from 'inversify';
import { BrowserDocumentNavigation } from '@/adapters/browser/BrowserDocumentNavigation';
import { LocalPreferenceStore } from '@/adapters/browser/LocalPreferenceStore';
import { SessionPendingNoticeStore } from '@/adapters/browser/SessionPendingNoticeStore';
import { SessionSignOutReasonStore } from '@/adapters/browser/SessionSignOutReasonStore';
import { SessionTabLanguageStore } from '@/adapters/browser/SessionTabLanguageStore';
import { SessionWantedPathStore } from '@/adapters/browser/SessionWantedPathStore';
import { SystemClock } from '@/adapters/browser/SystemClock';
import { ChangeLanguage } from '@/application/preferences/ChangeLanguage';
import { ChangeTheme } from '@/application/preferences/ChangeTheme';
import { instant } from '@/domain/shared/instant';
import type { Catalog } from '@/domain/subscription/Plan';
import type { TextKey, Texts } from '@/ui/i18n/Texts';
import { LongCalls } from '@/ui/shell/long-calls/LongCalls';
import { LanguageViewModel } from '@/ui/shell/LanguageViewModel';
import { loadCode } from '@/ui/shell/CodeUnavailable';
import { Notices } from '@/ui/shell/Notices';
import { SessionViewModel, type SessionState, type SessionUseCases } from '@/ui/shell/SessionViewModel';
import { SignOutNotice } from '@/ui/shell/SignOutNotice';
import { isAppPath } from '@/ui/shell/layout/isAppPath';
import { ThemeViewModel } from '@/ui/shell/ThemeViewModel';
import type { ProductViewModels, ViewModels } from '@/ui/shell/ViewModels';
import { PricingViewModel } from '@/ui/site/pricing/PricingViewModel';
import type { Build } from './Build';
import { keepOnDevice } from './keepOnDevice';
import { once } from './once';
import { TOKENS } from './tokens';

interface Beginning {
  readonly loadContainer: () => Promise<Container>;
  readonly identity: SessionUseCases;
  /** What is shown until it is known who is here. */
  readonly shownSession: SessionState;
}

/** The frame's view models now; the product behind the container when it is first needed. */
export function createViewModels(
  browser: Window,
  texts: Texts,
  build: Build,
  { loadContainer, identity, shownSession }: Beginning,
): ViewModels {
  const preferences = new LocalPreferenceStore(() => browser.localStorage);
  const navigation = new BrowserDocumentNavigation(browser.location);
  const isTextKey = (text: string): text is TextKey => texts.i18n.exists(text);
  const notices = new Notices(new SessionPendingNoticeStore(() => browser.sessionStorage), isTextKey);
  const wantedPaths = new SessionWantedPathStore(() => browser.sessionStorage);
  const tabLanguage = new SessionTabLanguageStore(() => browser.sessionStorage);
  const language = new LanguageViewModel(texts, new ChangeLanguage(preferences, tabLanguage), notices);
  const signOutReasons = new SessionSignOutReasonStore(() => browser.sessionStorage);
  const longCalls = new LongCalls(new SystemClock(browser, () => Date.now()));
  const watchedSession: SessionUseCases = {
    ...identity,
    signIn: longCalls.watched(identity.signIn),
    completeSignIn: longCalls.watched(identity.completeSignIn),
    restoreSession: {
      /* Public pages do not wait for it. */
      execute: async () => {
        const restored = identity.restoreSession.execute();
        return isAppPath(browser.location.pathname) ? longCalls.follow(restored) : restored;
      },
    },
  };
  const session = new SessionViewModel(watchedSession, notices, () => language.language, shownSession);
  const listPublicPlans = async (): Promise<Catalog> => {
    try {
      return await (await loadContainer()).get(TOKENS.listPublicPlans).execute();
    } catch {
      /* The code did not come: the page stands without plans. */
      return { plans: [], addOns: [] };
    }
  };
  let loadedProduct: ProductViewModels | undefined;
  return {
    session,
    language,
    theme: new ThemeViewModel(preferences, new ChangeTheme(preferences)),
    notices,
    signOutNotice: new SignOutNotice(signOutReasons, () => instant(Date.now())),
    longCalls,
    createPricing: () =>
      new PricingViewModel(build.hasPublicPricing ? { execute: listPublicPlans } : undefined),
    get loadedProduct() {
      return loadedProduct;
    },
    loadProduct: once<ProductViewModels>(async () => {
      const [container, product] = await loadCode(async () =>
        Promise.all([loadContainer(), import('./productViewModels')]),
      );
      if (import.meta.env.PROD) keepOnDevice(browser);
      loadedProduct = product.productViewModels(container, { session, notices, longCalls });
      return loadedProduct;
    }),
    rememberWantedPath: (path) => wantedPaths.remember({ path, rememberedAt: instant(Date.now()) }),
    openDocument: (path, { replace = false } = {}) => {
      if (replace) navigation.replace(path);
      else navigation.open(path);
    },
    Appendix: build.appendix?.(texts, loadContainer),
  };
}
