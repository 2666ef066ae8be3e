import { describe, expect, it } from 'vitest';
import { cardWarningOf } from '@/domain/subscription/cardWarning';
import type { Subscription } from '@/domain/subscription/Subscription';
import { aPointInTime } from '@tests/support/builders/aMoment';
import { aSavedCard } from '@tests/support/builders/aSavedCard';
import { aSubscription } from '@tests/support/builders/aSubscription';

const card = (status: string) => ({ card: aSavedCard({ status }) });

describe('the warning about the saved card', () => {
  it.each<[string, Partial<Subscription>, ReturnType<typeof cardWarningOf>]>([
    ['an expired card', card('Expired'), 'expired'],
    ['a card that expires soon', card('expiring'), 'expiring'],
    ['an expired card in the trial', { ...card('expired'), status: 'in_trial' }, 'expired'],
    ['a valid card', card('valid'), undefined],
    ['a card with an unknown status', card('odd'), undefined],
    ['no card', { card: undefined }, undefined],
    ['a cancelled subscription', { ...card('expired'), cancelledAt: aPointInTime() }, undefined],
    ['a paused subscription', { ...card('expired'), status: 'Paused' }, undefined],
  ])('for %s', (_what, overrides, warning) => {
    expect(cardWarningOf(aSubscription(overrides))).toBe(warning);
  });
});
