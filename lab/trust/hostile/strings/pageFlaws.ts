import { longestOnPage } from '@tests/support/longestOnPage';
import { MAX_SHOWN_LENGTHS } from '@/ui/i18n/shownText';

/** Elements and attributes that no text of the service may become. The pages themselves contain none of them. */
const EXECUTABLE = [
  'script',
  'iframe',
  'object',
  'embed',
  'base',
  'svg script',
  'a[href^="javascript" i]',
  '[onerror]',
  '[onload]',
  '[onclick]',
  '[onfocus]',
  '[onmouseover]',
  'img[src="x"]',
].join(',');

const OVERRIDES = /[\u202A-\u202E]/u;
const ISOLATES = /[\u2066-\u2068]/gu;
const END = /\u2069/gu;
const STRONG_RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
const STRONG_LEFT = /\p{Script=Latin}/u;

/** The longest text of a page may also contain a text of the app around the value. */
const MAX_LENGTH = MAX_SHOWN_LENGTHS.description + 200;

/**
 * What is wrong with the page that is shown.
 * @param shown The text of the service as a page shows it.
 * @param isVisible Whether the page has to show it.
 */
export function pageFlaws(shown: string, isVisible: boolean): readonly string[] {
  const text = document.body.textContent;
  const { length, location } = longestOnPage();
  return [
    ...(text.trim() === '' || document.querySelector('h1, h2') === null ? ['blank'] : []),
    ...(isVisible && shown !== '' && !text.includes(shown) ? ['not shown as it is'] : []),
    ...[...document.querySelectorAll(EXECUTABLE)].map((element) => `executable: ${markupOf(element)}`),
    ...(length > MAX_LENGTH ? [`longer than its bound: ${location}`] : []),
    ...texts()
      .filter(isReordering)
      .map((found) => `reordered: ${found.slice(0, 60)}`),
    ...unisolated(shown).map((found) => `not isolated: ${found.slice(0, 120)}`),
  ];
}

/** Every text and every attribute of the page that is read or heard. */
function texts(): readonly string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => [
    ...[...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.nodeValue ?? ''),
    ...['aria-label', 'title', 'alt', 'placeholder', 'aria-description'].map(
      (name) => element.getAttribute(name) ?? '',
    ),
  ]);
}

/** Contains a character that overrides the direction, or an isolate that does not end. */
function isReordering(text: string): boolean {
  return OVERRIDES.test(text) || text.match(ISOLATES)?.length !== text.match(END)?.length;
}

/** The markup around the shown text wherever nothing isolates its direction from the text around it. */
function unisolated(shown: string): readonly string[] {
  if (shown.length < 2 || !(STRONG_RIGHT.test(shown) || STRONG_LEFT.test(shown))) return [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const at = text.indexOf(shown);
    if (at < 0 || node.parentElement?.closest('bdi, [dir="auto"], textarea') !== null) continue;
    if (!isInIsolate(text, at)) found.push(markupOf(node.parentElement));
  }
  return found;
}

function isInIsolate(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return (before.match(ISOLATES)?.length ?? 0) > (before.match(END)?.length ?? 0);
}

function markupOf(element: Element): string {
  return new XMLSerializer().serializeToString(element);
}
