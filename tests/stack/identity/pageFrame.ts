import { directionOf, type Language } from '@/domain/shared/language';
import { html, Html } from './html';

const STYLE = new Html(`
  :root { color-scheme: light dark; --ink: #16241f; --ink-2: #52605a; --page: #f4f1ea; --surface: #fff; --line: #c9cfca;
    --sea: #0b6b57; --on-sea: #fff; --sun: #f2b33d; --danger: #b3261e; }
  @media (prefers-color-scheme: dark) { :root { --ink: #eef3f0; --ink-2: #a9b6b0; --page: #101814; --surface: #18221d;
    --line: #46544d; --sea: #5fcfb2; --on-sea: #06231b; --danger: #ff9a90; } }
  * { box-sizing: border-box; }
  body { display: grid; align-content: center; min-block-size: 100dvh; margin: 0; padding: 1.5rem; color: var(--ink);
    font: 1rem/1.5 'Rubik Variable', Rubik, system-ui, sans-serif; background: var(--page); }
  main { inline-size: 100%; max-inline-size: 28rem; margin-inline: auto; padding: 2rem; border: 1px solid var(--line);
    border-radius: 1rem; background: var(--surface); }
  h1 { margin-block: .75rem .5rem; font-size: 1.625rem; line-height: 1.25; }
  h2 { margin-block: 1.75rem .75rem; font-size: 1rem; }
  p { margin-block: 0; color: var(--ink-2); }
  ul { display: grid; gap: .5rem; margin: 0; padding: 0; list-style: none; }
  .badge { padding: .125rem .75rem; border-radius: 1rem; color: #16241f; font-size: .875rem; font-weight: 600; background: var(--sun); }
  button, input { inline-size: 100%; min-block-size: 2.75rem; padding: .5rem .875rem; border: 1px solid var(--line);
    border-radius: .625rem; color: inherit; font: inherit; text-align: start; background: none; }
  button { cursor: pointer; }
  button:hover { border-color: var(--sea); }
  button small { display: block; color: var(--ink-2); }
  :focus-visible { outline: 3px solid var(--sea); outline-offset: 2px; }
  label { display: block; margin-block: .75rem .25rem; font-weight: 500; }
  .primary { margin-block-start: 1.25rem; border-color: var(--sea); color: var(--on-sea); font-weight: 600; text-align: center;
    background: var(--sea); }
  .cancel { margin-block-start: .75rem; border-color: transparent; color: var(--sea); text-align: center; }
  [role='alert'] { margin-block-start: 1rem; color: var(--danger); font-weight: 500; }
`);

/** A complete HTML document of the provider. */
export function pageFrame(language: Language, title: string, content: Html): string {
  const page = html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
  return page.source;
}
