/** Polls the condition every 50 ms until it is true. Throws after the timeout, in milliseconds. */
export async function waitUntil(
  what: string,
  isTrue: () => Promise<boolean>,
  timeout = 20_000,
): Promise<void> {
  const deadline = Date.now() + timeout;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`Timed out after ${String(timeout)} ms. Expected: ${what}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}
