import { describe, expect, it } from 'vitest';
import { canStreamRequests } from '@/adapters/http/canStreamRequests';

type MakeRequest = NonNullable<Parameters<typeof canStreamRequests>[0]>;

/** Like Firefox: converts the stream to a text and never reads the `duplex` option. */
const asText: MakeRequest = (url) => new Request(url, { method: 'POST', body: '[object ReadableStream]' });

/** Like a browser that reads the `duplex` option but converts the stream to a text. */
const asTextThatKnows: MakeRequest = (url, init) => {
  void init.duplex;
  return asText(url, init);
};

/** Keeps no Content-Type, but never reads the `duplex` option. */
const withoutDuplex: MakeRequest = (url) => new Request(url, { method: 'POST' });

const throwing: MakeRequest = () => {
  throw new TypeError('ReadableStream uploading is not supported');
};

describe('support for request streams', () => {
  it('exists when the browser reads the `duplex` option and keeps the stream', () => {
    expect(canStreamRequests()).toBe(true);
  });

  it.each([
    ['where the stream becomes a text', asText],
    ['where the stream becomes a text all the same', asTextThatKnows],
    ['where the option is not read', withoutDuplex],
    ['where it throws', throwing],
  ])('does not exist %s', (_what, makeRequest) => {
    expect(canStreamRequests(makeRequest)).toBe(false);
  });
});
