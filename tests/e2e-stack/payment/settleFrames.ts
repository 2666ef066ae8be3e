import type { Page } from '@playwright/test';

/**
 * Waits until page and frames have heard all they said to one another: messages between two windows keep their
 * order, so one more each way arrives last.
 */
export async function settleFrames(page: Page): Promise<void> {
  for (const frame of page.frames().slice(1)) {
    const element = await frame.frameElement().catch(() => undefined);
    if (element === undefined) continue;
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
            const call = setInterval(() => inner?.postMessage('there', '*'), 20);
            addEventListener('message', function hear({ data, source }: MessageEvent<unknown>) {
              if (data !== 'back' || source !== inner) return;
              clearInterval(call);
              removeEventListener('message', hear);
              settle();
            });
          }),
      )
      .catch(() => undefined);
    await heard;
  }
}
