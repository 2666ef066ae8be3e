import type { Page } from '@playwright/test';

/**
 * Returns what does not fit into the window: the page when it scrolls sideways, texts that are cut off by the window, by a
 * control, or by a box with hidden overflow, texts that are drawn over each other, and values that are wider than their
 * field.
 */
export async function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    interface DrawnText {
      readonly words: string;
      readonly holder: Element;
      readonly range: Range;
    }

    interface Line {
      readonly text: DrawnText;
      readonly bar: Element | null;
      readonly box: DOMRect;
    }

    const { scrollWidth, clientWidth } = document.documentElement;
    const found =
      scrollWidth > clientWidth ? [`${String(scrollWidth - clientWidth)} pixels beyond the side`] : [];
    for (const { words, holder, range } of textsIn(document.body)) {
      const cutter = cutterOf(holder, range.getBoundingClientRect());
      if (cutter !== undefined) found.push(`cut by ${cutter}: ${words}`);
    }
    return [...new Set([...found, ...overlaps(), ...wideValues()])];

    function textsIn(root: Element): readonly DrawnText[] {
      const all: DrawnText[] = [];
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const words = text.textContent?.trim() ?? '';
        const holder = text.parentElement;
        if (words === '' || holder === null || !holder.checkVisibility({ visibilityProperty: true }))
          continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        all.push({ words, holder, range });
      }
      return all;
    }

    /** The box that cuts a text off. Undefined when the text is fully visible or visually hidden on purpose. */
    function cutterOf(holder: Element, drawn: DOMRect): string | undefined {
      for (let box: Element | null = holder; box !== null && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        /* Skips text that is shortened on purpose. It is complete on the page that it links to. */
        if (style.clipPath !== 'none' || style.webkitLineClamp !== 'none') return undefined;
        /* A line that scrolls sideways, such as the filters of a long list. None does in a window of 320 px. */
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') {
          const isLine = clientWidth <= 320 && style.overflowY === 'hidden';
          return isLine && cuts(box, style, drawn) ? nameOf(box) : undefined;
        }
        if (cuts(box, style, drawn)) return nameOf(box);
        if (style.position === 'fixed') break;
      }
      return drawn.left < -1 || drawn.right > clientWidth + 1 ? 'the window' : undefined;
    }

    function cuts(box: Element, style: CSSStyleDeclaration, { left, right, top, bottom }: DOMRect): boolean {
      const edge = box.getBoundingClientRect();
      const isControl = box.matches('button, a, label, [role="menuitem"]') && style.display !== 'inline';
      const cutsAcross = isControl || style.overflowX !== 'visible';
      if (cutsAcross && (left < edge.left - 1 || right > edge.right + 1)) return true;
      const cutsDown = style.overflowY === 'hidden' || style.overflowY === 'clip';
      return cutsDown && (top < edge.top - 1 || bottom > edge.bottom + 1);
    }

    function nameOf({ tagName, className }: Element): string {
      return `${tagName.toLowerCase()}.${className}`;
    }

    function overlaps(): readonly string[] {
      /* An open menu or dialog covers the page. */
      const top = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
      const lines = textsIn(top ?? document.body).flatMap(linesOf);
      return lines.flatMap((one, index) =>
        lines
          .slice(index + 1)
          .filter((other) => areOver(one, other))
          .map((other) => `drawn over each other: ${one.text.words} / ${other.text.words}`),
      );
    }

    function linesOf(text: DrawnText): readonly Line[] {
      const bar = barAround(text.holder);
      return [...text.range.getClientRects()]
        .map((box) => ({ text, bar, box: visiblePart(box, text.holder) }))
        .filter(({ box }) => box.width > 1 && box.height > 1);
    }

    /** The fixed or sticky bar around a text. It covers the text below it while the page scrolls. */
    function barAround(holder: Element): Element | null {
      let box: Element | null = holder;
      while (box !== null && !['fixed', 'sticky'].includes(getComputedStyle(box).position))
        box = box.parentElement;
      return box;
    }

    /** The part of a line that the boxes around it show, such as those of a shortened text. */
    function visiblePart(line: DOMRect, holder: Element): DOMRect {
      let { left, right, top, bottom } = line;
      for (let box: Element | null = holder; box !== null; box = box.parentElement) {
        const { clipPath, overflow } = getComputedStyle(box);
        if (clipPath !== 'none' || box instanceof SVGElement) return new DOMRect();
        if (overflow === 'visible') continue;
        const edge = box.getBoundingClientRect();
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }

    /** Whether more than half of the height of a line is in the other one. Line boxes of one paragraph may touch. */
    function areOver(one: Line, other: Line): boolean {
      if (one.text.holder === other.text.holder || one.bar !== other.bar) return false;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      return across > 2 && down > Math.min(one.box.height, other.box.height) / 2;
    }

    function wideValues(): readonly string[] {
      /* With enlarged text at 320 px no field is as wide as an email address. */
      const textSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (clientWidth < 360 && textSize > 16) return [];
      /* An invalid value can be longer than any field. */
      return [...document.querySelectorAll('input:not([aria-invalid="true"])')]
        .filter((field): field is HTMLInputElement => field instanceof HTMLInputElement)
        .filter((field) => field.checkVisibility({ visibilityProperty: true }))
        .filter(({ scrollWidth: needed, clientWidth: has }) => needed > has + 1)
        .map(({ value }) => `wider than its field: ${value}`);
    }
  });
}
