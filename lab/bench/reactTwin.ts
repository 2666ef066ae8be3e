import { createElement, Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

/* Runs in the page. The twin of a step that React renders: the same elements, without components, state, translation or
   effects. No application that creates the whole next page with React can be faster. */

/** An element whose React elements are created at the press. */
interface Description {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly content: readonly (Description | string)[];
}

let root: Root | undefined;

window.prepareCopy = (copy) => {
  const content = contentOf(copy);
  /* Another heading remounts the page. The steps of the wizard have the same one, so React updates the page. */
  const key = copy instanceof Element ? copy.querySelector('h1')?.textContent : undefined;
  return (main) => {
    if (root === undefined) {
      main.replaceChildren();
      root = createRoot(main);
    }
    flushSync(() => root?.render(createElement(Fragment, { key }, ...content.map(render))));
  };
};

function render(described: Description | string): ReactNode {
  if (typeof described === 'string') return described;
  return createElement(described.tag, described.props, ...described.content.map(render));
}

function contentOf(parent: Node): (Description | string)[] {
  return [...parent.childNodes].flatMap((node): (Description | string)[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    return [{ tag: node.localName, props: propsOf(node), content: contentOf(node) }];
  });
}

/** Attributes for which React wants `true` instead of an empty text. */
const FLAGS = new Set(['disabled', 'hidden', 'inert', 'multiple', 'open', 'required', 'selected']);

/** React sets an attribute of any name. What was typed or chosen is not in the attributes. */
function propsOf(element: Element): Record<string, unknown> {
  const entries = [...element.attributes].map(({ name, value }) => [name, FLAGS.has(name) ? true : value]);
  const props = Object.fromEntries(entries);
  return element instanceof HTMLInputElement
    ? { ...props, value: element.value, checked: element.checked }
    : props;
}
