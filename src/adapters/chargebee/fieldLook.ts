/** How text looks where the fields are; what cannot be told is left to the provider. */
export interface FieldLook {
  readonly color?: string;
  readonly fontFamily?: string;
  readonly fontSize?: string;
  readonly lineHeight?: string;
  readonly placeholder?: string;
}

/** The page's look, as values: its tokens do not reach into a frame of another origin. */
export function fieldLookOf(element: Element, window: Window): FieldLook {
  const style = window.getComputedStyle(element);
  const look = {
    color: style.color,
    fontFamily: style.fontFamily,
    fontSize: style.fontSize,
    lineHeight: style.lineHeight,
    placeholder: style.getPropertyValue('--ink-3').trim(),
  };
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== ''));
}

/** Calls back when the page changes its colours, until the returned function is called. */
export function watchLook(window: Window, onChange: () => void): () => void {
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
