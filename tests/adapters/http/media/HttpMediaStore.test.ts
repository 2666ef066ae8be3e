import { describe, expect, it } from 'vitest';
import { apiCalls } from '@/adapters/http/apiCalls';
import { HttpMediaStore } from '@/adapters/http/media/HttpMediaStore';
import type { Picture } from '@/domain/profile/Picture';
import { failure, success } from '@/domain/shared/result';
import { html, json, emptyResponse } from '../../../support/http/answers';
import type { ResponseWriter } from '../../../support/http/FakeServer';
import { setUpHttp } from '../../../support/http/httpHarness';

const PICTURE: Picture = { type: 'image/jpeg', bytes: new Uint8Array([0xff, 0xd8, 0xff, 0, 13, 10, 45, 45]) };
const PICTURE_URL = 'https://media.example.com/1.jpg';

const A_SCRIPT = ['javascript', 'alert(1)'].join(':');

describe('HttpMediaStore', () => {
  const { responding } = setUpHttp();
  const media = (response: ResponseWriter) => {
    const service = responding(response);
    return { ...service, store: new HttpMediaStore(service.client, service.diagnostics) };
  };

  it('sends the picture as one file with no metadata but its type (threats T6)', async () => {
    const { store, sent, server } = media(json({ data: [{ fileUri: PICTURE_URL }] }));
    expect(await store.upload(PICTURE)).toEqual(success(PICTURE_URL));
    expect(sent()).toEqual(['POST /users/media']);
    const [request] = server.requests;
    const [, boundary = ''] = /boundary=(.+)$/.exec(request?.headers['content-type'] ?? '') ?? [];
    expect(request?.body).toBe(
      [
        `--${boundary}`,
        'Content-Disposition: form-data; name="file"; filename="picture.jpeg"',
        'Content-Type: image/jpeg',
        '',
        String.fromCharCode(...PICTURE.bytes),
        `--${boundary}--`,
        '',
      ].join('\r\n'),
    );
  });

  it('sends a picture of a business to the call of its region', async () => {
    const { client, diagnostics, sent } = responding(json({ data: [{ fileUri: PICTURE_URL }] }));
    const store = new HttpMediaStore(client, diagnostics, (file) =>
      apiCalls.uploadBusinessMedia('123', file),
    );
    expect(await store.upload(PICTURE)).toEqual(success(PICTURE_URL));
    expect(sent()).toEqual(['POST /123/businesses/media']);
  });

  it.each([
    { data: [{ fileUri: PICTURE_URL }] },
    { data: { url: PICTURE_URL } },
    { data: [{ fileUri: PICTURE_URL }], url: 'https://media.example.com/other.jpg' },
  ])('finds the URL in %j', async (answer) => {
    expect(await media(json(answer, 201)).store.upload(PICTURE)).toEqual(success(PICTURE_URL));
  });

  it.each([
    ['nothing', emptyResponse(200)],
    ['204', emptyResponse(204)],
    ['a web page', html()],
    ['{}', json({})],
    ['no file', json({ data: [] })],
    ['a script', json({ data: [{ fileUri: A_SCRIPT }] })],
    ['a relative URL', json({ data: { url: '/1.jpg' } })],
    ['a wrong type', json({ data: [{ fileUri: 5 }] })],
    ['null', json(null)],
  ])('has no URL when the response is %s', async (_, answer) => {
    expect(await media(answer).store.upload(PICTURE)).toEqual(failure({ kind: 'outcome-unknown' }));
  });

  it('reports a response without a URL', async () => {
    const { store, diagnostics } = media(json({}));
    await store.upload(PICTURE);
    expect(diagnostics.events).toEqual([
      { event: 'unreadable-data', detail: 'upload: no URL of the picture' },
    ]);
  });

  it('has no permission with 403', async () => {
    const { store } = media(json({}, 403));
    expect(await store.upload(PICTURE)).toMatchObject(failure({ kind: 'forbidden' }));
  });

  it.each([400, 413, 415, 500, 503])('is refused with %i', async (status) => {
    const { store, server } = media(json({ message: 'Too large' }, status));
    expect(await store.upload(PICTURE)).toMatchObject(failure({ kind: 'refused', message: 'Too large' }));
    expect(server.requests).toHaveLength(1);
  });
});
