import { InMemoryPendingNoticeStore } from '@/adapters/in-memory/InMemoryPendingNoticeStore';
import { InMemoryPreferenceStore } from '@/adapters/in-memory/InMemoryPreferenceStore';
import { InMemorySignOutReasonStore } from '@/adapters/in-memory/InMemorySignOutReasonStore';
import { InMemoryTabLanguageStore } from '@/adapters/in-memory/InMemoryTabLanguageStore';
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
export function writtenViewModels(texts: Texts, shownSession: SessionState): ViewModels {
  const preferences = new InMemoryPreferenceStore();
  const isTextKey = (text: string): text is TextKey => texts.i18n.exists(text);
  const notices = new Notices(new InMemoryPendingNoticeStore(), isTextKey);
  const language = new LanguageViewModel(
    texts,
    new ChangeLanguage(preferences, new InMemoryTabLanguageStore()),
    notices,
  );
  return {
    session: new SessionViewModel(NOBODY_ACTS, notices, () => texts.language, shownSession),
    language,
    theme: new ThemeViewModel(preferences, new ChangeTheme(preferences)),
    notices,
    signOutNotice: new SignOutNotice(new InMemorySignOutReasonStore(), neverAsked),
    longCalls: new LongCalls({ after: neverAsked }),
    createPricing: () => new PricingViewModel(undefined),
    loadedProduct: undefined,
    loadProduct: neverAsked,
    rememberWantedPath: neverAsked,
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
