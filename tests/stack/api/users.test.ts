import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aJpegFile, aPngFile } from '../../support/builders/aPictureFile';
import profileUpdate from '../../support/wire/profileUpdate.json';
import { ApiHarness } from './support/ApiHarness';
import { aWireUser, aWireWorld } from './support/aWireWorld';

const harness = await ApiHarness.start({ world: aWireWorld() });

afterAll(async () => harness.close());

beforeEach(async () => harness.control.reset());

describe('GET users/{id}', () => {
  it('returns the record', async () => {
    expect(await harness.send('GET', '/users/noor', { as: 'noor' })).toMatchObject({
      status: 200,
      body: aWireUser(),
    });
  });

  it('responds 404 for a user without a record', async () => {
    expect(await harness.send('GET', '/users/dana', { as: 'dana' })).toMatchObject({ status: 404 });
  });

  it('responds 500 for an unreadable record', async () => {
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

  it('creates a record, which a later read returns', async () => {
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

  it('responds 409 when there is a record', async () => {
    await harness.send('POST', '/users', { as: 'dana', body: newcomer });
    expect(await harness.send('POST', '/users', { as: 'dana', body: newcomer })).toMatchObject({
      status: 409,
    });
  });

  it.each([
    ['a field in another spelling', { ...newcomer, firstName: 'דנה' }],
    ['no id', { ...newcomer, Id: undefined }],
    ['a list', [newcomer]],
  ])('responds 400 to %s', async (_, body) => {
    expect(await harness.send('POST', '/users', { as: 'dana', body })).toMatchObject({ status: 400 });
  });

  it('responds 415 without a JSON content type', async () => {
    const body = JSON.stringify(newcomer);
    expect(await harness.send('POST', '/users', { as: 'dana', body })).toMatchObject({ status: 415 });
  });

  it('responds 400 to invalid JSON', async () => {
    const headers = { 'content-type': 'application/json' };
    expect(await harness.send('POST', '/users', { as: 'dana', body: '{"Id":', headers })).toMatchObject({
      status: 400,
    });
  });
});

describe('PUT users/{id}', () => {
  it('changes the sent fields, which a later read returns', async () => {
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

  it('keeps names and picture when they are not sent, and removes the picture for an empty text', async () => {
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

  it('responds 400 to another spelling', async () => {
    const body = { ...profileUpdate, Address: 'Herzl 3' };
    expect(await harness.send('PUT', '/users/noor', { as: 'noor', body })).toMatchObject({ status: 400 });
  });

  it('responds 404 without a record', async () => {
    expect(await harness.send('PUT', '/users/dana', { as: 'dana', body: profileUpdate })).toMatchObject({
      status: 404,
    });
  });
});

it('POST users/byIds returns the caller, and all users for staff', async () => {
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
  const bytes = aJpegFile();

  function aForm(type = 'image/jpeg', name = 'file', content: Uint8Array<ArrayBuffer> = bytes): FormData {
    const form = new FormData();
    form.append(name, new Blob([content], { type }), 'picture');
    return form;
  }

  it('stores a picture, and responds with its public URL', async () => {
    const answer = await harness.send('POST', '/users/media', { as: 'noor', body: aForm() });
    expect(answer).toMatchObject({
      status: 201,
      body: { data: [{ fileUri: expect.stringContaining(`${harness.api.url}/media/`) }] },
    });
    const [, url = ''] = /"fileUri":"([^"]+)"/.exec(answer.text) ?? [];
    const shown = await fetch(url);
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(bytes);
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
  });

  it('responds in the other format when configured so', async () => {
    await harness.control.setSwitches({ mediaAnswer: 'url' });
    expect(await harness.send('POST', '/users/media', { as: 'noor', body: aForm() })).toMatchObject({
      body: { data: { url: expect.stringContaining('/media/') } },
    });
  });

  it.each([
    ['a page', aForm('text/html'), 415],
    ['a picture of another type than the client sends', aForm('image/png', 'file', aPngFile()), 415],
    ['a part of another name', aForm('image/jpeg', 'picture'), 400],
    ['more pixels than the contract allows', aForm('image/jpeg', 'file', aJpegFile({ width: 1025 })), 413],
    ['more than ten megabytes', aForm('image/jpeg', 'file', new Uint8Array(10 * 1024 * 1024 + 1)), 413],
  ])('refuses %s', async (_, body, status) => {
    expect(await harness.send('POST', '/users/media', { as: 'noor', body })).toMatchObject({ status });
  });

  it('refuses a body that is no form', async () => {
    expect(await harness.send('POST', '/users/media', { as: 'noor', body: { file: 'x' } })).toMatchObject({
      status: 400,
    });
  });

  it('serves the photos of the demo, and no other files', async () => {
    const photo = await harness.send('GET', '/media/photos/plumbing.svg');
    expect(photo.headers.get('content-type')).toBe('image/svg+xml');
    expect(await harness.send('GET', '/media/photos/..%2F..%2Fx.svg')).toMatchObject({ status: 404 });
    expect(await harness.send('GET', '/media/nothing')).toMatchObject({ status: 404 });
  });
});
