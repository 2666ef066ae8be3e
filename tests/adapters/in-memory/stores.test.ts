import { describe } from 'vitest';
import { InMemoryOrderJournal, OrdersOnDevice } from '../../support/InMemoryOrderJournal';
import { InMemoryPreferenceStore } from '../../support/InMemoryPreferenceStore';
import { InMemoryStoredRecord } from '../../support/InMemoryStoredRecord';
import { InMemoryKeyedRecords } from '../../support/InMemoryKeyedRecords';
import { InMemoryOwnerChannel, type OwnerListeners } from '../../support/InMemoryOwnerChannel';
import type { RecordKey } from '@/application/ports/recordKeys';
import { describeOrderJournal } from '../../contracts/orderJournal.contract';
import { describePreferenceStore } from '../../contracts/preferenceStore.contract';
import {
  describeStoredRecord,
  describeKeyedRecords,
  type RecordExample,
  type RecordsExample,
} from '../../contracts/storedRecord.contract';
import { describeOwnerChannel } from '../../contracts/ownerChannel.contract';
import {
  CACHED_BUSINESSES,
  DRAFTS,
  LAST_BILLING,
  PENDING_TOASTS,
  LISTING_DRAFTS,
  PROFILE_DRAFTS,
  OPENED_ROWS,
  PRESELECTED_PLANS,
  RETURN_PATH,
  RETURN_PATH_OF_ENDED_SESSION,
  SIGN_IN_REQUIRED,
  SIGN_OUT_REASON,
  TAB_LANGUAGES,
} from '../../support/recordExamples';

/** Returns the same store each time it is opened. */
const always =
  <Store>(store: Store): (() => Store) =>
  () =>
    store;

function describeRecord<Value>(name: string, example: RecordExample<Value>): void {
  describe(`InMemoryStoredRecord: ${name}`, () => {
    describeStoredRecord(example, (clock) => always(new InMemoryStoredRecord(example.kind, clock)));
  });
}

function describeRecords<Key extends RecordKey, Value>(
  name: string,
  example: RecordsExample<Key, Value>,
): void {
  describe(`InMemoryKeyedRecords: ${name}`, () => {
    describeKeyedRecords(example, (clock) =>
      always(new InMemoryKeyedRecords<Key, Value>(example.kind, clock)),
    );
  });
}

describeRecords('a draft', DRAFTS);
describeRecords('the last billing address', LAST_BILLING);
describeRecords('a draft of the profile', PROFILE_DRAFTS);
describeRecords('a draft of a business', LISTING_DRAFTS);
describeRecords('the cached businesses', CACHED_BUSINESSES);
describeRecord('the preselected plan', PRESELECTED_PLANS);
describeRecord('the open rows', OPENED_ROWS);
describeRecord('the return path', RETURN_PATH);
describeRecord('the return path of an ended session', RETURN_PATH_OF_ENDED_SESSION);
describeRecord('the page that needs a sign-in', SIGN_IN_REQUIRED);
describeRecord('the reason of a sign-out', SIGN_OUT_REASON);
describeRecord('pending toasts', PENDING_TOASTS);
describeRecord('the language of the tab', TAB_LANGUAGES);

describe('InMemoryPreferenceStore', () => {
  describePreferenceStore(() => always(new InMemoryPreferenceStore()));
});

describe('InMemoryOrderJournal', () => {
  describeOrderJournal(() => {
    const onDevice = new OrdersOnDevice();
    const [tab, otherTab] = [new InMemoryOrderJournal(onDevice), new InMemoryOrderJournal(onDevice)];
    return (which) => (which === undefined ? tab : otherTab);
  });
});

describe('InMemoryOwnerChannel', () => {
  describeOwnerChannel(() => {
    const listeners: OwnerListeners = new Map();
    return { openTab: () => new InMemoryOwnerChannel(listeners), settle: async () => undefined };
  });
});
