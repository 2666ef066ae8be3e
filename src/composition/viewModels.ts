import type { ComponentType } from 'react';
import { ChangeLanguage } from '@/application/preferences/ChangeLanguage';
import type { Clock } from '@/application/ports/Clock';
import type { DocumentNavigation } from '@/application/ports/DocumentNavigation';
import type { PendingNotice } from '@/application/ports/PendingNotice';
import type { PreferenceStore } from '@/application/ports/PreferenceStore';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { SessionRecord } from '@/application/ports/SessionRecords';
import type { SignOutReason } from '@/application/ports/SignOutReason';
import type { Language } from '@/domain/shared/language';
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
import { PricingViewModel, type PricingUseCases } from '@/ui/site/pricing/PricingViewModel';
import { memoizeAsync } from './memoizeAsync';
import type { ShellViewModels } from './screens/ScreenDependencies';

export interface ShellUseCases {
  readonly session: SessionUseCases;
  /** Undefined when the plans are not public. */
  readonly pricing: PricingUseCases | undefined;
}

export interface ShellPorts {
  readonly clock: Clock;
  readonly preferences: PreferenceStore;
  readonly tabLanguage: Pick<SessionRecord<Language>, 'clear'>;
  readonly pendingNotices: SessionRecord<readonly PendingNotice[]>;
  readonly signOutReason: SessionRecord<SignOutReason>;
  readonly returnPath: SessionRecord<ReturnPath>;
  readonly navigation: DocumentNavigation;
  readonly currentPath: () => string;
}

interface Shell {
  /** The session state that is shown until the session is restored. */
  readonly shownSession: SessionState;
  readonly loadSignedIn: (shell: ShellViewModels) => Promise<SignedInScreens>;
  readonly PageExtension?: ComponentType | undefined;
}

/** The view models of the shell and of the public pages, for the app, the prerendered pages and the tests. */
export function createViewModels(
  texts: Texts,
  useCases: ShellUseCases,
  ports: ShellPorts,
  { shownSession, loadSignedIn, PageExtension }: Shell,
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
  let signedIn: SignedInScreens | undefined;
  const loadScreens = memoizeAsync(
    async () =>
      (signedIn = await loadSignedIn({ session, notices, longCalls, matterCount, language, texts })),
  );
  const load = (route: OwnerRouteName) => lateCode(async () => (await loadScreens()).load(route)).read;
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
    loadedSignedIn: (route) => signedIn?.loaded(route),
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
