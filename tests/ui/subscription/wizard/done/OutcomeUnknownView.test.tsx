import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { COMPANY } from '@/ui/company/companyContent';
import { OutcomeUnknownView } from '@/ui/subscription/wizard/done/OutcomeUnknownView';
import type { OutcomeUnknownState } from '@/ui/subscription/wizard/WizardState';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { renderPage } from '@tests/support/renderPage';
import { text, textsUnder } from '@tests/support/text';

const words = textsUnder('subscription.wizard.outcomeUnknown');

function Page({ isRefused = false }: { readonly isRefused?: boolean }) {
  const [reconciliation, setReconciliation] = useState<OutcomeUnknownState['reconciliation']>('ended');
  return (
    <OutcomeUnknownView
      businessId={aBusinessId()}
      state={{ kind: 'outcome-unknown', reconciliation, reference: 'order-1', isRefused }}
      onReconcile={() => setReconciliation('unresolvable')}
    />
  );
}

it('focuses the heading again when a reconciliation ends as unresolvable', async () => {
  await renderPage(<Page />);
  await userEvent.click(screen.getByRole('button', { name: words('checkAgain') }));
  expect(screen.getByText(words('finding.unresolvable'))).toBeVisible();
  expect(screen.getByRole('heading', { name: words('title') })).toHaveFocus();
});

it.each([
  [false, 'text'],
  [true, 'refused'],
] as const)(
  'says only of an order without a refusal that no answer came: refused %s',
  async (isRefused, key) => {
    await renderPage(<Page isRefused={isRefused} />);
    expect(screen.getByText(words(key))).toBeVisible();
    expect(screen.queryByText(words(isRefused ? 'text' : 'refused'))).not.toBeInTheDocument();
  },
);

it('leads to a person by phone and WhatsApp, with the business and the reference', async () => {
  await renderPage(<Page />);
  expect(screen.getByText(text('errors.askSupport'))).toBeVisible();
  expect(screen.getByText(aBusinessId())).toBeVisible();
  expect(screen.getByText('order-1')).toBeVisible();
  const urlOf = (name: string) => new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);
  expect(urlOf(COMPANY.phone.shown).href).toBe(COMPANY.phone.url);
  const { origin, pathname, searchParams } = urlOf(COMPANY.whatsApp.shown);
  expect(origin + pathname).toBe(COMPANY.whatsApp.url);
  expect(searchParams.get('text')).toBe(
    `${text('errors.businessId')}: ${aBusinessId()}\n${text('errors.requestId')}: order-1`,
  );
});
