/** Milliseconds after which the browser has read the file. */
const READ_AFTER = 60_000;

/** Offers a text to the browser as a download. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_AFTER);
}
