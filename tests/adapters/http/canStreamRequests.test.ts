import { describe, expect, it } from 'vitest';
import { canStreamRequests } from '@/adapters/http/canStreamRequests';

type MakeRequest = NonNullable<Parameters<typeof canStreamRequests>[0]>;

/** As Firefox makes a request: the stream becomes a text, and nobody asks how it is to be sent. */
const asText: MakeRequest = (url) => new Request(url, { method: 'POST', body: '[object ReadableStream]' });

/** As a browser that knows the option, and still takes the stream for a text. */
const asTextThatKnows: MakeRequest = (url, init) => {
  void init.duplex;
  return asText(url, init);
};

const throwing: MakeRequest = () => {
  throw new TypeError('ReadableStream uploading is not supported');
};

describe('whether a browser sends a body as it is made', () => {
  it('is so where it reads how, and takes the stream for a stream', () => {
    expect(canStreamRequests()).toBe(true);
  });

  it.each([
    ['where the stream becomes a text', asText],
    ['where the stream becomes a text all the same', asTextThatKnows],
    ['where it throws', throwing],
  ])('is not so %s', (_what, makeRequest) => {
    expect(canStreamRequests(makeRequest)).toBe(false);
  });
});
