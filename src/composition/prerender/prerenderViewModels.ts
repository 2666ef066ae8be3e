import { InMemoryPreferenceStore } from '@/adapters/in-memory/InMemoryPreferenceStore';
import { InMemorySessionRecord } from '@/adapters/in-memory/InMemorySessionRecord';
import { RECORD_KINDS, TAB_LANGUAGE } from '@/application/ports/recordKinds';
import { ChangeLanguage } from '@/application/preferences/ChangeLanguage';
import { ChangeTheme } from '@/application/preferences/ChangeTheme';
import type { TextKey, Texts } from '@/ui/i18n/Texts';
import { LongCalls } from '@/ui/shell/long-calls/LongCalls';
import { LanguageViewModel } from '@/ui/shell/LanguageViewModel';
import { Notices } from '@/ui/shell/Notices';
import { SessionViewModel, type SessionState, type SessionUseCases } from '@/ui/shell/SessionViewModel';
import { SignOutNotice } from '@/ui/shell/SignOutNotice';
import { ThemeViewModel } from '@/ui/shell/ThemeViewModel';
import type { ViewModels } from '@/ui/shell/ViewModels';
import { PricingViewModel } from '@/ui/site/pricing/PricingViewModel';

/** The frame's view models for a page that is written: nothing is started, nobody is asked. */
export function prerenderViewModels(texts: Texts, shownSession: SessionState): ViewModels {
  const clock = { now: neverAsked, after: neverAsked };
  const preferences = new InMemoryPreferenceStore();
  const isTextKey = (text: string): text is TextKey => texts.i18n.exists(text);
  const notices = new Notices(new InMemorySessionRecord(RECORD_KINDS.pendingNotices, clock), isTextKey);
  const language = new LanguageViewModel(
    texts,
    new ChangeLanguage(preferences, new InMemorySessionRecord(TAB_LANGUAGE, clock)),
    notices,
  );
  return {
    session: new SessionViewModel(NOBODY_ACTS, notices, () => texts.language, shownSession),
    language,
    theme: new ThemeViewModel(preferences, new ChangeTheme(preferences)),
    notices,
    signOutNotice: new SignOutNotice(new InMemorySessionRecord(RECORD_KINDS.signOutReason, clock), clock),
    longCalls: new LongCalls(clock),
    createPricing: () => new PricingViewModel(undefined),
    loadedProduct: undefined,
    loadProduct: neverAsked,
    saveReturnPath: neverAsked,
    openDocument: neverAsked,
  };
}

function neverAsked(): never {
  throw new Error('A page that is written acts on nothing');
}

const NOBODY_ACTS: SessionUseCases = {
  restoreSession: { execute: neverAsked },
  signIn: { execute: neverAsked },
  completeSignIn: { execute: neverAsked },
  signOut: { execute: neverAsked },
  endExpiredSession: { execute: neverAsked },
  watchForSignOut: { execute: neverAsked },
  endSessionSignedOutElsewhere: { execute: neverAsked },
};
