import { expect, it } from 'vitest';
import { InMemoryStoredRecord } from '../../support/InMemoryStoredRecord';
import { OWNER_RECORDS } from '@/application/ports/ownerRecords';
import { PreselectPlan } from '@/application/subscription/PreselectPlan';
import { aMoment } from '../../support/builders/aMoment';
import { anAnnualPlan, aPlan } from '../../support/builders/aPlan';
import { FixedClock } from '../../support/FixedClock';

function aChoice() {
  const clock = new FixedClock();
  const preselectedPlan = new InMemoryStoredRecord(OWNER_RECORDS.preselectedPlan, clock);
  return { preselectedPlan, preselectPlan: new PreselectPlan(preselectedPlan, clock) };
}

it('stores the last chosen plan with its cycle and the time', () => {
  const { preselectPlan, preselectedPlan } = aChoice();
  preselectPlan.execute(aPlan());
  preselectPlan.execute(anAnnualPlan());
  expect(preselectedPlan.load()).toEqual({
    planId: 'basic-annual',
    name: 'Basic',
    cycle: 'annual',
    chosenAt: aMoment(),
  });
});

it('stores no plan whose period this client does not offer', () => {
  const { preselectPlan, preselectedPlan } = aChoice();
  preselectPlan.execute(aPlan({ period: 3 }));
  expect(preselectedPlan.load()).toBeUndefined();
});
