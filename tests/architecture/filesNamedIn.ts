import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './FixtureRepository';

/**
 * The files that a section of "How to add" in CONTRIBUTING.md names, for example of `A call`.
 * @param step The first words of one of its numbered steps. Without it all steps count.
 */
export function filesNamedIn(task: string, step?: string): readonly string[] {
  const page = readFileSync(join(repository, 'CONTRIBUTING.md'), 'utf8');
  const section = page.split('\n\n**').find((text) => text.startsWith(`${task}.**`));
  if (section === undefined) throw new Error(`CONTRIBUTING.md has no section "${task}" in "How to add"`);
  const steps = section.split(/\n\d\. /u);
  const text = step === undefined ? section : steps.find((each) => each.startsWith(step));
  if (text === undefined) throw new Error(`The section "${task}" has no step "${step}"`);
  return Array.from(
    text.matchAll(/`(?<file>(?:src|tests|deploy)\/[\w./-]+\.\w+)`/gu),
    ([, file = '']) => file,
  );
}
