import { describe, expect, it } from 'vitest';
import { readIfOwned } from '@/application/business/readIfOwned';
import { failure, success } from '@/domain/shared/result';
import { aWorld } from '../../support/aWorld';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { aSubscription } from '../../support/builders/aSubscription';
import { aUser } from '../../support/builders/aUser';

function viewing(holdings: Parameters<typeof aWorld>[0] = {}) {
  const world = aWorld(holdings);
  const { subscriptions } = world;
  const view = readIfOwned(async (id, signal) => subscriptions.ofBusiness(id, signal), success(undefined));
  return { ...world, view: (owner = aUser()) => view.execute(owner, aBusinessId()) };
}

describe('the subscription of a business', () => {
  it('is returned', async () => {
    const { view } = viewing({ subscriptions: { 'business-1': aSubscription() } });
    expect(await view()).toEqual(success(aSubscription()));
  });

  it('can be missing', async () => {
    expect(await viewing().view()).toEqual(success(undefined));
  });

  it('of another owner is missing, and no request is sent', async () => {
    const { view, network } = viewing({ subscriptions: { 'business-1': aSubscription() } });
    expect(await view(aUser({ businessIds: [] }))).toEqual(success(undefined));
    expect(network.requestCountOf('load-subscription')).toBe(0);
  });

  it('that fails to load is a failure, not missing', async () => {
    const { view, network } = viewing();
    network.setOutage('load-subscription', 'unavailable');
    expect(await view()).toMatchObject(failure({ kind: 'unavailable' }));
  });
});
