import type { TextKey, Texts } from '@/ui/i18n/Texts';

/** How often to look, and for how long, in milliseconds. */
const PAUSE = 50;
const PATIENCE = 30_000;

const PRESSABLE = 'a[href], button, label, [role="menuitem"]';
/** What a dialog covers is out of reach. */
const OUT_OF_REACH = '[inert], [aria-hidden="true"]';

const LOADING = 'main [aria-busy="true"]:not(button), main [role="status"] h1';

/** Where to look for what is to be pressed. */
export type Place = 'page' | 'dialog';
const PLACES: Readonly<Record<Place, string>> = { page: 'body', dialog: '[role="alertdialog"]' };

/** Does on the page what an owner does there: finds things by their words, waits for them, presses and types. */
export class PageDriver {
  constructor(
    private readonly document: Document,
    private readonly texts: Pick<Texts, 'i18n'>,
  ) {}

  /** Presses what says one of the texts, as soon as it is there. */
  async press(keys: readonly TextKey[], place: Place = 'page'): Promise<void> {
    const said = keys.join(' or ');
    const pressable = await this.#whenThere(said, () => this.#pressable(keys, PLACES[place]));
    pressable.click();
    await pause();
  }

  /** Presses what has no words. */
  async pressAt(selector: string): Promise<void> {
    const pressable = await this.#whenThere(selector, () =>
      Array.from(this.document.querySelectorAll<HTMLElement>(selector)).find(isWithinReach),
    );
    pressable.click();
    await pause();
  }

  /** Waits until the page has loaded. */
  async arrive(): Promise<void> {
    await this.#whenThere('a page', () => {
      const heading = this.document.querySelector('main h1') ?? undefined;
      return this.document.querySelector(LOADING) === null ? heading : undefined;
    });
  }

  /** Replaces what is in the field with that label. */
  async type(label: TextKey, text: string): Promise<void> {
    const input = await this.#whenThere(label, () => this.#input(label));
    /* React keeps an own property over that of the element, and would take the value for one of its own. */
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await pause();
  }

  /** Chooses a file where one can be chosen. */
  async choose(file: File): Promise<void> {
    const input = await this.#whenThere('a place for a file', () => this.#inputAt('input[type="file"]'));
    const files = new DataTransfer();
    files.items.add(file);
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await pause();
  }

  #pressable(keys: readonly TextKey[], place: string): HTMLElement | undefined {
    const texts = keys.flatMap((key) => this.#textsOf(key));
    const roots = Array.from(this.document.querySelectorAll(place)).filter(isWithinReach);
    return roots
      .flatMap((root) => Array.from(root.querySelectorAll<HTMLElement>(PRESSABLE)))
      .find((element) => isWithinReach(element) && texts.some((text) => says(element, text)));
  }

  #input(label: TextKey): HTMLInputElement | undefined {
    const [text] = this.#textsOf(label);
    if (text === undefined) return undefined;
    const labels = Array.from(this.document.querySelectorAll('label'));
    const labelled = labels.find((element) => element.textContent.trim() === text)?.control;
    if (labelled instanceof HTMLInputElement) return labelled;
    return Array.from(this.document.querySelectorAll('input')).find((input) => nameOf(input) === text);
  }

  #inputAt(selector: string): HTMLInputElement | undefined {
    return this.document.querySelector<HTMLInputElement>(selector) ?? undefined;
  }

  /** None as long as the page has not loaded its texts. */
  #textsOf(key: TextKey): readonly string[] {
    return this.texts.i18n.exists(key) ? [this.texts.i18n.t(key)] : [];
  }

  async #whenThere<Found>(what: string, look: () => Found | undefined): Promise<Found> {
    for (let waited = 0; waited < PATIENCE; waited += PAUSE) {
      const found = look();
      if (found !== undefined) return found;
      await pause();
    }
    throw new Error(`The demo looked for ${what} and did not find it`);
  }
}

/** As a whole, or in one of its parts, as the name on a card. */
function says(element: HTMLElement, text: string): boolean {
  if (nameOf(element) === text || element.textContent.trim() === text) return true;
  return Array.from(element.querySelectorAll('*')).some((part) => part.textContent.trim() === text);
}

function nameOf(element: Element): string | undefined {
  return element.getAttribute('aria-label') ?? undefined;
}

function isWithinReach(element: Element): boolean {
  return element.closest(OUT_OF_REACH) === null;
}

async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
}
