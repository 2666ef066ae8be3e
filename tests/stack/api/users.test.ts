import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import profileUpdate from '../../support/wire/profileUpdate.json';
import { ApiHarness } from './support/ApiHarness';
import { aWireUser, aWireWorld } from './support/aWireWorld';

let harness: ApiHarness;

beforeAll(async () => {
  harness = await ApiHarness.start({ world: aWireWorld() });
});

afterAll(async () => {
  await harness.close();
});

beforeEach(async () => {
  await harness.control.reset();
});

describe('GET users/{id}', () => {
  it('answers the record', async () => {
    expect(await harness.send('GET', '/users/noor', { as: 'noor' })).toMatchObject({
      status: 200,
      body: aWireUser(),
    });
  });

  it('answers 404 to somebody who was never here', async () => {
    expect(await harness.send('GET', '/users/dana', { as: 'dana' })).toMatchObject({ status: 404 });
  });

  it('answers 500 for a record that cannot be read', async () => {
    expect(await harness.send('GET', '/users/sami', { as: 'sami' })).toMatchObject({ status: 500 });
  });
});

describe('POST users', () => {
  const newcomer = {
    Id: 'dana',
    FirstName: 'דנה',
    LastName: 'לוי',
    PhoneNumber: '054-123-4567',
    Email: 'dana@example.com',
    Address: '',
    MultiLanguageUserName: { firstName: { he: 'דנה' }, lastName: { he: 'לוי', en: '' } },
  };

  it('creates a record, which a later read answers', async () => {
    const created = await harness.send('POST', '/users', { as: 'dana', body: newcomer });
    expect(created).toMatchObject({
      status: 201,
      body: {
        id: 'dana',
        firstName: 'דנה',
        lastName: 'לוי',
        multiLanguageUserName: { firstName: { he: 'דנה' }, lastName: { he: 'לוי' } },
        phoneNumber: '054-123-4567',
        email: 'dana@example.com',
        address: null,
        businessIds: [],
      },
    });
    expect((await harness.send('GET', '/users/dana', { as: 'dana' })).body).toEqual(created.body);
  });

  it('answers 409 when there is one', async () => {
    await harness.send('POST', '/users', { as: 'dana', body: newcomer });
    expect(await harness.send('POST', '/users', { as: 'dana', body: newcomer })).toMatchObject({
      status: 409,
    });
  });

  it.each([
    ['another spelling', { ...newcomer, firstName: 'דנה' }],
    ['no id', { ...newcomer, Id: undefined }],
    ['a list', [newcomer]],
  ])('answers 400 to %s', async (_, body) => {
    expect(await harness.send('POST', '/users', { as: 'dana', body })).toMatchObject({ status: 400 });
  });

  it('answers 415 to what does not say that it is JSON', async () => {
    const body = JSON.stringify(newcomer);
    expect(await harness.send('POST', '/users', { as: 'dana', body })).toMatchObject({ status: 415 });
  });

  it('answers 400 to what is no JSON', async () => {
    const headers = { 'content-type': 'application/json' };
    expect(await harness.send('POST', '/users', { as: 'dana', body: '{"Id":', headers })).toMatchObject({
      status: 400,
    });
  });
});

