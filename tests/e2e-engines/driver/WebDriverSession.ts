/** An error response of a WebDriver server, with the error code of the standard. */
class WebDriverError extends Error {
  override readonly name = 'WebDriverError';
}

/** Sends the commands of the WebDriver standard (https://www.w3.org/TR/webdriver2/) to one session of a server. */
export class WebDriverSession {
  private constructor(
    private readonly url: string,
    readonly version: string,
  ) {}

  /** Waits up to 45 seconds: on a busy machine, starting a browser takes longer than any other command. */
  static async open(server: string, capabilities: unknown): Promise<WebDriverSession> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const value = await send('POST', `${server}/session`, body, 45_000);
    const sessionId = String(propertyOf(value, 'sessionId'));
    const version = String(propertyOf(propertyOf(value, 'capabilities'), 'browserVersion'));
    return new WebDriverSession(`${server}/session/${sessionId}`, version);
  }

  async get(command: string): Promise<unknown> {
    return send('GET', `${this.url}/${command}`);
  }

  /** @param timeout In milliseconds, until an answer is no longer awaited. */
  async post(command: string, body: unknown = {}, timeout?: number): Promise<unknown> {
    return send('POST', `${this.url}/${command}`, body, timeout);
  }

  async end(): Promise<void> {
    await send('DELETE', this.url);
  }
}

async function send(method: string, url: string, body?: unknown, timeout = 30_000): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeout),
  });
  const value = propertyOf(await answer.json(), 'value');
  if (answer.ok) return value;
  throw new WebDriverError(
    `${method} ${url}: ${String(propertyOf(value, 'error'))}: ${String(propertyOf(value, 'message'))}`,
  );
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
