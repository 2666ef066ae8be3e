import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aJpegFile } from '../../support/builders/aPictureFile';
import { ApiHarness } from './support/ApiHarness';
import { aWireBusiness, aWireSubscription, aWireWorld } from './support/aWireWorld';

const harness = await ApiHarness.start({ world: aWireWorld({ plumbing: aWireSubscription() }) });

afterAll(async () => harness.close());

beforeEach(async () => harness.control.reset());

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

describe('PUT {region}/businesses/{id}', () => {
  const path = '/123/businesses/plumbing';
  const put = async (body: object, headers: Readonly<Record<string, string>> = {}) =>
    harness.send('PUT', path, {
      as: 'noor',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const read = async () => harness.send('GET', path, { as: 'noor' });

  it('replaces everything but what other calls change', async () => {
    const body = {
      id: 'other',
      ownerId: 'tamar',
      status: 'draft',
      isVerified: true,
      name: 'Pipes',
      unknown: [1],
    };
    expect(await put(body)).toMatchObject({ status: 200, body: { success: true } });
    const { updatedAt, ...business } = v.parse(v.looseObject({ updatedAt: v.string() }), (await read()).body);
    expect(Date.parse(updatedAt)).not.toBeNaN();
    expect(business).toEqual({
      id: 'plumbing',
      ownerId: 'noor',
      status: 'active',
      isActive: true,
      isVerified: true,
      name: 'Pipes',
      unknown: [1],
    });
  });

  it.each<[string, object]>([
    ['without a name', { name: ' ' }],
    ['with a time that is none', { operatingHours: { rules: [{ dayOfWeek: 1, startTime: '25:00' }] } }],
    ['with a day that is none', { operatingHours: { rules: [{ dayOfWeek: 7 }] } }],
    ['with a phone number without digits', { contactInfo: [{ phoneNumbers: ['call me'] }] }],
    ['with a website of another kind', { website: 'ftp://pipes.example.com' }],
    ['with a name that is too long', { name: 'n'.repeat(301) }],
  ])('refuses one %s, and changes nothing', async (_, changed) => {
    const { status } = await put({ name: 'Pipes', ...changed });
    expect([400, 422]).toContain(status);
    expect((await read()).body).toEqual(aWireBusiness());
  });

  it('refuses a change of another record than the one that was read', async () => {
    expect(await put({ name: 'Pipes' }, { 'if-match': '"an earlier one"' })).toMatchObject({ status: 412 });
    expect((await read()).body).toEqual(aWireBusiness());
  });
});

describe('POST {region}/businesses/media', () => {
  function aForm(height: number): FormData {
    const body = new FormData();
    body.append(
      'file',
      new Blob([aJpegFile({ width: 1200, height })], { type: 'image/jpeg' }),
      'picture.jpeg',
    );
    return body;
  }

  it('stores a picture', async () => {
    const body = aForm(1400);
    expect(await harness.send('POST', '/123/businesses/media', { as: 'noor', body })).toMatchObject({
      status: 201,
    });
    expect(await harness.send('POST', '/9/businesses/media', { as: 'noor', body })).toMatchObject({
      status: 404,
    });
  });

  it('refuses more pixels than the contract allows', async () => {
    expect(
      await harness.send('POST', '/123/businesses/media', { as: 'noor', body: aForm(1401) }),
    ).toMatchObject({ status: 413 });
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
});
