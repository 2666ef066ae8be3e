import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Money } from '@/domain/shared/Money';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { Amount } from '@/ui/i18n/components/Amount';
import { DateText } from '@/ui/i18n/components/DateText';
import { LargeAmount } from '@/ui/i18n/components/LargeAmount';
import { ContactLink } from '@/ui/company/ContactLink';

const PRICE = Money.agorot(14_900);
const DATE = { kind: 'plain-date', date: { year: 2026, month: 2, day: 1 } } as const;

describe('a translator of the browser', () => {
  it.each([
    ['an amount', <Amount key="amount" of={PRICE} />, /149/u],
    ['a large amount', <LargeAmount key="large" of={PRICE} />, /149/u],
    ['a date', <DateText key="date" of={DATE} />, /2026/u],
    ['a card, an id or an email address', <Ltr key="card">•••• 4242</Ltr>, /4242/u],
    [
      'a link to a phone number',
      <ContactLink key="phone" href="tel:+972">
        03-0000000
      </ContactLink>,
      /03-/u,
    ],
  ])('leaves %s alone', (_, shown, text) => {
    render(shown);
    expect(screen.getByText(text).closest('[translate]')).toHaveAttribute('translate', 'no');
  });
});
