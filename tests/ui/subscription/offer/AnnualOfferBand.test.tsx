import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { InMemoryStoredRecord } from '@tests/support/InMemoryStoredRecord';
import { OWNER_RECORDS } from '@/application/ports/ownerRecords';
import { COMPLETE_LANGUAGES, type Language } from '@/domain/shared/language';
import type { Catalog } from '@/domain/subscription/Plan';
import type { Subscription } from '@/domain/subscription/Subscription';
import { AnnualOfferBand } from '@/ui/subscription/offer/AnnualOfferBand';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { anAddOnItem } from '@tests/support/builders/anAddOnItem';
import { anAnnualPlan, aPlan } from '@tests/support/builders/aPlan';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { FixedClock } from '@tests/support/FixedClock';
import { renderPage } from '@tests/support/renderPage';
import { text, textsUnder } from '@tests/support/text';

const CATALOG: Catalog = { plans: [aPlan(), anAnnualPlan()], addOns: [] };

function ports(catalog = CATALOG) {
  const clock = new FixedClock();
  const execute = vi.fn<() => Promise<Catalog>>(async () => Promise.resolve(catalog));
  return {
    clock,
    listPublicPlans: { execute },
    annualOfferHiddenAt: new InMemoryStoredRecord(OWNER_RECORDS.annualOfferHiddenAt, clock),
  };
}

async function aBand(
  given = ports(),
  subscription: Subscription = aSubscription(),
  language: Language = 'en',
) {
  const onHidden = vi.fn<() => void>();
  const band = (
    <AnnualOfferBand
      subscription={subscription}
      businessId={aBusinessId()}
      ports={given}
      onHidden={onHidden}
    />
  );
  await renderPage(band, { language });
  return { ...given, onHidden };
}

describe('The offer of annual billing', () => {
  it.each(COMPLETE_LANGUAGES)(
    'says what is saved, and opens the wizard with the annual cycle (%s)',
    async (language) => {
      const words = textsUnder('confirmation.annualOffer', language);
      await aBand(ports(), aSubscription(), language);
      const heading = await screen.findByRole('heading', { level: 3 });
      expect(heading).toHaveTextContent('98');
      expect(screen.getByText(/490/)).toBeVisible();
      expect(screen.getByText(/588/)).toBeVisible();
      expect(screen.queryByText(words('addOns'))).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: words('compare') })).toHaveAttribute(
        'href',
        '/dashboard/business/business-1/subscription?step=annual',
      );
    },
  );

  it('says that add-ons are chosen again where there are some', async () => {
    await aBand(ports(), aSubscription({ items: [aPlanItem(), anAddOnItem()] }));
    expect(
      await screen.findByText(new RegExp(textsUnder('confirmation.annualOffer')('addOns'))),
    ).toBeVisible();
  });

  it('is hidden on request, and stays hidden for 180 days without reading the plans', async () => {
    const words = textsUnder('confirmation.annualOffer');
    const { onHidden, ...given } = await aBand();
    await userEvent.click(await screen.findByRole('button', { name: text('shell.notNow') }));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(onHidden).toHaveBeenCalledOnce();
    const reads = given.listPublicPlans.execute.mock.calls.length;
    await aBand(given);
    expect(given.listPublicPlans.execute).toHaveBeenCalledTimes(reads);
    await given.clock.advance(180 * 86_400_000 + 1);
    await aBand(given);
    expect(await screen.findByRole('link', { name: words('compare') })).toBeVisible();
  });

  it('is not shown when nothing is saved', async () => {
    const { listPublicPlans } = await aBand(ports({ plans: [aPlan()], addOns: [] }));
    await vi.waitFor(() => expect(listPublicPlans.execute).toHaveBeenCalled());
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
