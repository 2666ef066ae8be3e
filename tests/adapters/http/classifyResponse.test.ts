import { describe, expect, it } from 'vitest';
import { classifyResponse, type ReceivedBody } from '@/adapters/http/classifyResponse';
import { failure, success } from '@/domain/shared/result';
import { aMoment } from '@tests/support/builders/aMoment';

const JSON_BODY: ReceivedBody = { isJson: true, text: '', receivedAt: aMoment() };
const OTHER_BODY: ReceivedBody = { ...JSON_BODY, isJson: false };
const headers = { 'content-type': 'application/json' };

describe('a response', () => {
  it('without a body is a success with its status', () => {
    expect(classifyResponse({ status: 204, headers, data: '' }, OTHER_BODY)).toEqual(
      success({ status: 204, body: undefined, text: '', etag: undefined }),
    );
  });

  it('that is no JSON is malformed, and says what it is', () => {
    const html = { status: 200, headers: { 'content-type': 'Text/HTML; charset=utf-8' }, data: '<p>' };
    expect(classifyResponse(html, OTHER_BODY)).toEqual(
      failure({ kind: 'malformed', status: 200, detail: '200 text/html' }),
    );
  });

  it.each([
    [408, { kind: 'outcome-unknown', reason: 'timeout' }],
    [500, { kind: 'outcome-unknown', reason: 'server-error' }],
    [199, { kind: 'outcome-unknown', reason: 'server-error' }],
    [300, { kind: 'outcome-unknown', reason: 'server-error' }],
    [302, { kind: 'outcome-unknown', reason: 'server-error' }],
    [404, { kind: 'rejected', isFromGateway: false, fields: [] }],
  ])('with the status %d', (status, error) => {
    expect(classifyResponse({ status, headers, data: {} }, JSON_BODY)).toMatchObject(failure(error));
  });
});
