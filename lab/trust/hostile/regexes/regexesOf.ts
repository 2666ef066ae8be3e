import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

export interface FoundRegex {
  readonly file: string;
  readonly line: number;
  /** Undefined for `new RegExp(…)`, whose pattern is not in the source. */
  readonly pattern: RegExp | undefined;
  readonly text: string;
}

/** Every regular expression of the product and of the files that configure its server, read by the TypeScript parser. */
export function regexesOf(folders: readonly string[]): readonly FoundRegex[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/u.test(name))
      .map((name) => `${folder}/${name}`)
      .toSorted(),
  );
  return files.flatMap(regexesIn);
}

function regexesIn(file: string): readonly FoundRegex[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: FoundRegex[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node) || isConstruction(node)) {
      const text = node.getText(source);
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      found.push({ file, line, text, pattern: ts.isRegularExpressionLiteral(node) ? read(text) : undefined });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isConstruction(node: ts.Node): boolean {
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
  return isCall && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp';
}

function read(literal: string): RegExp {
  const end = literal.lastIndexOf('/');
  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
}
