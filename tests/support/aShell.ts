import { SIGNED_OUT, type Session } from '@/application/identity/Session';
import { RECORD_KINDS, TAB_LANGUAGE } from '@/application/ports/recordKinds';
import type { User } from '@/domain/identity/User';
import type { Language } from '@/domain/shared/language';
import { success } from '@/domain/shared/result';
import type { Catalog } from '@/domain/subscription/Plan';
import { Texts } from '@/ui/i18n/Texts';
import { lazy } from '@/ui/shell/loading/lazy';
import type { SessionUseCases } from '@/ui/shell/SessionViewModel';
import { FixedClock } from './FixedClock';
import { createViewModels } from '@/composition/shellViewModels';
import { InMemoryPreferenceStore } from './InMemoryPreferenceStore';
import { InMemoryStoredRecord } from './InMemoryStoredRecord';

const NO_PRODUCT = lazy(async (): Promise<never> => {
  throw new Error('aShell() has no signed-in product. Render the screen with renderPage() instead.');
});

export interface ShellOptions {
  readonly language?: Language | undefined;
  /** The signed-in owner. Without it the visitor is signed out. */
  readonly user?: User | undefined;
  /** Leaves the session in its loading state. */
  readonly isSessionUnknown?: boolean | undefined;
  /** The catalogue of the pricing page; empty by default, and `loading` never arrives. */
  readonly catalog?: Catalog | 'loading' | undefined;
  readonly useCases?: Partial<SessionUseCases> | undefined;
}

/**
 * The view models of the page shell, with preferences in memory. `recordedCalls` records the calls, for example 'sign
 * in (en)'.
 */
export async function aShell({
  language = 'en',
  user,
  isSessionUnknown,
  catalog,
  useCases,
}: ShellOptions = {}) {
  const recordedCalls: string[] = [];
  const clock = new FixedClock();
  const texts = await Texts.forLanguage(language);
  const record = (method: string) => (path: string) => void recordedCalls.push(`${method} ${path}`);
  const navigation = {
    open: record('open'),
    replace: record('replace'),
    reload: () => void recordedCalls.push('reload'),
  };
  const returnPath = new InMemoryStoredRecord(RECORD_KINDS.returnPath, clock);
  const ports = {
    clock,
    diagnostics: { report: () => undefined },
    preferences: new InMemoryPreferenceStore(),
    tabLanguage: new InMemoryStoredRecord(TAB_LANGUAGE, clock),
    pendingToasts: new InMemoryStoredRecord(RECORD_KINDS.pendingToasts, clock),
    noSessionReason: new InMemoryStoredRecord(RECORD_KINDS.noSessionReason, clock),
    navigation,
    currentUrl: () => '/',
  };
  const viewModels = createViewModels(
    texts,
    {
      session: {
        restoreSession: { execute: async () => success(sessionOf(user)) },
        completeSignIn: { execute: async () => success(sessionOf(user)) },
        signIn: { execute: async (current) => success(void recordedCalls.push(`sign in (${current})`)) },
        endSession: { execute: async (cause) => void recordedCalls.push(`end the session: ${cause}`) },
        clearSession: { execute: async () => void recordedCalls.push('clear the session') },
        watchForSignOut: { execute: async () => true },
        ...useCases,
      },
      pricing: {
        listPublicPlans: {
          execute: async () =>
            catalog === 'loading'
              ? new Promise<never>(() => undefined)
              : (catalog ?? { plans: [], addOns: [] }),
        },
        preselectPlan: { execute: async ({ id }) => void recordedCalls.push(`preselect ${id}`) },
      },
    },
    {
      ...ports,
      returnPath: {
        load: () => returnPath.load(),
        save: (value) => {
          recordedCalls.push(`remember ${value.path}`);
          returnPath.save(value);
        },
        clear: () => returnPath.clear(),
      },
    },
    {
      shownSession: { kind: 'loading' },
      createSignedIn: () => ({ viewModelFactories: () => NO_PRODUCT, sessionExpiry: NO_PRODUCT }),
    },
  );
  const { session, toasts, signOutBar, slowRequests, issueCount, language: languageModel } = viewModels;
  if (isSessionUnknown !== true) await session.start();
  return {
    viewModels,
    texts,
    preferences: ports.preferences,
    session,
    toasts,
    slowRequests,
    issueCount,
    language: languageModel,
    clock,
    returnPath,
    noSessionReason: ports.noSessionReason,
    signOutBar,
    recordedCalls,
  };
}

function sessionOf(user: User | undefined): Session {
  return user === undefined ? SIGNED_OUT : { kind: 'signed-in', user };
}
