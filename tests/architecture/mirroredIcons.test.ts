import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { repository } from './FixtureRepository';

/** The icons that point in the direction of the text. */
const DIRECTED = new Set(['ArrowLeft', 'ArrowRight', 'ChevronLeft', 'ChevronRight', 'LogOut', 'Undo2']);

/** The elements with a directed icon among their attributes, and without `mirrorsInRtl`. */
function unmirrored(text: string): readonly string[] {
  const found: string[] = [];
  const namesIn = (node: ts.Node): readonly string[] => {
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return [];
    return ts.isIdentifier(node) ? [node.text] : node.getChildren().flatMap(namesIn);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttributes(node)) {
      const names = node.properties.flatMap(namesIn);
      if (names.some((name) => DIRECTED.has(name)) && !names.includes('mirrorsInRtl'))
        found.push(node.parent.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('Page.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

it('every icon with a direction is mirrored in right-to-left languages', () => {
  const files = readdirSync(join(repository, 'src'), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.tsx'));
  const texts = sources.map((file) => readFileSync(join(repository, 'src', file), 'utf8'));
  expect(texts.filter((text) => text.includes('mirrorsInRtl')).length).toBeGreaterThan(10);
  expect(texts.flatMap(unmirrored)).toEqual([]);
});

it('an icon that is not mirrored is found', () => {
  expect(unmirrored('<Button icon={isLast ? undefined : Undo2} onPress={undo} />')).toHaveLength(1);
  expect(unmirrored('<Button icon={Undo2} mirrorsInRtl onPress={undo} />')).toEqual([]);
});
