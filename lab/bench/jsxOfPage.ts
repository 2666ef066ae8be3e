/** A page as the sources of another application. */
export interface PageSources {
  /** The content of the body. */
  readonly jsx: string;
  readonly styles: string;
  readonly title: string;
  /** The URL path of the font that the page preloads. */
  readonly font: string;
}

/** Runs in the page. */
export function jsxOfPage(): PageSources {
  const names: Readonly<Record<string, string>> = {
    class: 'className',
    for: 'htmlFor',
    tabindex: 'tabIndex',
    srcset: 'srcSet',
    datetime: 'dateTime',
    fetchpriority: 'fetchPriority',
    crossorigin: 'crossOrigin',
    'xlink:href': 'xlinkHref',
  };
  const nameOf = (name: string): string =>
    names[name] ??
    (/^(?:aria|data)-/u.test(name)
      ? name
      : name.replaceAll(/-(?<letter>[a-z])/gu, (_, letter: string) => letter.toUpperCase()));
  const attributesOf = (element: Element, isLink: boolean): string =>
    [...element.attributes]
      .map(({ name, value }) => {
        if (isLink && name === 'href') return ` to={${JSON.stringify(value)}}`;
        return ` ${nameOf(name)}={${value === '' && name === 'disabled' ? 'true' : JSON.stringify(value)}}`;
      })
      .join('');
  const jsxOf = (node: Node): string => {
    if (node instanceof Text) return node.data === '' ? '' : `{${JSON.stringify(node.data)}}`;
    if (!(node instanceof Element)) return '';
    const isLink = node.localName === 'a' && node.getAttribute('href')?.startsWith('/') === true;
    const tag = isLink ? 'Link' : node.localName;
    const content = [...node.childNodes].map(jsxOf).join('');
    const start = `<${tag}${attributesOf(node, isLink)}`;
    return content === '' ? `${start} />` : `${start}>${content}</${tag}>`;
  };
  const root = document.querySelector('#root');
  if (root === null) throw new Error('No element #root in the page');
  return {
    jsx: jsxOf(root),
    styles: [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n'),
    title: document.title,
    font: document.querySelector('link[as="font"]')?.getAttribute('href') ?? '',
  };
}
