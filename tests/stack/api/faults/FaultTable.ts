import type { ApiCall } from '../calls';
import type { Fault } from './Fault';

interface PlannedFault {
  readonly fault: Fault;
  met: number;
}

/** Which calls go wrong, and how. */
export class FaultTable {
  readonly #planned = new Map<ApiCall | '*', readonly PlannedFault[]>();

  /**
   * Replaces what is planned for a call, or for a call about a business; '*' stands for all calls. Of several faults the
   * first that is due is met.
   */
  plan(call: ApiCall | '*', faults: readonly Fault[]): void {
    const businesses = new Set(faults.map(({ business }) => business));
    const others = this.#plannedFor(call).filter(({ fault }) => !businesses.has(fault.business));
    this.#planned.set(call, [...others, ...faults.map((fault) => ({ fault, met: 0 }))]);
  }

  heal(call?: ApiCall | '*', business?: string): void {
    if (call === undefined) this.#planned.clear();
    else if (business === undefined) this.#planned.delete(call);
    else
      this.#planned.set(
        call,
        this.#plannedFor(call).filter(({ fault }) => fault.business !== business),
      );
  }

  /** Answers what is wrong with this call, and remembers that it was made. */
  meet(call: ApiCall, path: string): Fault | undefined {
    const planned = [...this.#plannedFor(call), ...this.#plannedFor('*')].filter(
      ({ fault: { business } }) => business === undefined || path.split('/').includes(business),
    );
    for (const plan of planned) plan.met += 1;
    return planned.find(isDue)?.fault;
  }

  #plannedFor(call: ApiCall | '*'): readonly PlannedFault[] {
    return this.#planned.get(call) ?? [];
  }
}

function isDue({ fault: { nth = 1, times = Infinity }, met }: PlannedFault): boolean {
  return met >= nth && met < nth + times;
}
