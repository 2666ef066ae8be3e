import type { Frame, Page } from '@playwright/test';

/**
 * Waits until page and frames have heard all they said to one another: messages between two windows keep their
 * order, so one more each way arrives last.
 */
export async function settleFrames(page: Page): Promise<void> {
  await Promise.all(page.frames().slice(1).map(settleFrame));
}

async function settleFrame(frame: Frame): Promise<void> {
  const element = await frame.frameElement().catch(() => undefined);
  if (element === undefined) return;
  const heard = frame
    .evaluate(
      async () =>
        new Promise<void>((settle) => {
          addEventListener('message', function hear({ data, source }: MessageEvent<unknown>) {
            if (data !== 'there') return;
            removeEventListener('message', hear);
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
          addEventListener('message', function hear({ data, source }: MessageEvent<unknown>) {
            if (data !== 'back' || source !== inner) return;
            clearInterval(calls);
            removeEventListener('message', hear);
            settle();
          });
          call();
        }),
    )
    .catch(() => undefined);
  await heard;
}
