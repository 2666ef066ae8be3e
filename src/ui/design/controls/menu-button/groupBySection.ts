import type { ButtonMenuItem } from './ButtonMenuItem';

interface MenuGroup {
  readonly section: string;
  readonly items: readonly ButtonMenuItem[];
}

/** Groups neighbouring items of the same section and keeps their order. */
export function groupBySection(items: readonly ButtonMenuItem[]): readonly MenuGroup[] {
  const groups: { section: string; items: ButtonMenuItem[] }[] = [];
  for (const item of items) {
    const section = item.section ?? '';
    const last = groups.at(-1);
    if (last !== undefined && last.section === section) last.items.push(item);
    else groups.push({ section, items: [item] });
  }
  return groups;
}
