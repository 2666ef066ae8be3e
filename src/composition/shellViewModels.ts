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
import { SIGNED_OUT } from '@/application/identity/Session';
import type { Clock } from '@/application/ports/Clock';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import { RECORD_KINDS, TAB_LANGUAGE, type RecordKind } from '@/application/ports/recordKinds';
import type { Language } from '@/domain/shared/language';
import { failure, success } from '@/domain/shared/result';
import type { Texts } from '@/ui/i18n/Texts';
import type { TextKey } from '@/ui/i18n/useTranslation';
import { isAppPath } from '@/ui/shell/layout/isAppPath';
import { SlowRequests } from '@/ui/shell/slow-requests/SlowRequests';
import { loadChunk } from '@/ui/shell/loading/ChunkLoadError';
import { LanguageViewModel } from '@/ui/shell/LanguageViewModel';
import { Toasts } from '@/ui/shell/Toasts';
import type { SessionState } from '@/ui/shell/SessionState';
import { SessionViewModel, type SessionUseCases } from '@/ui/shell/SessionViewModel';
import { SignOutBarViewModel } from '@/ui/shell/sign-out-bar/SignOutBarViewModel';
import type { ViewModels } from '@/ui/shell/ViewModels';
import { PricingViewModel, type PricingUseCases } from '@/ui/site/pricing/PricingViewModel';
import type { OwnerShell, ShellPorts } from './BoundServices';
import type { ContainerLoader } from './ownerScreens';
import type { AppVariant } from './variants/variants';

interface ShellUseCases {
  readonly session: SessionUseCases;
  /** Undefined when the plans are not public. */
  readonly pricing: PricingUseCases | undefined;
}

interface ShellOptions {
  /** The session state that is shown until the session is restored. */
  readonly shownSession: SessionState;
  readonly createSignedIn: (shell: OwnerShell) => Pick<ViewModels, 'viewModelFactories' | 'sessionExpiry'>;
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
    ...createSignedIn({ session, toasts, slowRequests, issueCount, language, texts }),
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

/**
 * The use cases of the shell. They load the container when they are executed. A tab without a stored session restores a
 * signed-out session and loads nothing.
 */
export function shellUseCases(
  { load, loadSubscriptions }: ContainerLoader,
  variant: Pick<AppVariant, 'mayBeSignedIn' | 'hasPublicPricing'>,
): ShellUseCases {
  return {
    session: {
      restoreSession: {
        execute: async () =>
          variant.mayBeSignedIn()
            ? load()
                .then(async ({ restoreSession }) => restoreSession.execute())
                .catch(noResponse)
            : success(SIGNED_OUT),
      },
      signIn: {
        /* When the code fails to load, the toast says so, and the owner can press the button again. */
        execute: async (language) =>
          load()
            .then(async ({ signIn }) => signIn.execute(language))
            .catch((error: unknown) => failure({ kind: 'sign-in-not-started', message: String(error) })),
      },
      /* When the code fails to load, the callback page stays, and keeps the response in its URL for another try. Only
         `completeRedirect` loads more code. It keeps its result, so the response is not read again. */
      completeSignIn: {
        execute: async () => {
          await loadChunk(async () => (await load()).identity.completeRedirect());
          return (await load()).completeSignIn.execute();
        },
      },
      /* Every signed-in tab has loaded the container, so the end of a session waits for no code (threats T16). */
      endSession: { execute: async (cause) => (await load()).endSession.execute(cause) },
      clearSession: {
        /* A tab whose code fails to load has no session to clear. */
        execute: async () =>
          load()
            .then(async ({ clearSession }) => clearSession.execute())
            .catch(() => undefined),
      },
      watchForSignOut: {
        execute: async (onSignedOut) =>
          variant.mayBeSignedIn() && (await load()).watchForSignOut.execute(onSignedOut),
      },
    },
    pricing: variant.hasPublicPricing
      ? {
          listPublicPlans: {
            /* Without plans, when the code fails to load, the pricing page shows its other content. */
            execute: async () =>
              loadSubscriptions()
                .then(async ({ listPublicPlans }) => listPublicPlans.execute())
                .catch(() => ({ plans: [], addOns: [] })),
          },
          preselectPlan: {
            execute: async (plan) => (await loadSubscriptions()).preselectPlan.execute(plan),
          },
        }
      : undefined,
  };
}

/** The code failed to load, so no request was sent. */
const noResponse = () => failure({ kind: 'unavailable', hasNoResponse: true });

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
