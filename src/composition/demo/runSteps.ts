import type { Container } from 'inversify';
import type { Texts } from '@/ui/i18n/Texts';
import { PageDriver } from './PageDriver';
import { STEPS, type Step } from './steps';
import { ExternalEvents } from './ExternalEvents';

/** The data attribute of the root element with the number of remaining steps. Removed at the end. */
const REMAINING = 'stepsLeft';

/** Runs the steps one after the other. Each waits until the page can perform it. Throws for an unknown name. */
export async function runSteps(
  browser: Window,
  container: Container,
  texts: Texts,
  names: readonly string[],
): Promise<void> {
  const page = new PageDriver(browser.document, texts);
  const events = new ExternalEvents(browser, container);
  const { dataset } = browser.document.documentElement;
  try {
    for (const [done, name] of names.entries()) {
      dataset[REMAINING] = String(names.length - done);
      await stepNamed(name)(page, events);
    }
  } finally {
    delete dataset[REMAINING];
  }
}

function stepNamed(name: string): Step {
  const step = new Map<string, Step>(Object.entries(STEPS)).get(name);
  if (step === undefined) throw new Error(`Unknown step "${name}" in demo.do. docs/demo.md lists the steps.`);
  return step;
}
