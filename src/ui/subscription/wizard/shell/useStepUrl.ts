import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, type Location, type NavigateFunction } from 'react-router-dom';
import type { StepUrl } from '@/ui/subscription/wizard/StepUrl';
import type { WizardStep } from '@/ui/subscription/wizard/WizardState';

const STEP = 'step';
const DEPTH = 'wizardDepth';

/**
 * The step in the query of the URL. The state of each history entry stores how many entries of the wizard precede it.
 */
class RouterStepUrl implements StepUrl {
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

  /** Updates the step at once, because the router updates its location only with the next render. */
  #go(step: string, depth: number, replace: boolean): void {
    this.#step = step;
    this.#depth = depth;
    void this.navigate({ search: `?${STEP}=${step}` }, { replace, state: { [DEPTH]: depth } });
  }
}

/** The step in the URL, updated with every navigation of the router. */
export function useStepUrl(): RouterStepUrl {
  const location = useLocation();
  const navigate = useNavigate();
  const [url] = useState(() => new RouterStepUrl(location, navigate));
  useLayoutEffect(() => url.follow(location, navigate), [url, location, navigate]);
  return url;
}

export function stepOf(location: Pick<Location, 'search'>): string | undefined {
  return new URLSearchParams(location.search).get(STEP) ?? undefined;
}

function depthOf(location: Location): number {
  const state: unknown = location.state;
  const depth: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, DEPTH) : undefined;
  return typeof depth === 'number' && depth > 0 ? depth : 0;
}
