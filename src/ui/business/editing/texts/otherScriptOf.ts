import { languagesByScript, type Language } from '@/domain/shared/language';

/** The other language in whose script more than half of the letters are. */
export function otherScriptOf(text: string, language: Language): Language | undefined {
  const letters = Array.from(text).filter((character) => /\p{L}/u.test(character));
  const written = letters.map((letter) => languagesByScript(letter)[0]);
  return languagesByScript(text).find(
    (other) => other !== language && written.filter((each) => each === other).length * 2 > letters.length,
  );
}
