/**
 * Whether this browser sends a body as it is made. One that does reads `duplex` and sets no Content-Type; one that
 * does not takes the stream for a text, or throws.
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
