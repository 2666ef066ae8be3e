import { readFileSync } from 'node:fs';

/**
 * The files of react-aria that add a style element to the head. Their text never changes at run time, and
 * the Content Security Policy allows each text by its hash (scripts/vite/admittedHashes.ts). The text is read
 * from the installed package, so that the hash follows an update of the package.
 */
const files = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'];

const styleText = /style\.textContent = `([^`]+)`\s*\.trim\(\)/gu;
const placeholder = /\$\{([^}]+)\}/gu;

/** The value of a string constant of the module. */
function constantIn(source: string, name: string): string {
  const start = source.indexOf(`const ${name} = '`);
  const value = /'([^']*)'/u.exec(source.slice(start))?.[1];
  if (start === -1 || value === undefined)
    throw new Error(
      `react-aria no longer defines ${name} as a string constant. Adapt scripts/vite/reactAriaStyles.ts.`,
    );
  return value;
}

function stylesIn(source: string): string[] {
  return Array.from(source.matchAll(styleText), ([, text = '']) =>
    text.replaceAll(placeholder, (_, name: string) => constantIn(source, name)).trim(),
  );
}

/** The exact style texts that react-aria adds at run time. */
export function reactAriaStyles(): string[] {
  return files.flatMap((file) => {
    const location = new URL(`../../node_modules/react-aria/dist/private/${file}`, import.meta.url);
    const styles = stylesIn(readFileSync(location, 'utf8'));
    if (styles.length === 0)
      throw new Error(`react-aria no longer sets a style in ${file}. Adapt scripts/vite/reactAriaStyles.ts.`);
    return styles;
  });
}
