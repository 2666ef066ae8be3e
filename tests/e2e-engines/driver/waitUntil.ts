/** Asks again and again, until the answer is yes; throws after the time that is given, in milliseconds. */
export async function waitUntil(
  what: string,
  isTrue: () => Promise<boolean>,
  timeout = 20_000,
): Promise<void> {
  const deadline = Date.now() + timeout;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`Not within ${String(timeout)} ms: ${what}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}
