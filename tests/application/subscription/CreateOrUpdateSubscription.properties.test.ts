import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';
import { success } from '@/domain/shared/result';
import { anOrderDesk } from '../../support/anOrderDesk';

/** Answers come in any order; the owner clicks in any tab, as often as nerves allow (faults B.5, property 11). */
describe('however often and wherever an owner confirms', () => {
  it('one request to pay goes out, and one tab tells of success', async () => {
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
          const desk = anOrderDesk(undefined, slowly);
          const tabs = [desk.openTab(), desk.openTab(), desk.openTab()];
          const tokenize = scheduler.scheduleFunction(async () => success(desk.aToken()));
          const submits = clicks.map(async (tab) =>
            tabs[tab]?.submit.execute(desk.anOrder({ cardFields: desk.cardFields(() => tokenize()) })),
          );
          const answers = await scheduler.waitFor(Promise.all(submits));
          expect(desk.payments()).toBe(1);
          expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
          expect(desk.held()?.items).toHaveLength(1);
        },
      ),
    );
    expect(anOrderDesk().payments()).toBe(0);
  });

  it('one request goes out at most when its answer is lost', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.nat({ max: 2 }), { minLength: 2, maxLength: 6 }),
        fc.constantFrom('answer-lost', 'unavailable', 'carried-out-late'),
        async (scheduler, clicks, outage) => {
          const desk = anOrderDesk();
          desk.network.breakDown('create-subscription', outage);
          const tabs = [desk.openTab(), desk.openTab(), desk.openTab()];
          const tokenize = scheduler.scheduleFunction(async () => success(desk.aToken()));
          const submits = clicks.map(async (tab) =>
            tabs[tab]?.submit.execute(desk.anOrder({ cardFields: desk.cardFields(() => tokenize()) })),
          );
          await scheduler.waitFor(Promise.all(submits));
          for (const { submit } of tabs) await submit.execute(desk.anOrder());
          expect(desk.payments()).toBe(1);
        },
      ),
    );
    expect(anOrderDesk().payments()).toBe(0);
  });
});
