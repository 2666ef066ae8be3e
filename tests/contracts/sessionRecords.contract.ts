import { describe, expect, it } from 'vitest';
import type { Clock } from '@/application/ports/Clock';
import type { RecordKind } from '@/application/ports/recordKinds';
import type { SessionRecord, SessionRecords } from '@/application/ports/SessionRecords';
import { instant, type Instant } from '@/domain/shared/instant';
import { aMoment } from '../support/builders/aMoment';

/** What a kind of record holds: values that differ, and how long they count. */
export interface RecordExample<Value> {
  readonly kind: RecordKind<Value>;
  readonly values: readonly [Value, Value, ...Value[]];
  /** In milliseconds; undefined where a value counts until it is cleared. */
  readonly lifetime: number | undefined;
  /** A value that is newer than the clock counts, however far the clock was set back. */
  readonly outlivesSetBack?: true;
}

/** The same for records with a key. */
export interface RecordsExample<Key, Value> extends RecordExample<Value> {
  /** Each differs from every other. */
  readonly keys: readonly [Key, Key, ...Key[]];
}

type SetUp<Records> = (clock: Pick<Clock, 'now'>) => () => Records;

/** @param setUp answers a function that opens the same record again, as the next document does. */
export function describeSessionRecord<Value>(
  { values, lifetime, outlivesSetBack }: Omit<RecordExample<Value>, 'kind'>,
  setUp: SetUp<SessionRecord<Value>>,
): void {
  const [value, another] = values;
  const standing = { now: aMoment };

  it('is none at first', () => {
    expect(setUp(standing)().load()).toBeUndefined();
  });

  it.each(values.map((each) => [each]))('comes back as it was saved, each time: %j', (saved) => {
    const open = setUp(standing);
    open().save(saved);
    expect([open().load(), open().load()]).toEqual([saved, saved]);
  });

  it('is the last one that was saved', () => {
    const open = setUp(standing);
    open().save(value);
    open().save(another);
    expect(open().load()).toEqual(another);
  });

  it('is none after it was cleared, and can be saved again', () => {
    const open = setUp(standing);
    open().save(value);
    open().clear();
    expect(open().load()).toBeUndefined();
    open().save(another);
    expect(open().load()).toEqual(another);
  });

  it.each([1, -1])('counts as long as its lifetime, on either side of the clock (%i)', (direction) => {
    const isEndless = lifetime === undefined || (outlivesSetBack === true && direction === -1);
    let now: Instant = aMoment();
    const open = setUp({ now: () => now });
    open().save(value);
    now = instant(aMoment() + direction * (lifetime ?? 1e12));
    expect(open().load()).toEqual(value);
    now = instant(now + direction);
    expect(open().load()).toEqual(isEndless ? value : undefined);
  });
}

/** @param setUp answers a function that opens the same records again, as the next document does. */
export function describeSessionRecords<Key, Value>(
  example: Omit<RecordsExample<Key, Value>, 'kind'>,
  setUp: SetUp<SessionRecords<Key, Value>>,
): void {
  const {
    keys: [key, ...others],
    values: [value, another],
  } = example;
  const open = () => setUp({ now: aMoment })();

  describe('under one key', () => {
    describeSessionRecord(example, (clock) => {
      const reopen = setUp(clock);
      return () => ({
        load: () => reopen().load(key),
        save: (saved) => reopen().save(key, saved),
        clear: () => reopen().clear(key),
      });
    });
  });

  it('is found under its own key only', () => {
    const records = open();
    records.save(key, value);
    expect(others.map((other) => records.load(other))).toEqual(others.map(() => undefined));
  });

  it('is cleared under its own key only', () => {
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
}
