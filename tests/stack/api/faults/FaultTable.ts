import type { ApiCall } from '../calls';
import type { Fault } from './Fault';

interface PlannedFault {
  readonly fault: Fault;
  met: number;
}

/** Which calls go wrong, and how. */
export class FaultTable {
  readonly #planned = new Map<ApiCall | '*', readonly PlannedFault[]>();

  /** Replaces what is planned for a call; '*' stands for all calls. Of several faults the first that is due is met. */
  plan(call: ApiCall | '*', faults: readonly Fault[]): void {
    this.#planned.set(
      call,
      faults.map((fault) => ({ fault, met: 0 })),
    );
  }

  heal(call?: ApiCall | '*'): void {
    if (call === undefined) this.#planned.clear();
    else this.#planned.delete(call);
  }

  /** Answers what is wrong with this call, and remembers that it was made. */
  meet(call: ApiCall, path: string): Fault | undefined {
    const planned = [...(this.#planned.get(call) ?? []), ...(this.#planned.get('*') ?? [])].filter(
      ({ fault: { business } }) => business === undefined || path.split('/').includes(business),
    );
    for (const plan of planned) plan.met += 1;
    return planned.find(isDue)?.fault;
  }
}

function isDue({ fault: { nth = 1, times = Infinity }, met }: PlannedFault): boolean {
  return met >= nth && met < nth + times;
}
