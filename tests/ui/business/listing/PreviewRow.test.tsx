import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OWNER_RECORDS } from '@/application/ports/ownerRecords';
import { readinessOf } from '@/domain/business/readiness';
import { PreviewRow } from '@/ui/business/listing/PreviewRow';
import { OpenRows } from '@/ui/shell/OpenRows';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aMoment } from '@tests/support/builders/aMoment';
import { FixedClock } from '@tests/support/FixedClock';
import { InMemoryStoredRecord } from '@tests/support/InMemoryStoredRecord';
import { renderPage } from '@tests/support/renderPage';
import { text } from '@tests/support/text';

it('says in the fold that the preview could not be loaded, and is no longer busy', async () => {
  const openRows = new OpenRows(new InMemoryStoredRecord(OWNER_RECORDS.openRows, new FixedClock()));
  const business = aBusiness();
  const readiness = readinessOf(business, { kind: 'none' }, aMoment());
  const { texts } = await renderPage(
    <PreviewRow business={business} readiness={readiness} openRows={openRows} />,
  );
  vi.spyOn(texts.i18n, 'addResourceBundle').mockImplementation(() => {
    throw new Error('The texts of the other languages do not arrive');
  });
  act(() => openRows.set('preview', true));
  const region = screen.getByRole('status');
  expect(await screen.findByText(text('shell.connection.unreachableText'))).toBeVisible();
  expect(region).not.toBeEmptyDOMElement();
  expect(screen.getByRole('region').querySelector('[aria-busy="true"]')).toBeNull();
});
