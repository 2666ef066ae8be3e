/**
 * True when this browser supports streaming request bodies. The check creates a request with a stream: a browser with
 * support reads `duplex` and sets no Content-Type. Other browsers convert the stream to a string, or throw.
 */
export function canStreamRequests(
  makeRequest: (url: string, init: RequestInit & { readonly duplex: 'half' }) => Pick<Request, 'headers'> = (
    url,
    init,
  ) => new Request(url, init),
): boolean {
  let isDuplexRead = false;
  try {
    const { headers } = makeRequest('https://feature.test', {
      method: 'POST',
      body: new ReadableStream(),
      get duplex() {
        isDuplexRead = true;
        return 'half' as const;
      },
    });
    return isDuplexRead && !headers.has('Content-Type');
  } catch {
    return false;
  }
}
