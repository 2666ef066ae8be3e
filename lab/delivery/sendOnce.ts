const BODY = '{"plan_id":"premium-monthly"}';

/** The number of connections that a browser keeps to one server over HTTP/1.1. */
const CONNECTIONS = 6;
const LOAD_TIMEOUT = 10_000;

/**
 * An expression for the page. It opens connections with reads, as the product does before a payment, and sends one
 * write. It resolves with the status or the error.
 */
export function sendOnce(url: string, method: string): string {
  return `(async () => {
    const read = async () => (await fetch(${JSON.stringify(url)}, { cache: 'no-store' })).text();
    const body = ${JSON.stringify(BODY)};
    const headers = { Authorization: 'Bearer token', 'Content-Type': 'application/json' };
    const send = async () => {
      await Promise.all(Array.from({ length: ${String(CONNECTIONS)} }, read));
      const answer = await fetch(${JSON.stringify(url)}, { method: ${JSON.stringify(method)}, headers, body });
      await answer.text();
      return { ended: String(answer.status) };
    };
    const tooLong = new Promise((resolve) => {
      setTimeout(() => resolve({ ended: 'nothing for 10 s' }), ${String(LOAD_TIMEOUT)});
    });
    return Promise.race([
      tooLong,
      send().catch((error) => ({ ended: error.name + ': ' + error.message })),
    ]);
  })()`;
}
