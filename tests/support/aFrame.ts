import { InMemorySessionRecord } from '@/adapters/in-memory/InMemorySessionRecord';
import { RECORD_KINDS, TAB_LANGUAGE } from '@/application/ports/recordKinds';
import { InMemoryPreferenceStore } from '@/adapters/in-memory/InMemoryPreferenceStore';
import { SIGNED_OUT, type Session } from '@/application/identity/Session';
import { ChangeLanguage } from '@/application/preferences/ChangeLanguage';
import { ChangeTheme } from '@/application/preferences/ChangeTheme';
import type { User } from '@/domain/identity/User';
import type { Language } from '@/domain/shared/language';
import { success } from '@/domain/shared/result';
import type { Catalog } from '@/domain/subscription/Plan';
import { Texts, type TextKey } from '@/ui/i18n/Texts';
import { LongCalls } from '@/ui/shell/long-calls/LongCalls';
import { LanguageViewModel } from '@/ui/shell/LanguageViewModel';
import { Notices } from '@/ui/shell/Notices';
import { SessionViewModel, type SessionUseCases } from '@/ui/shell/SessionViewModel';
import { SignOutNotice } from '@/ui/shell/SignOutNotice';
import { ThemeViewModel } from '@/ui/shell/ThemeViewModel';
import type { ViewModels } from '@/ui/shell/ViewModels';
import { PricingViewModel } from '@/ui/site/pricing/PricingViewModel';
import { FixedClock } from './FixedClock';

export interface FrameOptions {
  readonly language?: Language | undefined;
  /** The signed-in owner. Without it the visitor is signed out. */
  readonly user?: User | undefined;
  /** Leaves the session in its loading state. */
  readonly isSessionUnknown?: boolean | undefined;
  /** The catalogue of the pricing page; empty by default. */
  readonly catalog?: Catalog | undefined;
  readonly useCases?: Partial<SessionUseCases> | undefined;
}

/**
 * The view models of the page shell, with preferences in memory. `recordedCalls` records the calls, for example 'sign in
 * (en)'.
 */
export async function aFrame({
  language = 'en',
  user,
  isSessionUnknown,
  catalog,
  useCases,
}: FrameOptions = {}) {
  const recordedCalls: string[] = [];
  const clock = new FixedClock();
  const texts = await Texts.forLanguage(language);
  const preferences = new InMemoryPreferenceStore();
  const isTextKey = (text: string): text is TextKey => texts.i18n.exists(text);
  const notices = new Notices(new InMemorySessionRecord(RECORD_KINDS.pendingNotices, clock), isTextKey);
  const spoken = new LanguageViewModel(
    texts,
    new ChangeLanguage(preferences, new InMemorySessionRecord(TAB_LANGUAGE, clock)),
    notices,
  );
  const session = new SessionViewModel(
    {
      restoreSession: { execute: async () => success(sessionOf(user)) },
      completeSignIn: { execute: async () => success(sessionOf(user)) },
      signIn: { execute: async (spokenNow) => success(void recordedCalls.push(`sign in (${spokenNow})`)) },
      signOut: { execute: async () => void recordedCalls.push('sign out') },
      endExpiredSession: { execute: async () => void recordedCalls.push('end expired session') },
      watchForSignOut: { execute: async () => true },
      endSessionSignedOutElsewhere: { execute: async () => void recordedCalls.push('end session here too') },
      ...useCases,
    },
    notices,
    () => spoken.language,
  );
  const signOutReason = new InMemorySessionRecord(RECORD_KINDS.signOutReason, clock);
  const signOutNotice = new SignOutNotice(signOutReason, clock);
  if (isSessionUnknown !== true) await session.start();
  const longCalls = new LongCalls(clock);
  const viewModels: ViewModels = {
    session,
    language: spoken,
    theme: new ThemeViewModel(preferences, new ChangeTheme(preferences)),
    notices,
    signOutNotice,
    longCalls,
    createPricing: () => new PricingViewModel({ execute: async () => catalog ?? { plans: [], addOns: [] } }),
    loadedProduct: undefined,
    loadProduct: async () => {
      throw new Error('aFrame() has no signed-in product. Render the screen with renderPage() instead.');
    },
    saveReturnPath: (path) => void recordedCalls.push(`remember ${path}`),
    openDocument: (path) => void recordedCalls.push(`open ${path}`),
  };
  return {
    viewModels,
    texts,
    preferences,
    session,
    notices,
    longCalls,
    clock,
    signOutReason,
    signOutNotice,
    recordedCalls,
  };
}

function sessionOf(user: User | undefined): Session {
  return user === undefined ? SIGNED_OUT : { kind: 'signed-in', user };
}
