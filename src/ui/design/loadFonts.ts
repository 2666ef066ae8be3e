/**
 * Loads the font files with the letters of `text` before it is shown, because a file that arrives later lays the page out
 * once more. A failure is ignored: the browser asks for the file again with the text.
 */
export function loadFonts(text: string): void {
  const { fontFamily } = getComputedStyle(document.documentElement);
  document.fonts.load(`1em ${fontFamily}`, text).catch(() => undefined);
}
