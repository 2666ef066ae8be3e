import type { Page } from '@playwright/test';

/**
 * Puts the focus on one control after the other and names those that then are out of the window or under something
 * that sticks to its edge. Notices are left out: they go by themselves, and Escape closes them.
 */
export async function coveredFocus(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const CONTROLS = 'a[href], button, input, select, textarea, iframe, [role="menuitem"], [tabindex="0"]';
    const dialogs = document.querySelectorAll(
      '[role="dialog"], [role="alertdialog"]:not([role="region"] *), [role="menu"]',
    );
    const top = [...dialogs].findLast((dialog) => dialog.checkVisibility());
    const found: string[] = [];
    for (const control of (top ?? document).querySelectorAll<HTMLElement>(CONTROLS)) {
      if (control.closest('[role="region"] [role="alertdialog"]') !== null) continue;
      if (control.matches(':disabled') || !control.checkVisibility({ visibilityProperty: true })) continue;
      /* What has the focus already, since before the window got smaller, is not scrolled to. */
      control.blur();
      control.focus();
      if (document.activeElement !== control) continue;
      /* A native radio or check box is hidden inside the card that stands for it. */
      const seen = control.closest('label') ?? control;
      const box = seen.getBoundingClientRect();
      if (box.width < 3 || box.height < 3) continue;
      const cover = coverOf(seen, box);
      if (cover !== undefined) found.push(`${control.tagName.toLowerCase()} “${nameOf(control)}” ${cover}`);
    }
    return found;

    /** What covers a control, or that it is not in the window. What is higher than the window shows its beginning or its end. */
    function coverOf(seen: Element, { left, right, top: upper, bottom: lower }: DOMRect): string | undefined {
      const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 2);
      const isTall = lower - upper > innerHeight / 2;
      const heights = [upper + 3, (upper + lower) / 2, lower - 3];
      const covers = heights.map((y) => {
        if (y < 0 || y >= innerHeight) return 'is out of the window';
        const hit = document.elementFromPoint(x, y);
        if (hit === null || hit.closest('[data-react-aria-top-layer]') !== null) return undefined;
        for (let above: Element | null = hit; above !== null; above = above.parentElement) {
          if (above.contains(seen)) return undefined;
          const { position } = getComputedStyle(above);
          if (position === 'sticky' || position === 'fixed')
            return `is under ${above.tagName.toLowerCase()}.${above.className}`;
        }
        return undefined;
      });
      return isTall && covers.some((cover) => cover === undefined)
        ? undefined
        : covers.find((cover) => cover !== undefined);
    }

    function nameOf(control: Element): string {
      return (
        control.getAttribute('aria-label') ??
        control.closest('label')?.textContent ??
        control.textContent
      )
        .trim()
        .slice(0, 40);
    }
  });
}
