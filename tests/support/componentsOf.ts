/** The key of the React fiber in an element. It is not public. If React changes it, the tests count 0 and fail. */
const FIBER = /^__reactFiber\$/u;

const CONTEXT = Symbol.for('react.context');

/** The number of mounted components of a list item: the components around it that render only it, and those inside. */
export function componentsOf(item: Element): number {
  const key = Object.keys(item).find((name) => FIBER.test(name)) ?? '';
  let fiber = partOf(item, key);
  for (let parent = partOf(fiber, 'return'); isComponent(parent); parent = partOf(fiber, 'return'))
    fiber = parent;
  return countIn(fiber);
}

function countIn(fiber: object | undefined): number {
  let count = isComponent(fiber) ? 1 : 0;
  for (let child = partOf(fiber, 'child'); child !== undefined; child = partOf(child, 'sibling'))
    count += countIn(child);
  return count;
}

/** A function, or an object of `memo`, `observer` or `forwardRef`. Neither an element, nor a fragment, nor a context. */
function isComponent(fiber: object | undefined): boolean {
  const type: unknown = fiber && Reflect.get(fiber, 'elementType');
  if (typeof type === 'function') return true;
  return typeof type === 'object' && type !== null && Reflect.get(type, '$$typeof') !== CONTEXT;
}

function partOf(fiber: object | undefined, name: string): object | undefined {
  const part: unknown = fiber && Reflect.get(fiber, name);
  return typeof part === 'object' && part !== null ? part : undefined;
}
