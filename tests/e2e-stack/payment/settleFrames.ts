import type { Frame, Page } from '@playwright/test';

/**
 * Waits until the page and its iframes have received all messages of each other. Messages between two windows keep
 * their order, so this sends one more in each direction and waits for it.
 */
export async function settleFrames(page: Page): Promise<void> {
  await Promise.all(page.frames().slice(1).map(settleFrame));
}

async function settleFrame(frame: Frame): Promise<void> {
  const element = await frame.frameElement().catch(() => undefined);
  if (element === undefined) return;
  const received = frame
    .evaluate(
      async () =>
        new Promise<void>((settle) => {
          addEventListener('message', function onMessage({ data, source }: MessageEvent<unknown>) {
            if (data !== 'there') return;
            removeEventListener('message', onMessage);
            source?.postMessage('back', { targetOrigin: '*' });
            settle();
          });
        }),
    )
    .catch(() => undefined);
  await element
    .evaluate(
      async (node) =>
        new Promise<void>((settle) => {
          const inner = node instanceof HTMLIFrameElement ? node.contentWindow : undefined;
          const call = (): void => inner?.postMessage('there', '*');
          const calls = setInterval(call, 20);
          addEventListener('message', function onMessage({ data, source }: MessageEvent<unknown>) {
            if (data !== 'back' || source !== inner) return;
            clearInterval(calls);
            removeEventListener('message', onMessage);
            settle();
          });
          call();
        }),
    )
    .catch(() => undefined);
  await received;
}
