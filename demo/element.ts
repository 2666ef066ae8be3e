interface ElementOptions {
  readonly className?: string;
  readonly text?: string;
  readonly children?: readonly Node[];
}

/** Creates an element. `text` is set as text content, never parsed as HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { className, text, children = [] }: ElementOptions = {},
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className !== undefined) made.className = className;
  if (text !== undefined) made.textContent = text;
  made.append(...children);
  return made;
}
