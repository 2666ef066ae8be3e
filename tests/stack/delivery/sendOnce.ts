export type BodyKind = 'plain' | 'streamed';

export const BODY = '{"plan_id":"premium-monthly"}';

/** What became of one `fetch` in the page. */
export interface SendOutcome {
  /** The status, or the name and message of the error. */
  readonly ended: string;
}

/**
 * An expression for the page: opens the connection with a read, as the product has done long before an owner pays, and
 * sends one write on it.
 */
export function sendOnce(url: string, method: string, body: BodyKind): string {
  return `(async () => {
    await (await fetch(${JSON.stringify(url)}, { cache: 'no-store' })).text();
    const text = ${JSON.stringify(BODY)};
    const streamed = () => new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    });
    const body = ${body === 'streamed' ? "{ body: streamed(), duplex: 'half' }" : '{ body: text }'};
    const headers = { Authorization: 'Bearer token', 'Content-Type': 'application/json' };
    try {
      const answer = await fetch(${JSON.stringify(url)}, { method: ${JSON.stringify(method)}, headers, ...body });
      await answer.text();
      return { ended: String(answer.status) };
    } catch (error) {
      return { ended: error.name + ': ' + error.message };
    }
  })()`;
}
