import { observable } from 'mobx';
import type { ComponentType } from 'react';
import { BrowserDocumentNavigation } from '@/adapters/browser/BrowserDocumentNavigation';
import { BrowserStoredRecord } from '@/adapters/browser/BrowserStoredRecord';
import { keepLanguageCookie } from '@/adapters/browser/languageCookie';
import { LocalPreferenceStore } from '@/adapters/browser/LocalPreferenceStore';
import {
  pendingToastsSchema,
  returnPathSchema,
  noSessionReasonSchema,
} from '@/adapters/browser/shellRecordSchemas';
import type { RecordSchema } from '@/adapters/browser/RecordSchema';
import { SystemClock } from '@/adapters/browser/SystemClock';
import { writeItem } from '@/adapters/storage/storageItems';
import type { Clock } from '@/application/ports/Clock';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import { RECORD_KINDS, TAB_LANGUAGE, type RecordKind } from '@/application/ports/recordKinds';
import type { Language } from '@/domain/shared/language';
import type { Texts } from '@/ui/i18n/Texts';
import type { TextKey } from '@/ui/i18n/useTranslation';
import { isAppPath } from '@/ui/shell/layout/isAppPath';
import { SlowRequests } from '@/ui/shell/slow-requests/SlowRequests';
import { LanguageViewModel } from '@/ui/shell/LanguageViewModel';
import { Toasts } from '@/ui/shell/Toasts';
import type { SessionState } from '@/ui/shell/SessionState';
import { SessionViewModel, type SessionUseCases } from '@/ui/shell/SessionViewModel';
import { SignOutBarViewModel } from '@/ui/shell/sign-out-bar/SignOutBarViewModel';
import type { ViewModels } from '@/ui/shell/ViewModels';
import { PricingViewModel } from '@/ui/site/pricing/PricingViewModel';
import type { OwnerShell, ShellPorts, ShellUseCases } from './startup/AppVariant';

interface ShellOptions {
  /** The session state that is shown until the session is restored. */
  readonly shownSession: SessionState;
  readonly createSignedIn: (shell: OwnerShell) => ViewModels['viewModelFactories'];
  readonly PageExtension?: ComponentType | undefined;
}

/** The view models of the shell and of the public pages, for the app, the prerendered pages and the tests. */
export function createViewModels(
  texts: Texts,
  useCases: ShellUseCases,
  ports: ShellPorts,
  { shownSession, createSignedIn, PageExtension }: ShellOptions,
): ViewModels {
  const { clock, returnPath, navigation } = ports;
  const isTextKey = (text: string): text is TextKey => texts.i18n.exists(text);
  const toasts = new Toasts(ports.pendingToasts, isTextKey);
  const language = new LanguageViewModel(texts, ports, toasts);
  const signOutBar = new SignOutBarViewModel(ports.noSessionReason, returnPath, clock);
  const slowRequests = new SlowRequests(clock);
  const issueCount = observable.box<number | undefined>();
  const sessionUseCases = withSlowRequests(useCases.session, slowRequests, ports.currentUrl);
  const session = new SessionViewModel(sessionUseCases, toasts, () => language.language, clock, shownSession);
  return {
    session,
    language,
    toasts,
    signOutBar,
    slowRequests,
    issueCount,
    createPricing: () => new PricingViewModel(useCases.pricing),
    viewModelFactories: createSignedIn({ session, toasts, slowRequests, issueCount, language, texts }),
    requireSignIn: (path) => signOutBar.requireSignIn(path),
    openDocument: (path, { replace = false } = {}) => {
      /* Not only at `pagehide`, whose writes a prerendered document (speculation rules) does not see: Chromium copies
         the storage of the tab before that. */
      toasts.moveToNextDocument();
      if (replace) navigation.replace(path);
      else navigation.open(path);
    },
    reloadDocument: () => navigation.reload(),
    PageExtension,
  };
}

function withSlowRequests(
  useCases: SessionUseCases,
  slowRequests: SlowRequests,
  currentUrl: () => string,
): SessionUseCases {
  return {
    ...useCases,
    signIn: slowRequests.watched(useCases.signIn),
    completeSignIn: slowRequests.watched(useCases.completeSignIn),
    endSession: slowRequests.watched(useCases.endSession),
    restoreSession: {
      /* A public page shows no notice of a slow request, because it is readable while the session is restored. */
      execute: async () => {
        const restored = useCases.restoreSession.execute();
        const [pathname = ''] = currentUrl().split('?', 1);
        return isAppPath(pathname) ? slowRequests.watch(restored) : restored;
      },
    },
  };
}

export function browserPorts(browser: Window, diagnostics: Diagnostics): ShellPorts {
  const clock = new SystemClock(browser);
  return {
    clock,
    diagnostics,
    ...shellRecords(
      () => browser.sessionStorage,
      () => browser.localStorage,
      clock,
      (chosen) => keepLanguageCookie(browser, chosen, { isChosen: true }),
    ),
    navigation: new BrowserDocumentNavigation(browser.location),
    currentUrl: () => browser.location.pathname + browser.location.search,
  };
}

/** The records of the shell in the storage of the tab and of the device. */
export function shellRecords(
  tab: () => Storage,
  device: () => Storage,
  clock: Clock,
  onLanguage?: (chosen: Language) => void,
): Pick<ShellPorts, 'preferences' | 'tabLanguage' | 'pendingToasts' | 'noSessionReason' | 'returnPath'> {
  const record = <Value>(kind: RecordKind<Value>, schema: RecordSchema<Value>) =>
    new BrowserStoredRecord(tab, kind, schema, clock);
  return {
    preferences: new LocalPreferenceStore(device, onLanguage),
    tabLanguage: { clear: () => writeItem(tab, TAB_LANGUAGE.storageKey, undefined) },
    pendingToasts: record(RECORD_KINDS.pendingToasts, pendingToastsSchema),
    noSessionReason: record(RECORD_KINDS.noSessionReason, noSessionReasonSchema),
    returnPath: record(RECORD_KINDS.returnPath, returnPathSchema),
  };
}
