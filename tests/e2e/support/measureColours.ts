import type { CheckedWindow, Violation } from './CheckedWindow';

interface Measuring {
  /** Hashes of the looks that were measured before. */
  readonly measured: readonly number[];
  readonly options: object;
}

interface Measured {
  readonly looks: readonly number[];
  readonly violations: readonly Violation[];
}

/**
 * Measures the contrast of the texts whose look is new. A look is what contrast depends on: tag, classes and computed
 * colours of the element and of all its ancestors. The function runs inside the page, so it uses nothing from
 * outside.
 */
export async function measureColours({ measured, options }: Measuring): Promise<Measured> {
  const known = new Set(measured);
  const grounds = new Map<Element, string>();
  const groundOf = (element: Element): string => {
    const found = grounds.get(element);
    if (found !== undefined) return found;
    const { backgroundColor, opacity } = getComputedStyle(element);
    const around = element.parentElement === null ? '' : groundOf(element.parentElement);
    const ownGround = [element.localName, element.getAttribute('class'), backgroundColor, opacity].join(' ');
    const ground = `${around}/${ownGround}`;
    grounds.set(element, ground);
    return ground;
  };
  /* The modulus keeps the product below Number.MAX_SAFE_INTEGER, so that the hash is exact. */
  const hashOf = (text: string): number => {
    let hash = 7;
    for (let index = 0; index < text.length; index += 1)
      hash = (hash * 131 + text.charCodeAt(index)) % 9_007_199_254_740;
    return hash;
  };
  const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
  const texts = new Map<number, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.matches('input, select, textarea') && !Array.from(element.childNodes).some(isText)) continue;
    if (!element.checkVisibility()) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const look = hashOf([groundOf(element), color, fontSize, fontWeight].join(' '));
    if (!known.has(look) && !texts.has(look)) texts.set(look, element);
  }
  if (texts.size === 0) return { looks: [], violations: [] };
  const { axe }: Window & CheckedWindow = window;
  if (axe === undefined) throw new Error('axe is not injected into this page.');
  const { violations, passes } = await axe.run(
    { include: [...texts.values()] },
    { ...options, elementRef: true },
  );
  /*
   * axe does not judge a text that is covered or on a picture. Its look stays unmeasured, because it can be uncovered
   * on the next page.
   */
  const judged = new Set(
    [...violations, ...passes].flatMap(({ nodes }) => nodes.map(({ element }) => element)),
  );
  return {
    looks: [...texts].filter(([, element]) => judged.has(element)).map(([look]) => look),
    violations: violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
    })),
  };
}
