/** The text style of the fields. The provider uses its default for a missing value. */
export interface FieldStyle {
  readonly color?: string;
  readonly fontFamily?: string;
  readonly fontSize?: string;
  readonly lineHeight?: string;
  readonly placeholder?: string;
}

/** The computed style of the page, because CSS custom properties do not apply inside an iframe of another origin. */
export function fieldStyleOf(element: Element, window: Window): FieldStyle {
  const computed = window.getComputedStyle(element);
  const style = {
    color: computed.color,
    fontFamily: computed.fontFamily,
    fontSize: computed.fontSize,
    lineHeight: computed.lineHeight,
    placeholder: computed.getPropertyValue('--ink-3').trim(),
  };
  return Object.fromEntries(Object.entries(style).filter(([, value]) => value !== ''));
}

/** Calls the listener when the colours of the page change. The returned function removes it. */
export function watchStyle(window: Window, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(window.document.documentElement, { attributeFilter: ['data-theme', 'class'] });
  const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) =>
    window.matchMedia(query),
  );
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}
