import { describe, expect, it } from 'vitest';
import { instant } from '@/domain/shared/instant';
import type { OwnedBusinessKey } from '@/application/ports/recordKeys';
import type { KeyUse, JournalEntry, OrderJournal } from '@/application/ports/OrderJournal';
import { aBusinessId } from '../support/builders/aBusinessId';
import { aMoment } from '../support/builders/aMoment';
import { anAddOnId } from '../support/builders/anAddOnId';
import { aPlacedOrder, asSeenByOtherTab } from '../support/builders/aPlacedOrder';
import { anOrderKey } from '../support/builders/anOrderKey';
import { aUserId } from '../support/builders/aUserId';

const KEY: OwnedBusinessKey = { userId: aUserId(), businessId: aBusinessId() };

const ORDER = aPlacedOrder({
  kind: 'reactivate',
  cycle: 'annual',
  addOns: [{ id: anAddOnId(), quantity: 2 }],
});

const PLACED: JournalEntry = { kind: 'placed', order: ORDER };

/** Opens the journal again, in the next document of the same tab or in another tab of the same browser. */
export type OpenJournal = (tab?: 'another tab') => OrderJournal;

export function describeOrderJournal(setUp: () => OpenJournal): void {
  describe('the last order', () => {
    it('is undefined at first', () => {
      expect(setUp()().load(KEY)).toBeUndefined();
    });

    it.each<JournalEntry>([
      PLACED,
      { kind: 'placed', order: { ...ORDER, cardBefore: ORDER.fingerprintBefore, refusal: 'declined' } },
      { kind: 'placed', order: { ...ORDER, refusal: 'declined', refusalKind: 'payment_processing_error' } },
      { kind: 'placed', order: { ...ORDER, refusal: 'refused' } },
      { kind: 'accepted', order: ORDER, acceptedAt: aMoment() },
      { kind: 'confirmed', order: ORDER, confirmedAt: aMoment() },
    ])('is loaded as it was saved: $kind', (entry) => {
      const open = setUp();
      open().save(KEY, entry);
      expect(open().load(KEY)).toEqual(entry);
    });

    it('replaces the previous one', () => {
      const open = setUp();
      open().save(KEY, PLACED);
      open().save(KEY, { kind: 'confirmed', order: ORDER, confirmedAt: aMoment() });
      expect(open().load(KEY)?.kind).toBe('confirmed');
    });

    it.each<[string, OwnedBusinessKey]>([
      ['owner', { ...KEY, userId: aUserId('user-2') }],
      ['business', { ...KEY, businessId: aBusinessId('business-2') }],
    ])('belongs to one %s', (_, other) => {
      const open = setUp();
      open().save(KEY, PLACED);
      expect(open().load(other)).toBeUndefined();
    });

    it('can be cleared without clearing others', () => {
      const open = setUp();
      const other = { ...KEY, businessId: aBusinessId('business-2') };
      open().save(KEY, PLACED);
      open().save(other, PLACED);
      open().clear(KEY, ORDER);
      expect(open().load(KEY)).toBeUndefined();
      expect(open().load(other)).toEqual(PLACED);
    });
  });

  describe('an idempotency key', () => {
    const OTHER = { ...KEY, businessId: aBusinessId('business-2') };

    it('is unused until its order is sent, in each tab', () => {
      const open = setUp();
      expect(open().keyUseOf(KEY, ORDER.key)).toBe('unused');
      open().save(KEY, PLACED);
      expect(open('another tab').keyUseOf(KEY, ORDER.key)).toBe('sent');
      expect(open().keyUseOf(KEY, anOrderKey('another-key'))).toBe('unused');
      expect(open().keyUseOf(OTHER, ORDER.key)).toBe('unused');
    });

    it.each<[string, KeyUse, (journal: OrderJournal) => void]>([
      [
        'accepted',
        'spent',
        (journal) => journal.save(KEY, { kind: 'accepted', order: ORDER, acceptedAt: aMoment() }),
      ],
      [
        'confirmed',
        'spent',
        (journal) => journal.save(KEY, { kind: 'confirmed', order: ORDER, confirmedAt: aMoment() }),
      ],
      [
        'cleared after it was declined',
        'declined',
        (journal) => journal.clear(KEY, { ...ORDER, refusal: 'declined' }),
      ],
      ['cleared because no read shows it', 'sent', (journal) => journal.clear(KEY, ORDER)],
    ])('of an order that is %s is %s', (_what, use, decide) => {
      const open = setUp();
      open().save(KEY, PLACED);
      decide(open());
      expect(open().keyUseOf(KEY, ORDER.key)).toBe(use);
      expect(open('another tab').keyUseOf(KEY, ORDER.key)).toBe(use);
    });

    it('stays declined while it is sent again', () => {
      const open = setUp();
      open().clear(KEY, { ...ORDER, refusal: 'declined' });
      open().save(KEY, PLACED);
      expect(open().keyUseOf(KEY, ORDER.key)).toBe('declined');
    });

    it('stays spent when its order is saved as placed again', () => {
      const open = setUp();
      open().save(KEY, { kind: 'confirmed', order: ORDER, confirmedAt: aMoment() });
      open().save(KEY, PLACED);
      expect(open().keyUseOf(KEY, ORDER.key)).toBe('spent');
    });
  });

  describe('the business of an order with an unknown outcome', () => {
    it('is found for its owner, in each tab and after the session', () => {
      const open = setUp();
      expect(open().businessWithUnknownOrder(KEY.userId)).toBeUndefined();
      open().save(KEY, PLACED);
      open().close();
      expect(open('another tab').businessWithUnknownOrder(KEY.userId)).toBe(KEY.businessId);
      expect(open('another tab').businessWithUnknownOrder(aUserId('user-2'))).toBeUndefined();
    });

    it.each<[string, (journal: OrderJournal) => void]>([
      ['accepted', (journal) => journal.save(KEY, { kind: 'accepted', order: ORDER, acceptedAt: aMoment() })],
      [
        'confirmed',
        (journal) => journal.save(KEY, { kind: 'confirmed', order: ORDER, confirmedAt: aMoment() }),
      ],
      ['decided', (journal) => journal.clear(KEY, ORDER)],
    ])('is not found in any tab once the order is %s in one', (_what, decide) => {
      const open = setUp();
      open().save(KEY, PLACED);
      decide(open('another tab'));
      expect(open().businessWithUnknownOrder(KEY.userId)).toBeUndefined();
      expect(open('another tab').businessWithUnknownOrder(KEY.userId)).toBeUndefined();
    });
  });

  describe('an order that another tab has decided', () => {
    const ACCEPTED: JournalEntry = { kind: 'accepted', order: ORDER, acceptedAt: aMoment() };
    const CONFIRMED: JournalEntry = { kind: 'confirmed', order: ORDER, confirmedAt: aMoment() };
    const sentAgain: JournalEntry = {
      kind: 'placed',
      order: { ...ORDER, sentAt: instant(ORDER.sentAt + 1) },
    };

    it.each<[string, (journal: OrderJournal) => void]>([
      ['confirmed', (journal) => journal.save(KEY, CONFIRMED)],
      ['cleared', (journal) => journal.clear(KEY, ORDER)],
    ])('is no longer placed once it is %s', (_what, decide) => {
      const open = setUp();
      open().save(KEY, PLACED);
      decide(open('another tab'));
      expect(open().load(KEY)).toBeUndefined();
    });

    it('is no longer placed when that tab has placed and decided another one since', () => {
      const open = setUp();
      const other = aPlacedOrder({ key: anOrderKey('key-1'), sentAt: instant(ORDER.sentAt + 1) });
      open().save(KEY, PLACED);
      open('another tab').save(KEY, CONFIRMED);
      open('another tab').save(KEY, { kind: 'placed', order: other });
      open('another tab').save(KEY, { kind: 'confirmed', order: other, confirmedAt: aMoment() });
      expect(open().load(KEY)).toBeUndefined();
    });

    it('is confirmed in the tab that knows it as accepted', () => {
      const open = setUp();
      open().save(KEY, ACCEPTED);
      open('another tab').save(KEY, CONFIRMED);
      expect(open().load(KEY)).toEqual(CONFIRMED);
    });

    it.each([PLACED, ACCEPTED])('is $kind again after a later response to this tab', (entry) => {
      const open = setUp();
      open().save(KEY, PLACED);
      open('another tab').clear(KEY, ORDER);
      open().save(KEY, entry);
      expect(open().load(KEY)).toEqual(entry);
    });

    it('does not decide the next order with the same key', () => {
      const open = setUp();
      open().save(KEY, PLACED);
      open('another tab').clear(KEY, ORDER);
      open().save(KEY, sentAgain);
      expect(open().load(KEY)).toEqual(sentAgain);
      open('another tab').clear(KEY, ORDER);
      expect(open().load(KEY)).toEqual(sentAgain);
    });

    it('stays decided here after the next order with the same key', () => {
      const open = setUp();
      open().save(KEY, PLACED);
      open('another tab').clear(KEY, ORDER);
      expect(open().load(KEY)).toBeUndefined();
      open('another tab').save(KEY, sentAgain);
      open('another tab').clear(KEY, sentAgain.order);
      expect(open().load(KEY)).toBeUndefined();
    });

    it('is not decided by the next order with the same key', () => {
      const open = setUp();
      open().save(KEY, PLACED);
      open('another tab').save(KEY, sentAgain);
      open('another tab').clear(KEY, sentAgain.order);
      expect(open().load(KEY)).toEqual(PLACED);
    });
  });

  it('keeps the entries of this tab of one owner only, and those that are stored for every tab', () => {
    const open = setUp();
    const another = { ...KEY, userId: aUserId('user-2') };
    const undecided = { ...another, businessId: aBusinessId('business-2') };
    const confirmed: JournalEntry = { kind: 'confirmed', order: ORDER, confirmedAt: aMoment() };
    for (const key of [KEY, another]) open().save(key, confirmed);
    open().save(undecided, PLACED);
    open().keepOnly(KEY.userId);
    expect(open().load(KEY)).toEqual(confirmed);
    expect(open().load(another)).toBeUndefined();
    expect(open().load(undecided)).toEqual({ kind: 'placed', order: asSeenByOtherTab(ORDER) });
  });

  it('tells the other tabs when a tab has saved or cleared an order of the business', () => {
    const open = setUp();
    const heard: (string | undefined)[] = [];
    const other = { ...KEY, businessId: aBusinessId('business-2') };
    const stop = open('another tab').onChange(KEY, () => heard.push(open('another tab').load(KEY)?.kind));
    open().onChange(KEY, () => heard.push('in the same tab'));
    const journal = open();
    journal.save(KEY, PLACED);
    journal.save(other, PLACED);
    journal.save(KEY, { kind: 'accepted', order: ORDER, acceptedAt: aMoment() });
    journal.save(KEY, { kind: 'confirmed', order: ORDER, confirmedAt: aMoment() });
    expect(heard).toEqual(['placed', 'accepted', undefined]);
    journal.save(KEY, PLACED);
    journal.clear(KEY, ORDER);
    expect(heard.slice(3)).toEqual(['placed', undefined]);
    stop();
    journal.save(KEY, PLACED);
    expect(heard).toHaveLength(5);
  });

  it('writes nothing after it is closed', () => {
    const open = setUp();
    const journal = open();
    journal.close();
    journal.save(KEY, PLACED);
    expect(open('another tab').load(KEY)).toBeUndefined();
    open('another tab').save(KEY, PLACED);
    journal.clear(KEY, ORDER);
    expect(open('another tab').load(KEY)).toEqual(PLACED);
  });

  describe('an accepted order', () => {
    const ACCEPTED: JournalEntry = { kind: 'accepted', order: ORDER, acceptedAt: aMoment() };
    const FOUND: JournalEntry = { ...ACCEPTED, order: asSeenByOtherTab(ORDER) };

    it('is found by another tab and after the session, without its content', () => {
      const open = setUp();
      open().save(KEY, ACCEPTED);
      expect(open('another tab').load(KEY)).toEqual(FOUND);
      open().close();
      expect(open().load(KEY)).toEqual(FOUND);
    });

    it('is accepted in a tab that knows it as placed, with the content of that tab', () => {
      const open = setUp();
      open('another tab').save(KEY, PLACED);
      open().save(KEY, ACCEPTED);
      expect(open('another tab').load(KEY)).toEqual(ACCEPTED);
    });

    it('is cleared in every tab once it is confirmed', () => {
      const open = setUp();
      open().save(KEY, ACCEPTED);
      open('another tab').save(KEY, { kind: 'confirmed', order: ORDER, confirmedAt: aMoment() });
      open().close();
      expect(open().load(KEY)).toBeUndefined();
    });
  });

  describe('a placed order', () => {
    const CONFIRMED: JournalEntry = { kind: 'confirmed', order: ORDER, confirmedAt: aMoment() };
    const FOUND: JournalEntry = { kind: 'placed', order: asSeenByOtherTab(ORDER) };
    const later = aPlacedOrder({ key: anOrderKey('key-1'), sentAt: instant(ORDER.sentAt + 1) });

    it('is found by another tab, without its content', () => {
      const open = setUp();
      open().save(KEY, PLACED);
      expect(open('another tab').load(KEY)).toEqual(FOUND);
    });

    it('is kept at the end of the session, unlike a confirmed one', () => {
      const open = setUp();
      const other = { ...KEY, businessId: aBusinessId('business-2') };
      open().save(KEY, PLACED);
      open().save(other, CONFIRMED);
      open().close();
      expect(open().load(KEY)).toEqual(FOUND);
      expect(open().load(other)).toBeUndefined();
    });

    it.each<[string, (journal: OrderJournal) => void]>([
      ['it is confirmed', (journal) => journal.save(KEY, CONFIRMED)],
      ['it is cleared', (journal) => journal.clear(KEY, ORDER)],
    ])('is cleared in every tab once %s', (_what, decide) => {
      const open = setUp();
      open().save(KEY, PLACED);
      decide(open());
      expect(open('another tab').load(KEY)).toBeUndefined();
    });

    it('can be decided by the tab that found it', () => {
      const open = setUp();
      open().save(KEY, PLACED);
      open().close();
      open('another tab').clear(KEY, ORDER);
      expect(open().load(KEY)).toBeUndefined();
    });

    it('is kept when an earlier order is decided in another tab', () => {
      const open = setUp();
      open().save(KEY, PLACED);
      open('another tab').save(KEY, { kind: 'placed', order: later });
      open().save(KEY, CONFIRMED);
      expect(open('another tab').load(KEY)).toEqual({ kind: 'placed', order: later });
      expect(open().load(KEY)).toEqual({ kind: 'placed', order: asSeenByOtherTab(later) });
      open().clear(KEY, ORDER);
      expect(open().load(KEY)).toEqual({ kind: 'placed', order: asSeenByOtherTab(later) });
    });

    it('of another tab is kept when a tab without an entry clears an earlier order', () => {
      const open = setUp();
      open('another tab').save(KEY, { kind: 'placed', order: later });
      open().clear(KEY, ORDER);
      expect(open().load(KEY)).toEqual({ kind: 'placed', order: asSeenByOtherTab(later) });
    });

    it('of another tab can be cleared by a tab with an earlier confirmed order', () => {
      const open = setUp();
      open().save(KEY, CONFIRMED);
      open('another tab').save(KEY, { kind: 'placed', order: later });
      open().clear(KEY, later);
      expect(open().load(KEY)).toEqual(CONFIRMED);
    });

    it('does not hide a later order that was decided in this tab', () => {
      const open = setUp();
      open('another tab').save(KEY, PLACED);
      const entry: JournalEntry = { kind: 'confirmed', order: later, confirmedAt: aMoment() };
      open().save(KEY, entry);
      expect(open().load(KEY)).toEqual(entry);
    });
  });
}
