import type { Container } from 'inversify';
import { BrowserDocumentNavigation } from '@/adapters/browser/BrowserDocumentNavigation';
import { BrowserSessionRecord } from '@/adapters/browser/BrowserSessionRecord';
import { LocalPreferenceStore } from '@/adapters/browser/LocalPreferenceStore';
import { pendingNoticesSchema } from '@/adapters/browser/pendingNoticesSchema';
import { returnPathSchema } from '@/adapters/browser/returnPathSchema';
import { signOutReasonSchema } from '@/adapters/browser/signOutReasonSchema';
import { SystemClock } from '@/adapters/browser/SystemClock';
import { TabLanguageRecord } from '@/adapters/browser/TabLanguageRecord';
import { RECORD_KINDS, type RecordKind } from '@/application/ports/recordKinds';
import type { RecordSchema } from '@/adapters/browser/RecordSchema';
import { ChangeLanguage } from '@/application/preferences/ChangeLanguage';
import { ChangeTheme } from '@/application/preferences/ChangeTheme';
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
import type { AppVariant } from './AppVariant';
import { registerServiceWorker } from './startup/registerServiceWorker';
import { memoizeAsync } from './memoizeAsync';
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
  build: AppVariant,
  { loadContainer, identity, shownSession }: Beginning,
): ViewModels {
  const clock = new SystemClock(browser, () => Date.now());
  const inTab = (): Storage => browser.sessionStorage;
  const record = <Value>(kind: RecordKind<Value>, schema: RecordSchema<Value>) =>
    new BrowserSessionRecord(inTab, kind, schema, clock);
  const preferences = new LocalPreferenceStore(() => browser.localStorage);
  const navigation = new BrowserDocumentNavigation(browser.location);
  const isTextKey = (text: string): text is TextKey => texts.i18n.exists(text);
  const notices = new Notices(record(RECORD_KINDS.pendingNotices, pendingNoticesSchema), isTextKey);
  const returnPath = record(RECORD_KINDS.returnPath, returnPathSchema);
  const tabLanguage = new TabLanguageRecord(inTab);
  const language = new LanguageViewModel(texts, new ChangeLanguage(preferences, tabLanguage), notices);
  const longCalls = new LongCalls(clock);
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
    signOutNotice: new SignOutNotice(record(RECORD_KINDS.signOutReason, signOutReasonSchema), clock),
    longCalls,
    createPricing: () =>
      new PricingViewModel(build.hasPublicPricing ? { execute: listPublicPlans } : undefined),
    get loadedProduct() {
      return loadedProduct;
    },
    loadProduct: memoizeAsync<ProductViewModels>(async () => {
      const [container, product] = await loadCode(async () =>
        Promise.all([loadContainer(), import('./productViewModels')]),
      );
      if (import.meta.env.PROD) registerServiceWorker(browser);
      loadedProduct = product.productViewModels(container, { session, notices, longCalls });
      return loadedProduct;
    }),
    saveReturnPath: (path) => returnPath.save({ path, rememberedAt: clock.now() }),
    openDocument: (path, { replace = false } = {}) => {
      if (replace) navigation.replace(path);
      else navigation.open(path);
    },
    Appendix: build.appendix?.(texts, loadContainer),
  };
}
