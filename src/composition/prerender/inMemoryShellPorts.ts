import { InMemoryPreferenceStore } from '@/adapters/in-memory/InMemoryPreferenceStore';
import { InMemorySessionRecord } from '@/adapters/in-memory/InMemorySessionRecord';
import type { Clock } from '@/application/ports/Clock';
import type { DocumentNavigation } from '@/application/ports/DocumentNavigation';
import { RECORD_KINDS, TAB_LANGUAGE } from '@/application/ports/recordKinds';
import type { ShellPorts } from '../startup/session';

/** The ports of the shell without a browser, for prerendering and for tests. */
export function inMemoryShellPorts(clock: Clock, navigation: DocumentNavigation) {
  return {
    clock,
    diagnostics: { report: () => undefined },
    preferences: new InMemoryPreferenceStore(),
    tabLanguage: new InMemorySessionRecord(TAB_LANGUAGE, clock),
    pendingNotices: new InMemorySessionRecord(RECORD_KINDS.pendingNotices, clock),
    signOutReason: new InMemorySessionRecord(RECORD_KINDS.signOutReason, clock),
    returnPath: new InMemorySessionRecord(RECORD_KINDS.returnPath, clock),
    navigation,
    currentPath: () => '/',
  } satisfies ShellPorts;
}
