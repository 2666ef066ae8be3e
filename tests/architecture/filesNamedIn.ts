import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './FixtureRepository';

/** The files that a section of "How to add" in CONTRIBUTING.md names, for example of `A call`. */
export function filesNamedIn(task: string): readonly string[] {
  const page = readFileSync(join(repository, 'CONTRIBUTING.md'), 'utf8');
  const section = page.split('\n\n**').find((text) => text.startsWith(`${task}.**`));
  if (section === undefined) throw new Error(`CONTRIBUTING.md has no section "${task}" in "How to add"`);
  return Array.from(
    section.matchAll(/`(?<file>(?:src|tests|deploy)\/[\w./-]+\.\w+)`/gu),
    ([, file = '']) => file,
  );
}
