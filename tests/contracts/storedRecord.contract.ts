import { describe, expect, it } from 'vitest';
import type { Clock } from '@/application/ports/Clock';
import type { RecordKind } from '@/application/ports/recordKinds';
import type { StoredRecord, KeyedRecords } from '@/application/ports/StoredRecord';
import type { RecordKey } from '@/application/ports/recordKeys';
import type { UserId } from '@/domain/identity/User';
import { instant, type Instant } from '@/domain/shared/instant';
import { aMoment } from '../support/builders/aMoment';
import { aUserId } from '../support/builders/aUserId';

/** Example values of a kind of record, and its lifetime. */
export interface RecordExample<Value> {
  readonly kind: RecordKind<Value>;
  readonly values: readonly [Value, Value, ...Value[]];
  /** In milliseconds; undefined when a value is kept until it is cleared. */
  readonly lifetime: number | undefined;
  /** True when a value stays valid although the system clock was set back. */
  readonly survivesClockSetBack?: true;
}

/** Example values and keys of records with a key. */
export interface RecordsExample<Key, Value> extends RecordExample<Value> {
  /** Different keys. */
  readonly keys: readonly [Key, Key, ...Key[]];
}

type SetUp<Records> = (clock: Pick<Clock, 'now'>) => () => Records;

/** @param setUp Returns a factory. Each call creates a new instance over the same storage, as a reload does. */
export function describeStoredRecord<Value>(
  { values, lifetime, survivesClockSetBack }: Omit<RecordExample<Value>, 'kind'>,
  setUp: SetUp<StoredRecord<Value>>,
): void {
  const [value, another] = values;
  const stoppedClock = { now: aMoment };

  it('is undefined at first', () => {
    expect(setUp(stoppedClock)().load()).toBeUndefined();
  });

  it.each(values.map((each) => [each]))('is loaded as it was saved, any number of times: %j', (saved) => {
    const open = setUp(stoppedClock);
    open().save(saved);
    expect([open().load(), open().load()]).toEqual([saved, saved]);
  });

  it('is the last saved value', () => {
    const open = setUp(stoppedClock);
    open().save(value);
    open().save(another);
    expect(open().load()).toEqual(another);
    expect(another).not.toEqual(value);
  });

  it('is undefined after it was cleared, and can be saved again', () => {
    const open = setUp(stoppedClock);
    open().save(value);
    open().clear();
    expect(open().load()).toBeUndefined();
    open().save(another);
    expect(open().load()).toEqual(another);
  });

  it.each([1, -1])('expires after its lifetime, whichever way the clock moved (%i)', (direction) => {
    const isEndless = lifetime === undefined || (survivesClockSetBack === true && direction === -1);
    let now: Instant = aMoment();
    const open = setUp({ now: () => now });
    open().save(value);
    now = instant(aMoment() + direction * (lifetime ?? 1e12));
    expect(open().load()).toEqual(value);
    now = instant(now + direction);
    expect(open().load()).toEqual(isEndless ? value : undefined);
    /* An expired value is removed, so it does not come back with the clock. */
    now = aMoment();
    expect(open().load()).toEqual(isEndless ? value : undefined);
  });
}

/** @param setUp Returns a factory. Each call creates a new instance over the same storage, as a reload does. */
export function describeKeyedRecords<Key extends RecordKey, Value>(
  example: Omit<RecordsExample<Key, Value>, 'kind'>,
  setUp: SetUp<KeyedRecords<Key, Value>>,
): void {
  const {
    keys: [key, ...others],
    values: [value, another],
  } = example;
  const open = () => setUp({ now: aMoment })();

  describe('under one key', () => {
    describeStoredRecord(example, (clock) => {
      const reopen = setUp(clock);
      return () => ({
        load: () => reopen().load(key),
        save: (saved) => reopen().save(key, saved),
        clear: () => reopen().clear(key),
      });
    });
  });

  it('is found only under its own key', () => {
    const records = open();
    records.save(key, value);
    expect(others.map((other) => records.load(other))).toEqual(others.map(() => undefined));
  });

  it('is cleared only under its own key', () => {
    const records = open();
    for (const each of [key, ...others]) records.save(each, another);
    records.clear(key);
    expect([key, ...others].map((each) => records.load(each))).toEqual([
      undefined,
      ...others.map(() => another),
    ]);
  });

  it('is cleared under every key at once', () => {
    const records = open();
    for (const each of [key, ...others]) records.save(each, value);
    records.clearAll();
    expect([key, ...others].map((each) => records.load(each))).toEqual([key, ...others].map(() => undefined));
  });

  it('is changed under every key at once, unless it has expired', () => {
    let now: Instant = aMoment();
    const records = setUp({ now: () => now })();
    for (const each of [key, ...others]) records.save(each, value);
    records.updateAll(() => another);
    expect([key, ...others].map((each) => records.load(each))).toEqual([key, ...others].map(() => another));
    now = instant(aMoment() + (example.lifetime ?? Infinity) + 1);
    const changed: Value[] = [];
    records.updateAll((each) => {
      changed.push(each);
      return each;
    });
    expect(changed).toEqual([]);
  });

  it('is kept when the records of all other owners are cleared', () => {
    const records = open();
    const keys = [key, ...others];
    for (const each of keys) records.save(each, value);
    const owner = ownerOf(key);
    records.clearAll(owner);
    expect(keys.filter((each) => records.load(each) !== undefined)).toEqual(
      keys.filter((each) => ownerOf(each) === owner),
    );
  });
}

const ownerOf = (key: RecordKey): UserId => (typeof key === 'string' ? aUserId(key) : key.userId);
