import { describe, expect, it } from 'vitest';
import { classifyResponse, type RawResponse } from '@/adapters/http/classifyResponse';
import { aMoment } from '@tests/support/builders/aMoment';

const raw = (overrides: Partial<RawResponse>): RawResponse => ({
  status: 200,
  contentType: 'application/json',
  retryAfter: undefined,
  content: {},
  isJson: true,
  text: '',
  etag: undefined,
  requestId: undefined,
  receivedAt: aMoment(),
  ...overrides,
});

describe('a response', () => {
  it('without a body is a success with its status', () => {
    expect(classifyResponse(raw({ status: 204, content: '', isJson: false }))).toEqual({
      ok: true,
      value: { status: 204, body: undefined, text: '', etag: undefined },
    });
  });

  it('that is no JSON is malformed, and says what it is', () => {
    expect(classifyResponse(raw({ contentType: 'text/html', content: '<p>', isJson: false }))).toEqual({
      ok: false,
      error: { kind: 'malformed', status: 200, detail: '200 text/html' },
    });
  });

  it.each([
    [408, { kind: 'outcome-unknown', reason: 'timeout' }],
    [500, { kind: 'outcome-unknown', reason: 'server-error' }],
    [199, { kind: 'outcome-unknown', reason: 'server-error' }],
    [300, { kind: 'outcome-unknown', reason: 'server-error' }],
    [302, { kind: 'outcome-unknown', reason: 'server-error' }],
    [404, { kind: 'rejected', isFromGateway: false, fields: [] }],
  ])('with the status %d', (status, error) => {
    expect(classifyResponse(raw({ status }))).toMatchObject({ ok: false, error });
  });
});
