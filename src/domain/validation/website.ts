import { withoutInvisible } from '@/domain/shared/characters';
import { repeatUntilUnchanged, withAsciiForms } from '@/domain/shared/pastedText';
import { withoutEnd } from '@/domain/shared/withoutEnd';

const MAX_LENGTH = 2000;
const BEFORE = /^[\s"'<\u201C\u2018«]+/;
const AFTER = /[\s"'>\u201D\u2019»,;.!?]/;

/** Cleans a URL of invisible characters and of what surrounds it. Its path keeps its own characters. */
export function cleanWebsite(input: string): string {
  if (input.length > MAX_LENGTH) return input;
  return repeatUntilUnchanged(withAsciiForms(withoutInvisible(input)).trim(), (text) =>
    withoutEnd(text.replace(BEFORE, ''), AFTER),
  );
}
