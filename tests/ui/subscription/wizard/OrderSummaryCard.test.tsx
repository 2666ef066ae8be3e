import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Money } from '@/domain/shared/Money';
import { OrderSummaryCard } from '@/ui/subscription/wizard/review/OrderSummaryCard';
import { aPlan, anAnnualPlan } from '@tests/support/builders/aPlan';
import { aSelection } from '@tests/support/builders/aSelection';
import { renderPage } from '@tests/support/renderPage';
import { text } from '@tests/support/text';

describe('the summary of an order', () => {
  it.each([
    ['monthly', aPlan({ price: Money.agorot(14_900) }), 'perYear', '1,788.00'],
    ['annual', anAnnualPlan({ price: Money.agorot(178_800) }), 'perMonth', '149.00'],
  ] as const)('shows below a %s total what it is per other period', async (cycle, plan, key, amount) => {
    await renderPage(<OrderSummaryCard selection={aSelection({ cycle, plan })} />);
    const around = text(`subscription.wizard.summary.${key}`, { amount: '|' }).split('|').at(1) ?? '';
    const paragraphs = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
    expect(paragraphs.filter((shown) => shown.includes(amount) && shown.endsWith(around))).toHaveLength(1);
  });
});
