import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Language } from '@/domain/shared/language';
import { paidStateOf, type SentOrder } from '@/domain/subscription/SentOrder';
import { BusinessDetailPage } from '@/ui/business/detail/BusinessDetailPage';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { anActiveBusiness } from '@tests/support/builders/aBusiness';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aSentOrder } from '@tests/support/builders/aSentOrder';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { aUserId } from '@tests/support/builders/aUserId';
import { renderPage } from '@tests/support/renderPage';

type World = ReturnType<typeof anOwnersWorld>;

const KEY = { userId: aUserId(), businessId: aBusinessId() };

/** The page of a business for which an order had no answer; the order asks for what the business has. */
async function aPageAfter(
  order: SentOrder | undefined,
  language: Language = 'en',
  prepare: (world: World) => void = () => {},
) {
  const world = anOwnersWorld({ businesses: [anActiveBusiness()], subscription: aSubscription() });
  if (order !== undefined) world.orders.save(KEY, { kind: 'sent', order });
  prepare(world);
  await renderPage(
    <Routes>
      <Route path="/dashboard/business/:id" element={<BusinessDetailPage />} />
    </Routes>,
    { language, path: '/dashboard/business/business-1', product: world },
  );
  await screen.findByRole('heading', { level: 1 });
  return world;
}

const NOT_CARRIED_OUT = aSentOrder({ fingerprintBefore: paidStateOf(aSubscription()) });

describe('a payment without an answer, on the page of its business', () => {
  it.each([
    ['en', 'A payment for this business is not confirmed yet', 'Check the payment'],
    ['he', 'עדיין לא ידוע אם תשלום עבור העסק הזה עבר', 'בדיקת התשלום'],
    ['ar', 'هناك دفعة لهذه المصلحة لم تتأكّد بعد', 'التحقّق من الدفع'],
  ] as const)('is told, with the way to check it (%s)', async (language, title, link) => {
    await aPageAfter(NOT_CARRIED_OUT, language);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute(
      'href',
      '/dashboard/business/business-1/subscription',
    );
  });

  it('is told as well when the subscription could not be loaded', async () => {
    await aPageAfter(NOT_CARRIED_OUT, 'en', ({ network }) =>
      network.breakDown('load-subscription', 'unavailable'),
    );
    expect(await screen.findByText(/not confirmed yet/)).toBeVisible();
  });

  it('is told to have gone through once the subscription proves it', async () => {
    const { notices, orders } = await aPageAfter(aSentOrder());
    await expect
      .poll(() => notices.waiting)
      .toEqual([{ kind: 'success', message: 'subscription.wizard.unconfirmed.elsewhere.confirmed' }]);
    expect(screen.queryByText(/not confirmed yet/)).not.toBeInTheDocument();
    expect(orders.load(KEY)?.kind).toBe('confirmed');
  });

  it('is not told where there was none', async () => {
    await aPageAfter(undefined);
    await screen.findByRole('button', { name: 'Cancel subscription' });
    expect(screen.queryByText(/not confirmed yet/)).not.toBeInTheDocument();
  });
});
