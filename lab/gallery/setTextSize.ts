/** The media queries as they are in the style sheets. */
const ORIGINAL = new WeakMap<CSSMediaRule, string>();

/**
 * Makes text as large as the browser does with a larger default font size. Media queries count in that size too, and not
 * in the one of the root element, so they are scaled.
 */
export function setTextSize(percent: number): void {
  document.documentElement.style.fontSize = `${String(percent)}%`;
  for (const { cssRules } of document.styleSheets) scaleMediaQueries(cssRules, percent / 100);
}

function scaleMediaQueries(rules: CSSRuleList, times: number): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = ORIGINAL.get(rule) ?? rule.media.mediaText;
      ORIGINAL.set(rule, original);
      rule.media.mediaText = original.replaceAll(/[\d.]+(?=r?em\b)/gu, (size) =>
        String(Number(size) * times),
      );
    }
    if (rule instanceof CSSGroupingRule) scaleMediaQueries(rule.cssRules, times);
  }
}
