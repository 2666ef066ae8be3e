import type { TextKey, Texts } from '@/ui/i18n/Texts';

/** Milliseconds between two checks for an element. */
const PAUSE = 50;
/** Milliseconds after which a missing element fails the step. */
const TIMEOUT = 30_000;

const PRESSABLE = 'a[href], button:enabled, label, [role="menuitem"]';
/** Elements behind a dialog. */
const COVERED = '[inert], [aria-hidden="true"]';

const LOADING = 'main [aria-busy="true"]:not(button), main [role="status"] h1';

/** The part of the page with the button. */
export type Scope = 'page' | 'dialog';
const SCOPES: Readonly<Record<Scope, string>> = { page: 'body', dialog: '[role="alertdialog"]' };

/** Performs the actions of an owner: finds elements by their text, waits for them, clicks and types. */
export class PageDriver {
  constructor(
    private readonly document: Document,
    private readonly texts: Pick<Texts, 'i18n'>,
  ) {}

  /** Clicks the element with one of the texts, as soon as it exists. */
  async press(keys: readonly TextKey[], scope: Scope = 'page'): Promise<void> {
    const wanted = keys.join(' or ');
    const pressable = await this.#waitFor(wanted, () => this.#pressable(keys, SCOPES[scope]));
    pressable.click();
    await pause();
  }

  /** Clicks an element without a text. */
  async pressAt(selector: string): Promise<void> {
    const pressable = await this.#waitFor(selector, () =>
      Array.from(this.document.querySelectorAll<HTMLElement>(selector)).find(isReachable),
    );
    pressable.click();
    await pause();
  }

  /** Waits until the page has loaded. */
  async whenLoaded(): Promise<void> {
    await this.#waitFor('a heading in a loaded main element', () => {
      const heading = this.document.querySelector('main h1') ?? undefined;
      return this.document.querySelector(LOADING) === null ? heading : undefined;
    });
  }

  /** Replaces the value of the field with the label. */
  async type(label: TextKey, text: string): Promise<void> {
    const input = await this.#waitFor(label, () => this.#input(label));
    /* React overrides `value` on the element. The setter of the prototype makes React notice the change. */
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await pause();
  }

  /** Selects a file in the file input. */
  async choose(file: File): Promise<void> {
    const input = await this.#waitFor('a file input', () => this.#inputAt('input[type="file"]'));
    const files = new DataTransfer();
    files.items.add(file);
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await pause();
  }

  #pressable(keys: readonly TextKey[], scope: string): HTMLElement | undefined {
    const texts = keys.flatMap((key) => this.#textsOf(key));
    const roots = Array.from(this.document.querySelectorAll(scope)).filter(isReachable);
    return roots
      .flatMap((root) => Array.from(root.querySelectorAll<HTMLElement>(PRESSABLE)))
      .find((element) => isReachable(element) && texts.some((text) => hasText(element, text)));
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

  /** Empty while the texts of the page are not loaded. */
  #textsOf(key: TextKey): readonly string[] {
    return this.texts.i18n.exists(key) ? [this.texts.i18n.t(key)] : [];
  }

  async #waitFor<Found>(what: string, look: () => Found | undefined): Promise<Found> {
    for (let waited = 0; waited < TIMEOUT; waited += PAUSE) {
      const found = look();
      if (found !== undefined) return found;
      await pause();
    }
    throw new Error(`The demo step found no ${what} within ${String(TIMEOUT)} ms.`);
  }
}

/** Whether the element, or an element inside it such as the name on a card, has the text. */
function hasText(element: HTMLElement, text: string): boolean {
  if (nameOf(element) === text || element.textContent.trim() === text) return true;
  return Array.from(element.querySelectorAll('*')).some((part) => part.textContent.trim() === text);
}

function nameOf(element: Element): string | undefined {
  return element.getAttribute('aria-label') ?? undefined;
}

function isReachable(element: Element): boolean {
  return element.closest(COVERED) === null;
}

async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
}