describe('PUT users/{id}', () => {
  it('changes what is sent, which a later read answers', async () => {
    expect(await harness.send('PUT', '/users/noor', { as: 'noor', body: profileUpdate })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await harness.send('GET', '/users/noor', { as: 'noor' })).body).toEqual(
      aWireUser({
        firstName: 'Dina',
        lastName: null,
        email: 'dina@example.com',
        phoneNumber: '0521234567',
        address: 'Herzl 2',
        multiLanguageUserName: { firstName: { en: 'Dina', ar: 'دينا' }, lastName: {} },
        avatar: 'https://media.example.com/dina.jpg',
      }),
    );
  });

  it('keeps names and picture that are not sent, and removes a picture that is empty', async () => {
    const { MultiLanguageUserName: _, avatar, ...rest } = profileUpdate;
    await harness.send('PUT', '/users/noor', { as: 'noor', body: { ...rest, avatar } });
    await harness.send('PUT', '/users/noor', { as: 'noor', body: rest });
    expect((await harness.send('GET', '/users/noor', { as: 'noor' })).body).toMatchObject({
      avatar,
      multiLanguageUserName: aWireUser().multiLanguageUserName,
    });
    await harness.send('PUT', '/users/noor', { as: 'noor', body: { ...rest, avatar: '' } });
    expect((await harness.send('GET', '/users/noor', { as: 'noor' })).body).toMatchObject({ avatar: null });
  });

  it('answers 400 to another spelling', async () => {
    const body = { ...profileUpdate, Address: 'Herzl 3' };
    expect(await harness.send('PUT', '/users/noor', { as: 'noor', body })).toMatchObject({ status: 400 });
  });

  it('answers 404 where there is no record', async () => {
    expect(await harness.send('PUT', '/users/dana', { as: 'dana', body: profileUpdate })).toMatchObject({
      status: 404,
    });
  });
});

it('POST users/byIds answers the caller, and to staff everybody', async () => {
  const body = ['tamar', 'noor', 'nobody'];
  const staffed = await ApiHarness.start({ world: aWireWorld(), staff: ['helper'] });
  expect(await harness.send('POST', '/users/byIds', { as: 'noor', body })).toMatchObject({
    status: 200,
    body: [{ id: 'noor' }],
  });
  expect(await staffed.send('POST', '/users/byIds', { as: 'helper', body })).toMatchObject({
    body: [{ id: 'tamar' }, { id: 'noor' }],
  });
  await staffed.close();
});

describe('POST users/media', () => {
  const bytes = new Uint8Array([137, 80, 78, 71, 1, 2, 3, 250]);

  function aForm(type = 'image/png', name = 'file', content: Uint8Array<ArrayBuffer> = bytes): FormData {
    const form = new FormData();
    form.append(name, new Blob([content], { type }), 'picture');
    return form;
  }

  it('keeps a picture, and answers where everybody can see it', async () => {
    const answer = await harness.send('POST', '/users/media', { as: 'noor', body: aForm() });
    expect(answer).toMatchObject({
      status: 201,
      body: { data: [{ fileUri: expect.stringContaining(`${harness.api.url}/media/`) }] },
    });
    const [, address = ''] = /"fileUri":"([^"]+)"/.exec(answer.text) ?? [];
    const shown = await fetch(address);
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(bytes);
    expect(shown.headers.get('content-type')).toBe('image/png');
  });

  it('answers the other way where it is told to', async () => {
    await harness.control.turn({ mediaAnswer: 'url' });
    expect(await harness.send('POST', '/users/media', { as: 'noor', body: aForm() })).toMatchObject({
      body: { data: { url: expect.stringContaining('/media/') } },
    });
  });

  it.each([
    ['a page', aForm('text/html'), 415],
    ['a part of another name', aForm('image/png', 'picture'), 400],
    ['more than ten megabytes', aForm('image/png', 'file', new Uint8Array(10 * 1024 * 1024 + 1)), 413],
  ])('refuses %s', async (_, body, status) => {
    expect(await harness.send('POST', '/users/media', { as: 'noor', body })).toMatchObject({ status });
  });

  it('refuses what is no form', async () => {
    expect(await harness.send('POST', '/users/media', { as: 'noor', body: { file: 'x' } })).toMatchObject({
      status: 400,
    });
  });

  it('shows the photos of the demo, and nothing else', async () => {
    const photo = await harness.send('GET', '/media/photos/plumbing.svg');
    expect(photo.headers.get('content-type')).toBe('image/svg+xml');
    expect(await harness.send('GET', '/media/photos/..%2F..%2Fx.svg')).toMatchObject({ status: 404 });
    expect(await harness.send('GET', '/media/nothing')).toMatchObject({ status: 404 });
  });
});
