import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiHarness } from './support/ApiHarness';
import { aWireBusiness, aWireSubscription, aWireWorld } from './support/aWireWorld';

let harness: ApiHarness;

beforeAll(async () => {
  harness = await ApiHarness.start({ world: aWireWorld({ plumbing: aWireSubscription() }) });
});

afterAll(async () => {
  await harness.close();
});

beforeEach(async () => {
  await harness.control.reset();
});

describe('POST businesses', () => {
  it('returns known businesses in the order of the ids, each with one contact', async () => {
    const body = ['diving', 'nothing', 'plumbing'];
    expect(await harness.send('POST', '/businesses', { as: 'noor', body })).toMatchObject({
      status: 200,
      body: [
        { id: 'diving' },
        {
          id: 'plumbing',
          contactInfo: {
            phoneNumber: '04-812-3456',
            email: 'office@example.com',
            website: 'https://plumbing.example.com',
          },
        },
      ],
    });
  });

  it('responds 400 to an invalid list of ids', async () => {
    expect(await harness.send('POST', '/businesses', { as: 'noor', body: { ids: [] } })).toMatchObject({
      status: 400,
    });
  });
});

describe('GET {region}/businesses/{id}', () => {
  it('returns all data with the list of contacts', async () => {
    expect((await harness.send('GET', '/123/businesses/plumbing', { as: 'noor' })).body).toEqual(
      aWireBusiness(),
    );
  });

  it.each(['/123/businesses/nothing', '/999/businesses/plumbing'])('responds 404: %s', async (path) => {
    expect(await harness.send('GET', path, { as: 'noor' })).toMatchObject({ status: 404 });
  });
});

describe('PUT {region}/businesses/{id}/status', () => {
  const path = '/123/businesses/diving/status';

  it('changes the status, which a later read returns', async () => {
    expect(await harness.send('PUT', path, { as: 'noor', body: { status: 'active' } })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await harness.send('GET', '/123/businesses/diving', { as: 'noor' })).toMatchObject({
      body: { status: 'active', isActive: true },
    });
  });

  it.each([{ status: 'Active' }, { status: 'draft' }, 'active', { body: 'active' }])(
    'responds 400 to %j',
    async (sent) => {
      const body = JSON.stringify(sent);
      const headers = { 'content-type': 'application/json' };
      expect(await harness.send('PUT', path, { as: 'noor', body, headers })).toMatchObject({ status: 400 });
    },
  );

  it('accepts the plain text when configured so', async () => {
    await harness.control.setSwitches({ statusBody: 'string', contract: 'unchecked' });
    const headers = { 'content-type': 'application/json' };
    expect(await harness.send('PUT', path, { as: 'noor', body: '"active"', headers })).toMatchObject({
      status: 200,
    });
    expect(await harness.send('PUT', path, { as: 'noor', body: { status: 'active' } })).toMatchObject({
      status: 400,
    });
  });
});

describe('the reserved calls', () => {
  it('POST {region}/businesses creates a draft of the caller', async () => {
    const body = { id: 'salon', name: 'סלון' };
    expect(await harness.send('POST', '/123/businesses', { as: 'noor', body })).toMatchObject({
      status: 201,
    });
    expect(await harness.send('GET', '/123/businesses/salon', { as: 'noor' })).toMatchObject({
      body: { ...body, status: 'draft', ownerId: 'noor' },
    });
    expect(await harness.send('GET', '/users/noor', { as: 'noor' })).toMatchObject({
      body: { businessIds: ['plumbing', 'diving', 'salon'] },
    });
    expect(await harness.send('POST', '/123/businesses', { as: 'noor', body })).toMatchObject({
      status: 409,
    });
    expect(await harness.send('POST', '/9/businesses', { as: 'noor', body })).toMatchObject({ status: 404 });
  });

  it('PUT {region}/businesses/{id} replaces everything but id and owner', async () => {
    const body = { id: 'other', ownerId: 'tamar', name: 'Pipes' };
    await harness.send('PUT', '/123/businesses/plumbing', { as: 'noor', body });
    expect((await harness.send('GET', '/123/businesses/plumbing', { as: 'noor' })).body).toEqual({
      id: 'plumbing',
      ownerId: 'noor',
      name: 'Pipes',
    });
  });

  it('DELETE {region}/businesses/{id} deletes it with its subscription', async () => {
    expect(await harness.send('DELETE', '/123/businesses/plumbing', { as: 'noor' })).toMatchObject({
      status: 204,
    });
    expect(await harness.send('GET', '/123/businesses/plumbing', { as: 'noor' })).toMatchObject({
      status: 404,
    });
    expect(await harness.send('GET', '/users/noor', { as: 'noor' })).toMatchObject({
      body: { businessIds: ['diving'] },
    });
  });

  it('POST {region}/businesses/media stores a picture', async () => {
    const body = new FormData();
    body.append('file', new Blob(['x'], { type: 'image/webp' }), 'picture.webp');
    expect(await harness.send('POST', '/123/businesses/media', { as: 'noor', body })).toMatchObject({
      status: 201,
    });
    expect(await harness.send('POST', '/9/businesses/media', { as: 'noor', body })).toMatchObject({
      status: 404,
    });
  });
});
