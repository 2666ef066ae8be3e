import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { runCommand } from '../../../scripts/runCommand.mjs';
import { finishDrawing } from './settle';

/** Milliseconds for which the mark of a tap is shown, before and while it is pressed. */
const AIM = 350;
const PRESS = 150;

/** Milliseconds for which the page is shown after it was scrolled to what is tapped. */
const AFTER_SCROLLING = 350;

/** Records a page as a moving picture: still frames, and a mark where it is tapped. */
export class Recording {
  readonly #frames: { readonly file: string; readonly milliseconds: number }[] = [];

  /** @param folder Where the frames are stored. */
  constructor(
    private readonly page: Page,
    private readonly folder: string,
  ) {}

  /** Shows the page as it is now, once it is drawn. */
  async show(milliseconds: number): Promise<void> {
    await finishDrawing(this.page);
    const file = `${this.folder}/${String(this.#frames.length).padStart(2, '0')}.png`;
    await this.page.screenshot({ path: file, caret: 'hide' });
    this.#frames.push({ file, milliseconds });
  }

  /** Shows where the element is tapped, then taps it. Scrolls to it first where it is hidden. */
  async tap(element: Locator): Promise<void> {
    if (await this.#reveal(element)) await this.show(AFTER_SCROLLING);
    const box = await element.boundingBox();
    if (box === null) throw new Error('Expected the tapped element to be visible');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await this.#mark(middle, 44);
    await this.show(AIM);
    await this.#mark(middle, 32);
    await this.show(PRESS);
    await this.#mark(middle, 0);
    await element.click();
  }

  /** Writes the animated WebP, which repeats without end. A lossy one would be smaller, and leave traces of the mark. */
  async save(path: string): Promise<void> {
    mkdirSync(dirname(path), { recursive: true });
    const settings = ['-loop', '0', '-min_size', '-lossless', '-m', '6'];
    const frames = this.#frames.flatMap(({ file, milliseconds }) => ['-d', String(milliseconds), file]);
    const { code, output } = await runCommand('img2webp', [...settings, ...frames, '-o', path]);
    if (code !== 0) throw new Error(`img2webp failed: ${output}`);
  }

  /** Scrolls to the element unless its middle can be tapped. @returns Whether it scrolled. */
  async #reveal(element: Locator): Promise<boolean> {
    return element.evaluate((target) => {
      const { x, y, width, height } = target.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      if (hit !== null && (target.contains(hit) || hit.contains(target))) return false;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      return true;
    });
  }

  /** Draws the mark over everything. A size of 0 removes it. */
  async #mark(at: { readonly x: number; readonly y: number }, size: number): Promise<void> {
    await this.page.evaluate(
      ({ x, y, diameter }) => {
        document.querySelector('[data-mark]')?.remove();
        if (diameter === 0) return;
        const mark = document.createElement('div');
        mark.dataset['mark'] = '';
        Object.assign(mark.style, {
          position: 'fixed',
          inset: `${String(y - diameter / 2)}px auto auto ${String(x - diameter / 2)}px`,
          zIndex: '2147483647',
          inlineSize: `${String(diameter)}px`,
          blockSize: `${String(diameter)}px`,
          border: '3px solid #fff',
          borderRadius: '50%',
          background: 'rgb(16 42 46 / 55%)',
          boxShadow: '0 2px 10px rgb(0 0 0 / 40%)',
          pointerEvents: 'none',
        });
        document.body.append(mark);
      },
      { ...at, diameter: size },
    );
  }
}
