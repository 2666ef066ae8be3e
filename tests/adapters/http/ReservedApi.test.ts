import { describe, expect, it } from 'vitest';
import { ReservedApi } from '@/adapters/http/ReservedApi';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { aUserId } from '../../support/builders/aUserId';
import { json, emptyResponse } from '../../support/http/answers';
import type { ResponseWriter } from '../../support/http/FakeServer';
import { useService } from '../../support/http/aService';
import userOnWire from '../../support/wire/user.json';

const PICTURE = { type: 'image/png', bytes: new Uint8Array([1]) } as const;
const DONE = { ok: true, value: undefined };

describe('ReservedApi', () => {
  const { responding } = useService();
  const reserved = (response: ResponseWriter) => {
    const service = responding(response);
    return { ...service, api: new ReservedApi(service.client, '123', service.diagnostics, []) };
  };

  it('reads users by their ids', async () => {
    const { api, sent, lastBody, diagnostics } = reserved(
      json([userOnWire, { id: 'user-1', businessIds: [] }, {}]),
    );
    const answer = await api.usersByIds(['b7a9e1c2-owner', 'user-1'].map(aUserId));
    expect(answer).toMatchObject({
      ok: true,
      value: [{ id: 'b7a9e1c2-owner', firstName: 'Noor' }, { id: 'user-1' }],
    });
    expect(sent()).toEqual(['POST /users/byIds']);
    expect(lastBody()).toEqual(['b7a9e1c2-owner', 'user-1']);
    expect(diagnostics.events).toEqual([
      { event: 'unreadable-data', detail: expect.stringContaining('user 2 of the list: no id') },
    ]);
  });

  it('accepts an empty list of users', async () => {
    expect(await reserved(json([])).api.usersByIds([aUserId()])).toEqual({ ok: true, value: [] });
  });

  it.each([
    [json({}), 'no list of users'],
    [json([{}]), 'no user is readable'],
  ])('reports what is wrong with a list of users: case %#', async (answer, detail) => {
    const { api, diagnostics } = reserved(answer);
    await api.usersByIds([aUserId()]);
    expect(diagnostics.events.at(-1)).toEqual({ event: 'unreadable-data', detail });
  });

  it('sends no request for an empty list of users', async () => {
    const { api, sent } = reserved(json([]));
    expect(await api.usersByIds([])).toEqual({ ok: true, value: [] });
    expect(sent()).toEqual([]);
  });

  it.each([json({}), json([{}]), emptyResponse(200)])(
    'rejects an invalid list of users: case %#',
    async (answer) => {
      expect(await reserved(answer).api.usersByIds([aUserId()])).toMatchObject({
        error: { kind: 'malformed-response' },
      });
    },
  );

  it('creates a business', async () => {
    const { api, sent, lastBody } = reserved(json({ id: 'b' }, 201));
    expect(await api.createBusiness({ name: 'Levi Locks', status: 'draft' })).toEqual(DONE);
    expect(sent()).toEqual(['POST /123/businesses']);
    expect(lastBody()).toEqual({ name: 'Levi Locks', status: 'draft' });
  });

  it('replaces a business', async () => {
    const { api, sent, lastBody } = reserved(emptyResponse(204));
    expect(await api.replaceBusiness(aBusinessId(), { name: 'Levi Keys' })).toEqual(DONE);
    expect(sent()).toEqual(['PUT /123/businesses/business-1']);
    expect(lastBody()).toEqual({ name: 'Levi Keys' });
  });

  it('deletes a business', async () => {
    const { api, sent } = reserved(emptyResponse(204));
    expect(await api.deleteBusiness(aBusinessId())).toEqual(DONE);
    expect(sent()).toEqual(['DELETE /123/businesses/business-1']);
  });

  it('uploads a picture of a business', async () => {
    const { api, sent, server } = reserved(json({}));
    expect(await api.uploadBusinessPicture(PICTURE)).toEqual(DONE);
    expect(sent()).toEqual(['POST /123/businesses/media']);
    expect(server.requests[0]?.headers['content-type']).toContain('multipart/form-data');
  });

  it('pays for a business', async () => {
    const { api, sent, lastBody } = reserved(json({}));
    expect(await api.payForBusiness(aBusinessId(), { any: 'thing' })).toEqual(DONE);
    expect(sent()).toEqual(['POST /subscriptions/business/business-1/payment']);
    expect(lastBody()).toEqual({ any: 'thing' });
  });

  it('returns a refusal', async () => {
    const { api } = reserved(json({ success: false, message: 'Not open' }));
    expect(await api.createBusiness({})).toEqual({
      ok: false,
      error: { kind: 'refused', message: 'Not open' },
    });
    expect(await reserved(json({ message: 'No' }, 409)).api.deleteBusiness(aBusinessId())).toMatchObject({
      ok: false,
      error: { kind: 'refused', message: 'No' },
    });
  });
});
