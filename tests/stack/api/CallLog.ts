import { CALL_NAMES, CALLS, type ApiCall } from './calls';

/** The requests since the last reset, without preflights. */
export interface WireCalls {
  readonly counts: Readonly<Record<ApiCall, number>>;
  /** The number of requests to unknown URLs. */
  readonly unknownRequests: number;
  readonly total: number;
  /** The number of requests by method and path, for example `PUT /subscriptions/123/businesses/AMN-10482`. */
  readonly deliveries: Readonly<Record<string, number>>;
  /** Responses that violate the contract, each with the reason. */
  readonly violations: readonly string[];
}

export class CallLog {
  #counts = noCalls();
  #violations: readonly string[] = [];
  #unknownRequests = 0;
  #deliveries: Record<string, number> = {};

  count(call: ApiCall, path: string): void {
    this.#counts[call] += 1;
    const delivery = `${CALLS[call][0]} ${path}`;
    this.#deliveries[delivery] = (this.#deliveries[delivery] ?? 0) + 1;
  }

  countUnknownRequest(): void {
    this.#unknownRequests += 1;
  }

  addViolation(violation: string): void {
    this.#violations = [...this.#violations, violation];
  }

  clear(): void {
    this.#counts = noCalls();
    this.#violations = [];
    this.#deliveries = {};
    this.#unknownRequests = 0;
  }

  get calls(): WireCalls {
    const total = CALL_NAMES.reduce((sum, call) => sum + this.#counts[call], this.#unknownRequests);
    return {
      counts: { ...this.#counts },
      unknownRequests: this.#unknownRequests,
      total,
      deliveries: { ...this.#deliveries },
      violations: this.#violations,
    };
  }
}

function noCalls(): Record<ApiCall, number> {
  return {
    getUser: 0,
    createUser: 0,
    updateUser: 0,
    listUsersByIds: 0,
    uploadUserMedia: 0,
    listBusinesses: 0,
    getBusiness: 0,
    createBusiness: 0,
    replaceBusiness: 0,
    changeBusinessStatus: 0,
    deleteBusiness: 0,
    uploadBusinessMedia: 0,
    listPlans: 0,
    getSubscription: 0,
    createSubscription: 0,
    updateSubscription: 0,
    cancelSubscription: 0,
    payForBusiness: 0,
  };
}
