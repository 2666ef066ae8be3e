/** Attributes whose length is not limited: form values, drawings and styles. */
const UNLIMITED = ['value', 'd', 'style', 'class'];

/** The longest text or attribute of the page, with its element. */
export function longestOnPage(): { readonly length: number; readonly location: string } {
  const found = [...document.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => ({
        length: node.nodeValue?.length ?? 0,
        location: `${element.tagName}: ${node.nodeValue?.slice(0, 40) ?? ''}`,
      })),
    ...[...element.attributes]
      .filter(({ name }) => !UNLIMITED.includes(name))
      .map(({ name, value }) => ({ length: value.length, location: `${element.tagName} ${name}` })),
  ]);
  return found.reduce((most, each) => (each.length > most.length ? each : most), { length: 0, location: '' });
}
