import type { Page } from '@playwright/test';

/**
 * Focuses each control in turn and returns those that are outside the window or covered by a sticky element while
 * focused. Toasts are ignored at the end of the page, which cannot scroll clear of them: they disappear by themselves
 * and Escape closes them.
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
      /* Removes the focus first, because focus() does not scroll to a control that had the focus before the window
         shrank. */
      control.blur();
      control.focus();
      if (document.activeElement !== control) continue;
      /* Uses the card of a native radio or checkbox, because the input itself is visually hidden. */
      const visible = control.closest('label') ?? control;
      const box = visible.getBoundingClientRect();
      if (box.width < 3 || box.height < 3) continue;
      const cover = coverOf(visible, box);
      if (cover !== undefined) found.push(`${control.tagName.toLowerCase()} “${nameOf(control)}” ${cover}`);
    }
    return found;

    /**
     * Names the element that covers a control, or says that the control is outside the window. A control taller than
     * half the window only has to show a part of itself.
     */
    function coverOf(
      visible: Element,
      { left, right, top: upper, bottom: lower }: DOMRect,
    ): string | undefined {
      const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 2);
      const isTall = lower - upper > innerHeight / 2;
      const heights = [upper + 3, (upper + lower) / 2, lower - 3];
      const covers = heights.map((y) => {
        if (y < 0 || y >= innerHeight) return 'is out of the window';
        const hit = document.elementFromPoint(x, y);
        if (hit === null || (isAtEnd() && hit.closest('[data-react-aria-top-layer]') !== null))
          return undefined;
        for (let above: Element | null = hit; above !== null; above = above.parentElement) {
          if (above.contains(visible)) return undefined;
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

    function isAtEnd(): boolean {
      const { scrollTop, scrollHeight } = document.documentElement;
      return scrollTop + innerHeight >= scrollHeight - 1;
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
