import type { ResponseWriter } from './FakeServer';

type Headers = Readonly<Record<string, string>>;

export function json(body: unknown, status = 200, headers: Headers = {}): ResponseWriter {
  return (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
      .end(JSON.stringify(body));
}

/** A text response with the given content type, which may be wrong for the text. */
export function text(body: string, contentType: string, status = 200): ResponseWriter {
  return (response) => response.writeHead(status, { 'content-type': contentType }).end(body);
}

export function html(status = 200): ResponseWriter {
  return text(
    '<!doctype html><h1>Sign in</h1><script>card token</script>',
    'text/html; charset=utf-8',
    status,
  );
}

/** A response with a status and an empty body. */
export function emptyResponse(status: number, headers: Headers = {}): ResponseWriter {
  return (response) => response.writeHead(status, headers).end();
}

export function redirectTo(url: string, status = 302): ResponseWriter {
  return emptyResponse(status, { location: url });
}

/** Closes the connection without a response. */
export const reset: ResponseWriter = (response) => response.socket?.destroy();

/** Closes the connection in the middle of the body. */
export const half: ResponseWriter = (response) => {
  response
    .writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
    .write('[{"id":"a"');
  setTimeout(() => response.socket?.destroy(), 5);
};

/** Sends a byte of the body every 10 ms and never ends. */
export const drip: ResponseWriter = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const dripping = setInterval(() => response.write(' '), 10);
  response.on('close', () => clearInterval(dripping));
};

/** Never responds. */
export const silence: ResponseWriter = () => undefined;
