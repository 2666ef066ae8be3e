/* The dimensions of the payment matrix: how the owner confirms, what is ordered, and what fails. */

export const TRIGGERS = [
  'click',
  'double click',
  'Enter',
  'Back',
  'reload',
  'duplicated tab',
  'second tab',
  'session renewal',
] as const;

export const ORDER_KINDS = ['create', 'update', 'reactivate'] as const;

export const FAILURES = [
  'done',
  'refused',
  'lost before',
  'lost after',
  'late commit',
  'late commit, refused',
  'repeated delivery',
] as const;

export type Trigger = (typeof TRIGGERS)[number];
export type CellOrderKind = (typeof ORDER_KINDS)[number];
export type CellFailure = (typeof FAILURES)[number];

export interface Cell {
  readonly trigger: Trigger;
  readonly kind: CellOrderKind;
  readonly failure: CellFailure;
}

/** Whether the owner stays on one page in one tab. */
export function keepsThePage(trigger: Trigger): boolean {
  return trigger === 'click' || trigger === 'double click' || trigger === 'Enter';
}

/** All combinations. */
export const CELLS: readonly Cell[] = TRIGGERS.flatMap((trigger) =>
  ORDER_KINDS.flatMap((kind) => FAILURES.map((failure) => ({ trigger, kind, failure }))),
);

/** The cells that always run, and one more by number. */
export function representativeCells(number: number): readonly Cell[] {
  const always = CELLS.filter(
    ({ trigger, kind, failure }) =>
      (trigger === 'click' && failure === 'lost after') ||
      (trigger === 'click' && kind === 'update' && failure === 'late commit, refused') ||
      (trigger === 'second tab' && kind === 'update' && failure === 'done'),
  );
  const rotating = CELLS[number % CELLS.length];
  return rotating === undefined || always.includes(rotating) ? always : [...always, rotating];
}

export function nameOf({ trigger, kind, failure }: Cell): string {
  return `${kind}, ${trigger}, ${failure}`;
}
