import { describe } from 'vitest';
import { InMemoryDraftStore } from '@/adapters/in-memory/InMemoryDraftStore';
import { InMemoryOrderJournal } from '@/adapters/in-memory/InMemoryOrderJournal';
import { InMemoryPendingNoticeStore } from '@/adapters/in-memory/InMemoryPendingNoticeStore';
import { InMemoryPreferenceStore } from '@/adapters/in-memory/InMemoryPreferenceStore';
import { InMemoryProfileDraftStore } from '@/adapters/in-memory/InMemoryProfileDraftStore';
import { InMemorySeenBusinessesStore } from '@/adapters/in-memory/InMemorySeenBusinessesStore';
import { InMemorySignOutChannel, type SignOutListeners } from '@/adapters/in-memory/InMemorySignOutChannel';
import { InMemorySignOutReasonStore } from '@/adapters/in-memory/InMemorySignOutReasonStore';
import { InMemoryTabLanguageStore } from '@/adapters/in-memory/InMemoryTabLanguageStore';
import { InMemoryWantedPathStore } from '@/adapters/in-memory/InMemoryWantedPathStore';
import type { SentOrder } from '@/domain/subscription/SentOrder';
import { describeDraftStore } from '../../contracts/draftStore.contract';
import { describeOrderJournal } from '../../contracts/orderJournal.contract';
import { describePendingNoticeStore } from '../../contracts/pendingNoticeStore.contract';
import { describePreferenceStore } from '../../contracts/preferenceStore.contract';
import { describeProfileDraftStore } from '../../contracts/profileDraftStore.contract';
import { describeSeenBusinessesStore } from '../../contracts/seenBusinessesStore.contract';
import { describeSignOutChannel } from '../../contracts/signOutChannel.contract';
import { describeSignOutReasonStore } from '../../contracts/signOutReasonStore.contract';
import { describeTabLanguageStore } from '../../contracts/tabLanguageStore.contract';
import { describeWantedPathStore } from '../../contracts/wantedPathStore.contract';

/** The store itself, each time it is opened. */
const always =
  <Store>(create: () => Store) =>
  (): (() => Store) => {
    const store = create();
    return () => store;
  };

describe('InMemoryPreferenceStore', () => {
  describePreferenceStore(always(() => new InMemoryPreferenceStore()));
});

describe('InMemoryDraftStore', () => {
  describeDraftStore(always(() => new InMemoryDraftStore()));
});

describe('InMemoryProfileDraftStore', () => {
  describeProfileDraftStore(always(() => new InMemoryProfileDraftStore()));
});

describe('InMemorySeenBusinessesStore', () => {
  describeSeenBusinessesStore(always(() => new InMemorySeenBusinessesStore()));
});

describe('InMemoryOrderJournal', () => {
  describeOrderJournal(() => {
    const undecided = new Map<string, SentOrder>();
    const [tab, otherTab] = [new InMemoryOrderJournal(undecided), new InMemoryOrderJournal(undecided)];
    return (which) => (which === undefined ? tab : otherTab);
  });
});

describe('InMemorySignOutReasonStore', () => {
  describeSignOutReasonStore(always(() => new InMemorySignOutReasonStore()));
});

describe('InMemorySignOutChannel', () => {
  describeSignOutChannel(() => {
    const listeners: SignOutListeners = new Map();
    return { openTab: () => new InMemorySignOutChannel(listeners), settle: async () => undefined };
  });
});

describe('InMemoryTabLanguageStore', () => {
  describeTabLanguageStore(always(() => new InMemoryTabLanguageStore()));
});

describe('InMemoryWantedPathStore', () => {
  describeWantedPathStore(always(() => new InMemoryWantedPathStore()));
});

describe('InMemoryPendingNoticeStore', () => {
  describePendingNoticeStore(always(() => new InMemoryPendingNoticeStore()));
});
