import type { ApiCall } from '../calls';
import type { Fault } from './Fault';

interface PlannedFault {
  readonly fault: Fault;
  calls: number;
}

/** The planned faults of each call. */
export class FaultTable {
  readonly #planned = new Map<ApiCall | '*', readonly PlannedFault[]>();

  /**
   * Replaces the faults of a call for the same businesses. '*' means all calls. The first fault that is due is
   * applied.
   */
  plan(call: ApiCall | '*', faults: readonly Fault[]): void {
    const businesses = new Set(faults.map(({ business }) => business));
    const others = this.#plannedFor(call).filter(({ fault }) => !businesses.has(fault.business));
    this.#planned.set(call, [...others, ...faults.map((fault) => ({ fault, calls: 0 }))]);
  }

  clear(call?: ApiCall | '*', business?: string): void {
    if (call === undefined) this.#planned.clear();
    else if (business === undefined) this.#planned.delete(call);
    else
      this.#planned.set(
        call,
        this.#plannedFor(call).filter(({ fault }) => fault.business !== business),
      );
  }

  /** Counts the call and returns its fault. */
  next(call: ApiCall, path: string): Fault | undefined {
    const planned = [...this.#plannedFor(call), ...this.#plannedFor('*')].filter(
      ({ fault: { business } }) => business === undefined || path.split('/').includes(business),
    );
    for (const plan of planned) plan.calls += 1;
    return planned.find(isDue)?.fault;
  }

  #plannedFor(call: ApiCall | '*'): readonly PlannedFault[] {
    return this.#planned.get(call) ?? [];
  }
}

function isDue({ fault: { nth = 1, times = Infinity }, calls }: PlannedFault): boolean {
  return calls >= nth && calls < nth + times;
}
