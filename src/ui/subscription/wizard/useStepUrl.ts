import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, type Location, type NavigateFunction } from 'react-router-dom';
import { STEP_PARAMETER } from '@/ui/shell/paths';
import { FIRST_STEP, type WizardStep } from '@/ui/subscription/wizard/wizardSteps';
import type { StepUrl } from '@/ui/subscription/wizard/StepHistory';

const PREVIOUS_STEPS = 'wizardTrail';

/** The step in the query of the URL. The state of each history entry stores the steps of the entries before it. */
class RouterStepUrl implements StepUrl {
  #step: string | undefined;
  #previousSteps: readonly string[] = [];

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
    this.#step = stepParameterOf(location);
    this.#previousSteps = previousStepsOf(location);
    this.navigate = navigate;
  }

  push(step: string): void {
    this.#go(step, [...this.#previousSteps, this.#step ?? FIRST_STEP], false);
  }

  replace(step: string): void {
    this.#go(step, this.#previousSteps, true);
  }

  goBackTo(step: WizardStep): void {
    const position = this.#previousSteps.lastIndexOf(step);
    if (position === -1) return this.replace(step);
    const entries = this.#previousSteps.length - position;
    this.#step = step;
    this.#previousSteps = this.#previousSteps.slice(0, position);
    void this.navigate(-entries);
  }

  /** Updates `step` at once, because the router updates its location only with the next render. */
  #go(step: string, previousSteps: readonly string[], replace: boolean): void {
    this.#step = step;
    this.#previousSteps = previousSteps;
    void this.navigate(
      { search: `?${STEP_PARAMETER}=${step}` },
      { replace, state: { [PREVIOUS_STEPS]: previousSteps } },
    );
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

export function stepParameterOf(location: Pick<Location, 'search'>): string | undefined {
  return new URLSearchParams(location.search).get(STEP_PARAMETER) ?? undefined;
}

function previousStepsOf(location: Location): readonly string[] {
  const state: unknown = location.state;
  const previousSteps: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, PREVIOUS_STEPS) : undefined;
  return Array.isArray(previousSteps) ? previousSteps.filter((step) => typeof step === 'string') : [];
}
