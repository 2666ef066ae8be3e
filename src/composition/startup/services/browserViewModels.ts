import { BrowserDocumentNavigation } from '@/adapters/browser/BrowserDocumentNavigation';
import { BrowserSessionRecord } from '@/adapters/browser/BrowserSessionRecord';
import { LocalPreferenceStore } from '@/adapters/browser/LocalPreferenceStore';
import { pendingNoticesSchema } from '@/adapters/browser/pendingNoticesSchema';
import type { RecordSchema } from '@/adapters/browser/RecordSchema';
import { returnPathSchema } from '@/adapters/browser/returnPathSchema';
import { signOutReasonSchema } from '@/adapters/browser/signOutReasonSchema';
import { SystemClock } from '@/adapters/browser/SystemClock';
import { TabLanguageRecord } from '@/adapters/browser/TabLanguageRecord';
import { RECORD_KINDS, type RecordKind } from '@/application/ports/recordKinds';
import type { Texts } from '@/ui/i18n/Texts';
import { loadCode } from '@/ui/shell/loading/CodeUnavailable';
import type { SessionState } from '@/ui/shell/SessionState';
import type { ViewModels } from '@/ui/shell/ViewModels';
import type { AppVariant } from '../../variants/AppVariant';
import { createViewModels, type ShellPorts } from '../../viewModels';
import { registerServiceWorker } from '../registerServiceWorker';
import type { StartedServices } from './startServices';

type Services = Pick<StartedServices, 'loadContainer' | 'loadWholeContainer' | 'useCases'>;

/** The view models of the app in the browser. Those of the signed-in screens load on demand. */
export function browserViewModels(
  browser: Window,
  texts: Texts,
  variant: AppVariant,
  { loadContainer, loadWholeContainer, useCases }: Services,
  shownSession: SessionState,
): ViewModels {
  return createViewModels(texts, useCases, shellPorts(browser), {
    shownSession,
    loadSignedIn: async (shell) => {
      const [container, { signedInScreens }] = await loadCode(async () =>
        Promise.all([loadContainer(), import('../../signedInScreens')]),
      );
      if (import.meta.env.PROD) registerServiceWorker(browser);
      return signedInScreens(container, shell, loadWholeContainer);
    },
    PageExtension: variant.pageExtension?.(texts, loadWholeContainer),
  });
}

function shellPorts(browser: Window): ShellPorts {
  const clock = new SystemClock(browser);
  const storage = (): Storage => browser.sessionStorage;
  const record = <Value>(kind: RecordKind<Value>, schema: RecordSchema<Value>) =>
    new BrowserSessionRecord(storage, kind, schema, clock);
  return {
    clock,
    preferences: new LocalPreferenceStore(() => browser.localStorage),
    tabLanguage: new TabLanguageRecord(storage),
    pendingNotices: record(RECORD_KINDS.pendingNotices, pendingNoticesSchema),
    signOutReason: record(RECORD_KINDS.signOutReason, signOutReasonSchema),
    returnPath: record(RECORD_KINDS.returnPath, returnPathSchema),
    navigation: new BrowserDocumentNavigation(browser.location),
    currentPath: () => browser.location.pathname,
  };
}
