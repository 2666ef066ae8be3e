import type { Container } from 'inversify';
import type { Texts } from '@/ui/i18n/Texts';
import { PageDriver } from './PageDriver';
import { STEPS, type Step } from './steps';
import { ExternalEvents } from './ExternalEvents';

/** Says on the document how many steps are still to be taken; gone once they are. */
const LEFT = 'stepsLeft';

/** Takes one step after the other, each as soon as the page is ready for it. A step nobody knows is a broken link. */
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
    for (const [taken, name] of names.entries()) {
      dataset[LEFT] = String(names.length - taken);
      await stepNamed(name)(page, events);
    }
  } finally {
    delete dataset[LEFT];
  }
}

function stepNamed(name: string): Step {
  const step = new Map<string, Step>(Object.entries(STEPS)).get(name);
  if (step === undefined) throw new Error(`The demo knows no step ${name}`);
  return step;
}
