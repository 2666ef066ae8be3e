import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InvoiceLines } from '@/ui/subscription/wizard/payment/InvoiceLines';
import { aBillingForm } from '@tests/support/builders/aBillingForm';
import { renderPage } from '@tests/support/renderPage';

describe('The recipient of the invoice', () => {
  it('has an address in the direction of its own words, also on a page of the other direction', async () => {
    const values = aBillingForm({ line1: 'הרצל 12', city: 'חיפה', zip: '3100000' });
    await renderPage(<InvoiceLines values={values} open={[]} />, { language: 'en' });
    expect(screen.getByText('הרצל 12, חיפה 3100000').tagName).toBe('BDI');
  });

  it('is shown, and printed, as it is sent', async () => {
    const values = aBillingForm({
      email: '\u200F<dana@example.com>;',
      phone: '٠٥٢-١٢٣٤٥٦٧',
      taxRegistrationNumber: '٥١-٢٣٤٥٦٧-٨',
      zip: '330\u00A03139',
      line1: '\u200FHerzl  12',
    });
    await renderPage(<InvoiceLines values={values} open={[]} />, { language: 'he' });
    for (const words of ['dana@example.com', '052-1234567', '51-234567-8', 'Herzl 12, Haifa 330 3139'])
      expect(screen.getByText(words).textContent).toBe(words);
  });

  it('is only a name with the company and its number when the rest was shown before', async () => {
    const values = aBillingForm({ company: 'Levi Locks', line1: 'Herzl 12' });
    await renderPage(<InvoiceLines values={values} open={[]} isBrief />, { language: 'en' });
    expect(document.body).toHaveTextContent('Levi Locks');
    expect(screen.queryByText(/Herzl/u)).not.toBeInTheDocument();
  });

  it('leaves out the parts of the address that are open as fields', async () => {
    const values = aBillingForm({ line1: 'Herzl 12', city: 'Haifa', zip: '3100000' });
    await renderPage(<InvoiceLines values={values} open={['zip', 'city']} />, { language: 'en' });
    expect(screen.getByText('Herzl 12')).toBeVisible();
    expect(screen.queryByText(/Haifa/u)).not.toBeInTheDocument();
  });
});
