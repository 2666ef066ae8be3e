import { describe, expect, it } from 'vitest';
import { readIfOwned } from '@/application/business/readIfOwned';
import type { BusinessRepository } from '@/application/ports/BusinessRepository';
import { failure, success } from '@/domain/shared/result';
import { aWorld } from '../../support/aWorld';
import { aBusiness } from '../../support/builders/aBusiness';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { aUser } from '../../support/builders/aUser';

function view(businesses: BusinessRepository) {
  return readIfOwned(
    async (id, signal) => businesses.byId(id, signal),
    failure({ kind: 'business-not-found' }),
  );
}

describe('one business', () => {
  it('of the owner’s list is returned', async () => {
    const { businesses } = aWorld({ businesses: [aBusiness()] });
    expect(await view(businesses).execute(aUser(), aBusinessId())).toEqual(success(aBusiness()));
  });

  it('of another owner is not found, and no request is sent', async () => {
    const { businesses, network } = aWorld({ businesses: [aBusiness()] });
    const stranger = aUser({ businessIds: ['another'] });
    expect(await view(businesses).execute(stranger, aBusinessId())).toEqual(
      failure({ kind: 'business-not-found' }),
    );
    expect(network.requestCountOf('view-business')).toBe(0);
  });

  it('that was deleted is not found', async () => {
    const { businesses } = aWorld();
    expect(await view(businesses).execute(aUser(), aBusinessId())).toEqual(
      failure({ kind: 'business-not-found' }),
    );
  });

  it('is a failure while the service is unavailable', async () => {
    const { businesses, network } = aWorld({ businesses: [aBusiness()] });
    network.setOutage('view-business', 'unavailable');
    expect(await view(businesses).execute(aUser(), aBusinessId())).toMatchObject(
      failure({ kind: 'unavailable' }),
    );
  });
});
