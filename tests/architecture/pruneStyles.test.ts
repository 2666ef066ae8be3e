import { describe, expect, it } from 'vitest';
import { numberProperties, pruneStyles } from '../../scripts/vite/prerender/pruneStyles';

const PAGE = '<main class="page wide"><p>Hi</p><svg fill="var(--drawn)"></svg></main>';

describe('the inlined styles of a document', () => {
  it('contain the rules for its elements, in any state and in their order', () => {
    const styles = '.page{a:1}.other{a:2}.page:focus,.other:focus{a:3}main[data-open]{a:4}.page .inner{a:5}';
    expect(pruneStyles(styles, PAGE)).toBe('.page{a:1}.page:focus{a:3}main[data-open]{a:4}');
  });

  it('leave out what only a pointer over an element or a press shows', () => {
    const styles = '.page:hover,.wide{a:1}@media (hover:hover){.page:hover p{a:2}}.page:not(:hover){a:3}';
    expect(pruneStyles(styles, PAGE)).toBe('.wide{a:1}.page:not(:hover){a:3}');
    expect(pruneStyles('.page{a:1;cursor:pointer;transition:a 1s}.page:active{a:2}', PAGE)).toBe(
      '.page{a:1}',
    );
  });

  it('contain the rules of a state that only the application brings about, where the page begins with it', () => {
    const styles = '.page[aria-busy=true]{a:1}.wide:disabled{a:2}.page:not(:disabled){a:3}';
    expect(pruneStyles(styles, PAGE)).toBe('.page:not(:disabled){a:3}');
    const busy = '<div class="page" aria-busy="true"><button class="wide" disabled=""></button></div>';
    expect(pruneStyles(styles, busy)).toBe(styles);
  });

  it('keep a rule whose condition names an element that does not exist', () => {
    const styles = '.page:not(.other){a:1}:is(h1,.other) .page{a:2}';
    expect(pruneStyles(styles, PAGE)).toBe(styles);
  });

  it('leave out the rules for elements that are not on the page', () => {
    const styles =
      'html,body{a:1}p,h4{a:2}.page>svg{a:3}.page h4:first-child,[open]>summary{a:4}main:not(h4){a:5}';
    expect(pruneStyles(styles, PAGE)).toBe('html,body{a:1}p{a:2}.page>svg{a:3}main:not(h4){a:5}');
  });

  it('leave out blocks that become empty', () => {
    expect(pruneStyles('@media print{.other{a:1}}@media screen{.page{a:2}.other{a:3}}', PAGE)).toBe(
      '@media screen{.page{a:2}}',
    );
  });

  it('contain the font faces of the characters on the page', () => {
    const latin = '@font-face{src:url(a);unicode-range:U+41-5A,U+68}';
    const hebrew = '@font-face{src:url(b);unicode-range:U+5D0-5EA}';
    const stand = '@font-face{src:local(c)}';
    expect(pruneStyles(latin + hebrew + stand, PAGE)).toBe(latin + stand);
  });

  it('contain the custom properties and keyframes that are used', () => {
    const styles =
      ':root{--ink:var(--deep);--deep:red;--drawn:blue;--unused:var(--ink)}.page{color:var(--ink);animation:turn 1s}@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}';
    expect(pruneStyles(styles, PAGE)).toBe(
      ':root{--ink:var(--deep);--deep:red;--drawn:blue}.page{color:var(--ink);animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
    );
  });

  it('have numbers for the names of their custom properties, except those that the markup reads', () => {
    const styles =
      ':root{--ink:var(--deep);--deep:red;--drawn:blue}.a--b{color:var(--ink);mask:url(/x--y.svg);--deep:0}';
    expect(numberProperties(styles, PAGE)).toBe(
      ':root{--0:var(--1);--1:red;--drawn:blue}.a--b{color:var(--0);mask:url(/x--y.svg);--1:0}',
    );
  });
});
