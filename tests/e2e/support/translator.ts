import type { BrowserContext } from '@playwright/test';

/** Marks a translated text. It has no width, and Playwright ignores it when it compares texts and names. */
const MARK = '\u200B';

/**
 * Translates the pages of the context like the translator of Chrome, also before the application starts. It replaces
 * each text node, also a later one, by `<font><font>…</font></font>`, except in elements with `translate="no"`, and
 * sets `lang` to the language of the reader. The words stay the same and get an invisible mark.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript((mark) => {
    const untranslated = 'script, style, noscript, textarea, [translate=no], font';
    const translate = (text: Node): void => {
      const parent = text.parentElement;
      if (parent === null || parent.closest(untranslated) !== null || !document.body.contains(parent)) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      const words = text.textContent ?? '';
      inner.textContent = words.trim() === '' ? words : `${words}${mark}`;
      outer.append(inner);
      parent.replaceChild(outer, text);
    };
    const translateAll = (root: Node): void => {
      if (root.nodeType === Node.TEXT_NODE) translate(root);
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (texts.nextNode() !== null) found.push(texts.currentNode);
      for (const text of found) translate(text);
    };
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.lang = 'ru';
      document.documentElement.classList.add('translated-ltr');
      translateAll(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          if (type === 'characterData') translateAll(target);
          for (const node of addedNodes) if (node.isConnected) translateAll(node);
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  }, MARK);
}

/** A text without the marks of the translator. */
export function withoutMarks(text: string): string {
  return text.replaceAll(MARK, '');
}
