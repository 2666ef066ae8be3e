import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '@/adapters/http/ApiClient';
import {
  asIdempotentWriteFailure,
  asWriteFailure,
  reportReadFailure,
  isMissing,
  refusalInSuccess,
  retryAfterOf,
} from '@/adapters/http/serviceFailures';
import { RecordingDiagnostics } from '@tests/support/RecordingDiagnostics';

const texts = { messages: ['Why'], codes: [], retryAfter: undefined } as const;
const rejected = (status: number) =>
  ({ ...texts, kind: 'rejected', status, isFromGateway: false, fields: [] }) as const;
const broken = { ...texts, kind: 'outcome-unknown', reason: 'server-error', status: 500 } as const;
const silent = { ...texts, kind: 'outcome-unknown', reason: 'network', status: undefined } as const;

const asRead = (failure: ApiFailure) => {
  const read = reportReadFailure(failure, new RecordingDiagnostics());
  return read.ok ? undefined : read.error;
};

describe('a failed read', () => {
  it.each<[string, ApiFailure, object]>([
    ['that was not sent is offline', { kind: 'not-sent' }, { kind: 'offline' }],
    ['of an ended session', { kind: 'session-expired' }, { kind: 'session-expired' }],
    ['without permission', rejected(403), { kind: 'forbidden', message: 'Why' }],
    ['that the service refuses', rejected(409), { kind: 'unavailable', message: 'Why' }],
    ['that the service cannot answer', broken, { kind: 'unavailable', message: 'Why' }],
    [
      'without a token has no response',
      { kind: 'token-unavailable', wasSent: false },
      { kind: 'unavailable', hasNoResponse: true },
    ],
    ['without an answer has no response', silent, { kind: 'unavailable', hasNoResponse: true }],
    ['that was aborted', { kind: 'aborted' }, { kind: 'unavailable' }],
    [
      'with an unreadable answer',
      { kind: 'malformed', status: 200, detail: '200 text/html' },
      { kind: 'malformed-response', detail: '200 text/html' },
    ],
  ])('%s', (_, failure, expected) => {
    expect(asRead(failure)).toEqual(expected);
  });

  it('with an unreadable answer is reported, any other is not', () => {
    const diagnostics = new RecordingDiagnostics();
    reportReadFailure(broken, diagnostics);
    reportReadFailure({ kind: 'malformed', status: 200, detail: '200 text/html' }, diagnostics);
    expect(diagnostics.events).toEqual([{ event: 'unreadable-data', detail: '200 text/html' }]);
  });
});

describe('a failed write', () => {
  it.each<[string, ApiFailure, string, string]>([
    ['was not sent', { kind: 'not-sent' }, 'offline', 'offline'],
    ['had an ended session', { kind: 'session-expired' }, 'session-expired', 'session-expired'],
    ['had no permission', rejected(403), 'forbidden', 'forbidden'],
    ['was refused', rejected(409), 'refused', 'refused'],
    ['had no valid token', { kind: 'token-unavailable', wasSent: false }, 'unavailable', 'unavailable'],
    ['met a broken service', broken, 'outcome-unknown', 'refused'],
    ['got no answer', silent, 'outcome-unknown', 'outcome-unknown'],
    ['was aborted', { kind: 'aborted' }, 'outcome-unknown', 'outcome-unknown'],
  ])('that %s', (_, failure, once, idempotent) => {
    expect(asWriteFailure(failure).kind).toBe(once);
    expect(asIdempotentWriteFailure(failure).kind).toBe(idempotent);
  });
});

describe('a missing resource', () => {
  it.each<[string, ApiFailure, boolean]>([
    ['a 404 of the API', rejected(404), true],
    ['a 404 of a gateway', { ...rejected(404), isFromGateway: true }, false],
    ['another refusal', rejected(410), false],
    ['an unknown outcome with that status', { ...broken, status: 404 }, false],
  ])('is %s: %s', (_, failure, expected) => {
    expect(isMissing(failure)).toBe(expected);
  });
});

describe('a refusal in a successful response', () => {
  it.each<[unknown, readonly string[] | undefined]>([
    [{ success: false, message: 'Why' }, ['Why']],
    [{ success: false, message: 'Done', error: 'Why' }, ['Why', 'Done']],
    [{ success: true, message: 'Done' }, undefined],
    [{ message: 'Done' }, undefined],
    [Object.create({ success: false }), undefined],
    [[], undefined],
    [null, undefined],
    ['no', undefined],
  ])('%j', (body, messages) => {
    expect(refusalInSuccess({ body })?.messages).toEqual(messages);
  });
});

describe('the wait that a response asks for', () => {
  it.each([
    ['after a 429', { ...rejected(429), retryAfter: 3000 }, 3000],
    ['after a 429 without a time', rejected(429), 10_000],
    ['after another status, whatever it says', { ...rejected(409), retryAfter: 3000 }, undefined],
  ] as const)('%s', (_, failure, wait) => {
    expect(retryAfterOf(failure)).toBe(wait);
  });
});
