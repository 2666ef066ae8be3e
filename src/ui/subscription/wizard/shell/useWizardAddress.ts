import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, type Location, type NavigateFunction } from 'react-router-dom';
import type { WizardAddress } from '@/ui/subscription/wizard/WizardAddress';
import type { WizardStep } from '@/ui/subscription/wizard/WizardState';

const STEP = 'step';
const DEPTH = 'wizardDepth';

/** The step in the query of the address. Entries of the history count how many of ours lie before them. */
class RouterAddress implements WizardAddress {
  #step: string | undefined;
  #depth = 0;

  constructor(
    location: Location,
    private navigate: NavigateFunction,
  ) {
    this.follow(location, navigate);
  }

  get step(): string | undefined {
    return this.#step;
  }

  follow(location: Location, navigate: NavigateFunction): void {
    this.#step = stepOf(location);
    this.#depth = depthOf(location);
    this.navigate = navigate;
  }

  push(step: string): void {
    this.#go(step, this.#depth + 1, false);
  }

  replace(step: string): void {
    this.#go(step, this.#depth, true);
  }

  returnTo(step: WizardStep, entries: number): void {
    if (this.#depth < entries) return this.replace(step);
    this.#step = step;
    this.#depth -= entries;
    void this.navigate(-entries);
  }

  /** Known at once: the router tells only with the next render. */
  #go(step: string, depth: number, replace: boolean): void {
    this.#step = step;
    this.#depth = depth;
    void this.navigate({ search: `?${STEP}=${step}` }, { replace, state: { [DEPTH]: depth } });
  }
}

/** The address of the wizard, kept up with the router. */
export function useWizardAddress(): RouterAddress {
  const location = useLocation();
  const navigate = useNavigate();
  const [address] = useState(() => new RouterAddress(location, navigate));
  useLayoutEffect(() => address.follow(location, navigate), [address, location, navigate]);
  return address;
}

export function stepOf(location: Pick<Location, 'search'>): string | undefined {
  return new URLSearchParams(location.search).get(STEP) ?? undefined;
}

function depthOf(location: Location): number {
  const state: unknown = location.state;
  const depth: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, DEPTH) : undefined;
  return typeof depth === 'number' && depth > 0 ? depth : 0;
}
