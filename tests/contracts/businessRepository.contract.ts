import { describe, expect, it } from 'vitest';
import type { BusinessRepository } from '@/application/ports/BusinessRepository';
import { displayStatus, type Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { BusinessDisplayStatus } from '@/domain/business/businessStatus';
import { failure, success } from '@/domain/shared/result';
import { aBusiness, anActiveBusiness } from '../support/builders/aBusiness';
import { aCompleteBusiness } from '../support/builders/aCompleteBusiness';
import { aBusinessId } from '../support/builders/aBusinessId';
import {
  itCanBeAborted,
  itReportsReadFailures,
  itReportsWriteFailures,
  type ServiceHarness,
} from './serviceFailures';

/** The allowed picture origin is `PICTURES`. */
export interface BusinessHarness extends ServiceHarness {
  readonly repository: BusinessRepository;
}

export function describeBusinessRepository(setUp: (known: readonly Business[]) => BusinessHarness): void {
  describe('businesses by their ids', () => {
    const known = ['a', 'b', 'c'].map((id) => aBusiness({ id, name: `Business ${id}` }));

    it('are returned in the order of the ids', async () => {
      const { repository } = setUp(known);
      const response = await repository.byIds(['c', 'a', 'b'].map(aBusinessId));
      expect(response).toMatchObject(success([{ id: 'c' }, { id: 'a' }, { id: 'b' }]));
    });

    it('omit an id without a business', async () => {
      const { repository } = setUp(known);
      const response = await repository.byIds(['a', 'nobody', 'b'].map(aBusinessId));
      expect(response).toMatchObject(success([{ id: 'a' }, { id: 'b' }]));
    });

    it('are an empty list without a request when there are no ids', async () => {
      const harness = setUp(known);
      expect(await harness.repository.byIds([])).toEqual(success([]));
      expect(harness.requests()).toBe(0);
    });

    it('are returned chunk by chunk when several chunks are requested in parallel', async () => {
      const harness = setUp(known);
      const parts = [['c'], ['b', 'a']].map((ids) => ids.map(aBusinessId));
      const responses = await Promise.all(parts.map(async (ids) => harness.repository.byIds(ids)));
      expect(responses).toMatchObject([success([{ id: 'c' }]), success([{ id: 'b' }, { id: 'a' }])]);
      expect(harness.requests()).toBe(2);
    });

    it('can be requested in chunks of which one is aborted', async () => {
      const { repository } = setUp(known);
      const controller = new AbortController();
      const aborted = repository.byIds([aBusinessId('a')], controller.signal);
      const other = repository.byIds([aBusinessId('b')]);
      controller.abort();
      expect([(await aborted).ok, await other]).toMatchObject([false, success([{ id: 'b' }])]);
    });

    itReportsReadFailures(
      () => setUp(known),
      ({ repository }) => repository.byIds([aBusinessId('a')]),
    );

    itCanBeAborted(
      () => setUp(known),
      ({ repository }, signal) => repository.byIds([aBusinessId('a')], signal),
    );
  });

  describe('one business', () => {
    it('is returned with all its fields', async () => {
      const business = aCompleteBusiness();
      expect(await setUp([business]).repository.byId(business.id)).toEqual(success(business));
    });

    it('that does not exist is not found', async () => {
      const { repository } = setUp([]);
      expect(await repository.byId(aBusinessId('nobody'))).toEqual(failure({ kind: 'business-not-found' }));
    });

    itReportsReadFailures(
      () => setUp([aBusiness()]),
      ({ repository }) => repository.byId(aBusinessId()),
    );

    itCanBeAborted(
      () => setUp([aBusiness()]),
      ({ repository }, signal) => repository.byId(aBusinessId(), signal),
    );
  });

  describe('the status', () => {
    const statusOf = async (repository: BusinessRepository, id: BusinessId): Promise<unknown> => {
      const read = await repository.byId(id);
      return read.ok ? displayStatus(read.value) : read.error;
    };

    it.each<[BusinessDisplayStatus, Business]>([
      ['active', aBusiness()],
      ['inactive', anActiveBusiness()],
      ['active', aBusiness({ status: undefined })],
    ])('is %s in a later read', async (status, business) => {
      const { repository } = setUp([business]);
      expect(await repository.changeStatus(business.id, status)).toEqual(success());
      expect(await statusOf(repository, business.id)).toBe(status);
      const listed = await repository.byIds([business.id]);
      expect(listed.ok && listed.value.map(displayStatus)).toEqual([status]);
    });

    it('of a business that does not exist cannot be changed', async () => {
      const { repository } = setUp([]);
      expect(await repository.changeStatus(aBusinessId('nobody'), 'active')).toMatchObject(
        failure({ kind: 'refused' }),
      );
    });

    itReportsWriteFailures(
      () => setUp([aBusiness()]),
      ({ repository }) => repository.changeStatus(aBusinessId(), 'active'),
    );

    it('is unchanged after a refusal', async () => {
      const { repository, setFailure } = setUp([aBusiness()]);
      setFailure('refused');
      await repository.changeStatus(aBusinessId(), 'active');
      setFailure(undefined);
      expect(await statusOf(repository, aBusinessId())).toBe('inactive');
    });

    it('may have changed when the response was lost', async () => {
      const { repository, setFailure } = setUp([aBusiness()]);
      setFailure('response-lost');
      await repository.changeStatus(aBusinessId(), 'active');
      setFailure(undefined);
      expect(await statusOf(repository, aBusinessId())).toBe('active');
    });
  });
}
