import type { Page } from '@playwright/test';

/** Returns the words, amounts and dates of the page whose letters are on more than one line. */
export async function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    /* A currency sign belongs to its number. A non-breaking space is part of a word. */
    const WORD = /[\d.,]+[ \u00A0\u200E\u200F]*\p{Sc}|[^ \t\n\r\f\u2002-\u2006\u2008-\u200B]+/gu;
    /* Where typography breaks a word: behind the hyphen of a compound, between the years of a law, and in a
       long reference. */
    const COMPOUND =
      /(?<=[-\u2013\u2014\u05BE/])(?=\p{L})|(?<=\p{L}[-\u2013/])(?=\d)|(?<=[\da-f]{4}-)(?=[\da-f]{4})/u;
    /* An email address or a URL has no spaces. It breaks at its marks. */
    const ADDRESS = /@|:\/\/|\p{L}\.\p{L}/u;
    const MARKS = /(?<=[@/-])|(?=\.)/u;
    /* The longest line that any layout gives a word: the window without the gutter of the page and the padding of a
       card on both sides. */
    const longestLine = document.documentElement.clientWidth - 80;

    const found: string[] = [];
    for (const run of textRuns())
      for (const { start, text } of partsOf(run.map(({ data }) => data).join(''))) {
        const lines = linesOf(rangeOf(run, start, start + text.length));
        const length = lines.reduce((sum, { width }) => sum + width, 0);
        if (lines.length > 1 && length <= longestLine) found.push(text);
      }
    return [...new Set(found)];

    /** The texts of each block that follow each other without a break. */
    function textRuns(): readonly (readonly Text[])[] {
      const all: Text[][] = [];
      let block: Element | undefined;
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
        if (!(node instanceof Text)) {
          if (node instanceof Element && node.matches('br, svg, img')) block = undefined;
          continue;
        }
        const holder = boxOf(node.parentElement);
        if (holder === null || !isVisible(holder)) continue;
        const current = blockOf(holder);
        if (current !== block) all.push([]);
        block = current;
        all.at(-1)?.push(node);
      }
      return all;
    }

    /** An element with `display: contents`, such as that of a space, has no box of its own. */
    function boxOf(element: Element | null): Element | null {
      let box = element;
      while (box !== null && getComputedStyle(box).display === 'contents') box = box.parentElement;
      return box;
    }

    function isVisible(holder: Element): boolean {
      if (!holder.checkVisibility({ visibilityProperty: true }) || holder.closest('svg') !== null)
        return false;
      for (let box: Element | null = holder; box !== null; box = box.parentElement)
        if (getComputedStyle(box).clipPath === 'inset(50%)') return false;
      return true;
    }

    function blockOf(holder: Element): Element {
      let block = holder;
      while (getComputedStyle(block).display === 'inline' && block.parentElement !== null)
        block = block.parentElement;
      return block;
    }

    function partsOf(all: string): readonly { readonly start: number; readonly text: string }[] {
      return [...all.matchAll(WORD)].flatMap(({ index, 0: word }) => {
        let start = index;
        return word.split(ADDRESS.test(word) ? MARKS : COMPOUND).map((text) => {
          const part = { start, text };
          start += text.length;
          return part;
        });
      });
    }

    function rangeOf(run: readonly Text[], start: number, end: number): Range {
      const range = document.createRange();
      let before = 0;
      for (const text of run) {
        const after = before + text.data.length;
        if (start >= before && start < after) range.setStart(text, start - before);
        if (end > before && end <= after) range.setEnd(text, end - before);
        before = after;
      }
      return range;
    }

    /** The parts of a range by line. A word with letters of both directions has several boxes in one line. */
    function linesOf(range: Range): readonly { readonly middle: number; readonly width: number }[] {
      const lines: { top: number; bottom: number; width: number; middle: number }[] = [];
      for (const { top, bottom, width, height } of range.getClientRects()) {
        if (width < 1 || height === 0) continue;
        const middle = (top + bottom) / 2;
        const same = lines.find((one) => middle > one.top && middle < one.bottom);
        if (same === undefined) lines.push({ top, bottom, width, middle });
        else same.width += width;
      }
      return lines;
    }
  });
}
