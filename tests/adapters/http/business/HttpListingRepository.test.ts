import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ApiFailure, ApiRequest } from '@/adapters/http/ApiClient';
import { HttpListingRepository } from '@/adapters/http/business/HttpListingRepository';
import { isRecord } from '@/adapters/http/isRecord';
import type { ListingRecord } from '@/application/ports/ListingRepository';
import { NO_CONTACT } from '@/domain/business/listing/Listing';
import { failure, success, type Result } from '@/domain/shared/result';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { RecordingDiagnostics } from '@tests/support/RecordingDiagnostics';
import { aClient } from '@tests/support/http/aClient';
import { json as jsonResponse } from '@tests/support/http/answers';
import { FakeServer } from '@tests/support/http/FakeServer';
import { anyRecordWith, SEEDED_RUNS } from '../../../domain/arbitraries';

const REFUSAL: Extract<ApiFailure, { kind: 'rejected' }> = {
  kind: 'rejected',
  status: 422,
  isFromGateway: false,
  fields: [],
  messages: [],
  codes: [],
  retryAfter: undefined,
};

/** A repository whose API has this record. */
function aRepository(
  json: string,
  { etag, refusal, answer }: { etag?: string | undefined; refusal?: ApiFailure; answer?: object } = {},
) {
  const sent: ApiRequest[] = [];
  const client = {
    send: async (request: ApiRequest) => {
      sent.push(request);
      const response = { status: 200, text: json, etag };
      if (request.isRead) return success({ ...response, body: JSON.parse(json) as unknown });
      return refusal === undefined ? success({ ...response, body: answer }) : failure(refusal);
    },
  };
  const listings = new HttpListingRepository(client, '123', new RecordingDiagnostics(), [], '24:00');
  return { listings, sent };
}

async function readFrom(listings: HttpListingRepository): Promise<ListingRecord> {
  const read = await listings.read(aBusinessId('a'));
  if (!read.ok) throw new Error(read.error.kind);
  return read.value;
}

describe('a listing over HTTP', () => {
  it('is sent whole, with every unchanged field as it was read', async () => {
    await fc.assert(
      fc.asyncProperty(anyRecordWith('status', 'rating', 'chats', 'unknown'), async (others) => {
        const record: Readonly<Record<string, unknown>> = { ...Object(others), id: 'a', address: 'Herzl 1' };
        const { listings, sent } = aRepository(JSON.stringify(record));
        await listings.write(await readFrom(listings), { address: 'Herzl 2' });
        expect(JSON.stringify(sent[1]?.body)).toBe(JSON.stringify({ ...record, address: 'Herzl 2' }));
      }),
      SEEDED_RUNS,
    );
  });

  it('with a number that JavaScript cannot hold is not editable', async () => {
    const { listings } = aRepository('{"id":"a","chats":[12345678901234567890]}');
    const read: Result<unknown, unknown> = await listings.read(aBusinessId('a'));
    expect(read).toEqual(failure({ kind: 'listing-not-editable' }));
  });

  it.each(['{"id":"b"}', '{}', '[]'])('that is not the requested one cannot be read: %s', async (json) => {
    expect(await aRepository(json).listings.read(aBusinessId('a'))).toMatchObject({
      error: { kind: 'malformed-response' },
    });
  });

  it('is refused when a 2xx response says that it failed', async () => {
    const { listings } = aRepository('{"id":"a"}', {
      answer: { success: false, message: 'Held for review' },
    });
    expect(await listings.write(await readFrom(listings), { address: 'Herzl 2' })).toEqual(
      failure({ kind: 'refused', message: 'Held for review' }),
    );
  });

  it('tells when it has room for one contact only', async () => {
    const { listings } = aRepository('{"id":"a","contactInfo":{"phoneNumber":"04-555-0101"}}');
    expect(await readFrom(listings)).toMatchObject({
      hasSingleContact: true,
      listing: { 'contact.0': { phoneNumbers: ['04-555-0101'] } },
    });
  });

  it('has that contact also while it is empty, but none where the API has no contacts', async () => {
    const empty = aRepository('{"id":"a","contactInfo":{"phoneNumber":""}}');
    expect((await readFrom(empty.listings)).listing['contact.0']).toEqual(NO_CONTACT);
    const { listings } = aRepository('{"id":"a","contactInfo":null}');
    expect((await readFrom(listings)).listing['contact.0']).toBeUndefined();
  });

  it('has the number of each contact in the list of the API', async () => {
    const { listings } = aRepository('{"id":"a","contactInfo":[{},7,{"fax":"04-555-0101"}]}');
    const { listing } = await readFrom(listings);
    expect(Object.keys(listing).filter((field) => field.startsWith('contact.'))).toEqual(['contact.2']);
  });

  it.each([
    ['"1"', '"1"'],
    ['W/"1"', undefined],
    [undefined, undefined],
  ])('with the ETag %s is written with If-Match %s', async (etag, ifMatch) => {
    const { listings, sent } = aRepository('{"id":"a"}', { etag });
    await listings.write(await readFrom(listings), { address: 'Herzl 2' });
    expect(sent[1]).toMatchObject({ method: 'PUT', path: ['123', 'businesses', 'a'] });
    expect(sent[1]?.ifMatch).toBe(ifMatch);
  });

  it.each([409, 412])('is changed elsewhere when a write is answered with %i', async (status) => {
    const { listings } = aRepository('{"id":"a"}', { refusal: { ...REFUSAL, status } });
    const written = await listings.write(await readFrom(listings), { address: 'Herzl 2' });
    expect(written).toEqual(failure({ kind: 'changed-elsewhere' }));
  });

  it('that another repository has read cannot be written', async () => {
    const { listings } = aRepository('{"id":"a"}');
    const other = aRepository('{"id":"a"}').listings;
    await expect(other.write(await readFrom(listings), { address: 'b' })).rejects.toThrow(
      'not read by this repository',
    );
  });

  it('is written with the ETag of its response, over a real connection', async () => {
    const server = await FakeServer.start();
    server.willRespond(
      jsonResponse({ id: 'a', rating: 4.5 }, 200, { etag: '"7"' }),
      jsonResponse({ success: true }),
    );
    const listings = new HttpListingRepository(
      aClient(server.url),
      '123',
      new RecordingDiagnostics(),
      [],
      '24:00',
    );
    await listings.write(await readFrom(listings), { address: 'Herzl 2' });
    const [, put] = server.requests;
    expect(put?.headers['if-match']).toBe('"7"');
    const body: unknown = JSON.parse(put?.body ?? '');
    expect(isRecord(body) && body).toEqual({ id: 'a', rating: 4.5, address: 'Herzl 2' });
    await server.close();
  });
});
