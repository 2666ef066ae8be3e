import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';
import { success } from '@/domain/shared/result';
import { anOrderHarness } from '../../support/anOrderHarness';

/** Responses arrive in any order, and the owner confirms several times in any tab. */
describe('any number of confirmations in any tabs', () => {
  it('send exactly one payment, and exactly one tab reports success', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.nat({ max: 2 }), { minLength: 2, maxLength: 6 }),
        async (scheduler, clicks) => {
          const slowly = (service: SubscriptionRepository): SubscriptionRepository => ({
            ofBusiness: scheduler.scheduleFunction((id) => service.ofBusiness(id)),
            create: scheduler.scheduleFunction((id, request, key) => service.create(id, request, key)),
            update: scheduler.scheduleFunction((id, request, key) => service.update(id, request, key)),
            cancel: (id) => service.cancel(id),
          });
          const harness = anOrderHarness(undefined, slowly);
          const tabs = [harness.openTab(), harness.openTab(), harness.openTab()];
          const tokenize = scheduler.scheduleFunction(async () => success(harness.aToken()));
          const submits = clicks.map(async (tab) =>
            tabs[tab]?.submit.execute(harness.anOrder({ cardFields: harness.cardFields(() => tokenize()) })),
          );
          const answers = await scheduler.waitFor(Promise.all(submits));
          expect(harness.payments()).toBe(1);
          expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
          expect(harness.current()?.items).toHaveLength(1);
        },
      ),
    );
    expect(anOrderHarness().payments()).toBe(0);
  });

  it('send at most one request when its response is lost', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.nat({ max: 2 }), { minLength: 2, maxLength: 6 }),
        fc.constantFrom('response-lost', 'unavailable', 'executed-late'),
        async (scheduler, clicks, outage) => {
          const harness = anOrderHarness();
          harness.network.setOutage('create-subscription', outage);
          const tabs = [harness.openTab(), harness.openTab(), harness.openTab()];
          const tokenize = scheduler.scheduleFunction(async () => success(harness.aToken()));
          const submits = clicks.map(async (tab) =>
            tabs[tab]?.submit.execute(harness.anOrder({ cardFields: harness.cardFields(() => tokenize()) })),
          );
          await scheduler.waitFor(Promise.all(submits));
          for (const { submit } of tabs) await submit.execute(harness.anOrder());
          expect(harness.payments()).toBe(1);
        },
      ),
    );
    expect(anOrderHarness().payments()).toBe(0);
  });
});
