import type { ComponentType } from 'react';
import { BrowserDocumentNavigation } from '@/adapters/browser/BrowserDocumentNavigation';
import { BrowserSessionRecord } from '@/adapters/browser/BrowserSessionRecord';
import { LocalPreferenceStore } from '@/adapters/browser/LocalPreferenceStore';
import { pendingNoticesSchema } from '@/adapters/browser/pendingNoticesSchema';
import type { RecordSchema } from '@/adapters/browser/RecordSchema';
import { returnPathSchema } from '@/adapters/browser/returnPathSchema';
import { signOutReasonSchema } from '@/adapters/browser/signOutReasonSchema';
import { SystemClock } from '@/adapters/browser/SystemClock';
import { TabLanguageRecord } from '@/adapters/browser/TabLanguageRecord';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import { RECORD_KINDS, type RecordKind } from '@/application/ports/recordKinds';
import { ChangeLanguage } from '@/application/preferences/ChangeLanguage';
import type { TextKey, Texts } from '@/ui/i18n/Texts';
import { isAppPath } from '@/ui/shell/layout/isAppPath';
import { lateCode } from '@/ui/shell/loading/lateCode';
import { LongCalls } from '@/ui/shell/long-calls/LongCalls';
import { LanguageViewModel } from '@/ui/shell/LanguageViewModel';
import { MatterCount } from '@/ui/shell/MatterCount';
import { Notices } from '@/ui/shell/Notices';
import type { SessionState } from '@/ui/shell/SessionState';
import { SessionViewModel, type SessionUseCases } from '@/ui/shell/SessionViewModel';
import { SignOutNotice } from '@/ui/shell/SignOutNotice';
import { ThemeViewModel } from '@/ui/shell/ThemeViewModel';
import type { OwnerRouteName } from '@/ui/shell/routes';
import type { SignedInScreens, SignedInViewModels, ViewModels } from '@/ui/shell/ViewModels';
import { PricingViewModel } from '@/ui/site/pricing/PricingViewModel';
import type { OwnerShell, ShellPorts, ShellUseCases } from './startup/session';

interface Shell {
  /** The session state that is shown until the session is restored. */
  readonly shownSession: SessionState;
  readonly createOwnerScreens: (shell: OwnerShell) => SignedInScreens;
  readonly PageExtension?: ComponentType | undefined;
}

/** The view models of the shell and of the public pages, for the app, the prerendered pages and the tests. */
export function createViewModels(
  texts: Texts,
  useCases: ShellUseCases,
  ports: ShellPorts,
  { shownSession, createOwnerScreens, PageExtension }: Shell,
): ViewModels {
  const { clock, preferences, returnPath, navigation } = ports;
  const isTextKey = (text: string): text is TextKey => texts.i18n.exists(text);
  const notices = new Notices(ports.pendingNotices, isTextKey);
  const language = new LanguageViewModel(texts, new ChangeLanguage(preferences, ports.tabLanguage), notices);
  const signOutNotice = new SignOutNotice(ports.signOutReason, clock);
  const longCalls = new LongCalls(clock);
  const matterCount = new MatterCount();
  const sessionUseCases = withLongCalls(useCases.session, longCalls, ports.currentPath);
  const session = new SessionViewModel(
    sessionUseCases,
    notices,
    () => language.language,
    clock,
    shownSession,
  );
  const signedIn = createOwnerScreens({ session, notices, longCalls, matterCount, language, texts });
  const load = (route: OwnerRouteName) => lateCode(async () => signedIn.load(route)).read;
  const loads: Readonly<Record<OwnerRouteName, () => Promise<SignedInViewModels>>> = {
    dashboard: load('dashboard'),
    business: load('business'),
    subscription: load('subscription'),
    profile: load('profile'),
  };
  return {
    session,
    language,
    theme: new ThemeViewModel(preferences),
    notices,
    signOutNotice,
    longCalls,
    matterCount,
    createPricing: () => new PricingViewModel(useCases.pricing),
    loadedSignedIn: (route) => signedIn.loaded(route),
    loadSignedIn: (route) => loads[route](),
    requireSignIn: (path) => {
      returnPath.save({ path, rememberedAt: clock.now() });
      signOutNotice.requireSignIn();
    },
    openDocument: (path, { replace = false } = {}) => {
      if (replace) navigation.replace(path);
      else navigation.open(path);
    },
    reloadDocument: () => navigation.reload(),
    PageExtension,
  };
}

function withLongCalls(
  useCases: SessionUseCases,
  longCalls: LongCalls,
  currentPath: () => string,
): SessionUseCases {
  return {
    ...useCases,
    signIn: longCalls.watched(useCases.signIn),
    completeSignIn: longCalls.watched(useCases.completeSignIn),
    endSession: longCalls.watched(useCases.endSession),
    restoreSession: {
      /* The notice of a long request is for signed-in pages, because a public page is readable while the session is
         restored. */
      execute: async () => {
        const restored = useCases.restoreSession.execute();
        return isAppPath(currentPath()) ? longCalls.follow(restored) : restored;
      },
    },
  };
}

/** The ports of the shell in the browser. */
export function browserPorts(browser: Window, diagnostics: Diagnostics): ShellPorts {
  const clock = new SystemClock(browser);
  const storage = (): Storage => browser.sessionStorage;
  const record = <Value>(kind: RecordKind<Value>, schema: RecordSchema<Value>) =>
    new BrowserSessionRecord(storage, kind, schema, clock);
  return {
    clock,
    diagnostics,
    preferences: new LocalPreferenceStore(() => browser.localStorage),
    tabLanguage: new TabLanguageRecord(storage),
    pendingNotices: record(RECORD_KINDS.pendingNotices, pendingNoticesSchema),
    signOutReason: record(RECORD_KINDS.signOutReason, signOutReasonSchema),
    returnPath: record(RECORD_KINDS.returnPath, returnPathSchema),
    navigation: new BrowserDocumentNavigation(browser.location),
    currentPath: () => browser.location.pathname,
  };
}
