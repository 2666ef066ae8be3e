import { BrowserOwnerChannel } from '@/adapters/browser/BrowserOwnerChannel';
import { TEST_CARDS, type TestCardBehaviour } from '@/adapters/in-memory/card/testCards';
import type { Texts } from '@/ui/i18n/Texts';
import type { TextKey } from '@/ui/i18n/useTranslation';
import { parseBusinessId } from '@/domain/business/BusinessId';
import { idIn } from '@/ui/shell/routePaths';
import type { BoundServices } from '../BoundServices';
import { holdLockInOtherTab, orderInOtherTab } from './scenario';

/** The data attribute of the root element with the number of remaining steps. Removed at the end. */
const REMAINING = 'stepsLeft';

/** Runs the steps one after the other. Each waits until the page can perform it. Throws for an unknown name. */
export async function runSteps(
  browser: Window,
  services: BoundServices,
  texts: Texts,
  names: readonly string[],
): Promise<void> {
  const page = new PageDriver(browser.document, texts);
  const events = new ExternalEvents(browser, services);
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
  if (step === undefined)
    throw new Error(`Unknown step "${name}" in demo.steps. docs/demo.md lists the steps.`);
  return step;
}

/** A step of a demo link: an action of the owner or an event from outside. */
type Step = (page: PageDriver, events: ExternalEvents) => Promise<void>;

const press =
  (key: TextKey, ...others: readonly TextKey[]): Step =>
  (page) =>
    page.press([key, ...others]);

/** Presses a button that is disabled while the page loads, such as Activate before the subscription is known. */
const pressOnceLoaded =
  (key: TextKey): Step =>
  async (page) => {
    await page.whenLoaded();
    await page.press([key]);
  };

const pressInDialog =
  (...keys: readonly TextKey[]): Step =>
  (page) =>
    page.press(keys, '[role="alertdialog"]');

/** Presses a button that is in a folded row on the page of a business, but visible on the last step of the wizard. */
const pressInMore =
  (key: TextKey): Step =>
  async (page) => {
    await page.whenLoaded();
    if (page.shows('subscription.section.more')) await page.press(['subscription.section.more']);
    await page.press([key]);
  };

const choose =
  (photo: () => File | Promise<File>): Step =>
  async (page) =>
    page.choose(await photo());

/** Causes an event from outside, after the page has loaded. */
const happen =
  (event: (events: ExternalEvents) => void | Promise<void>): Step =>
  async (page, events) => {
    await page.whenLoaded();
    await event(events);
  };

/** Types a test card that expires in three years. */
const typeCard =
  (behaviour: TestCardBehaviour): Step =>
  async (page) => {
    const year = String((new Date().getFullYear() + 3) % 100);
    const number = TEST_CARDS.find((testCard) => testCard.behaviour === behaviour)?.number ?? '';
    await page.type('subscription.wizard.payment.cardField.number', number);
    await page.type('subscription.wizard.payment.cardField.expiry', `12 / ${year}`);
    await page.type('subscription.wizard.payment.cardField.securityCode', '123');
  };

/** Shows all fields of a billing address that is known. */
const changeInvoice = async (page: PageDriver): Promise<void> =>
  page.press(['subscription.wizard.billing.change']);

/** The steps that a demo link can name in `demo.steps`. */
export const STEPS = {
  /* On the page of a business. */
  activate: pressOnceLoaded('detail.management.activate'),
  deactivate: press('detail.management.deactivate'),
  cancel: press('subscription.cancel.confirm'),
  'side-by-side': async (page) => {
    await page.press(['detail.preview']);
    await page.press(['listing.preview.sideBySide']);
  },
  print: pressInMore('subscription.confirmation.print'),
  'add-to-calendar': pressInMore('subscription.confirmation.calendar'),
  'cancel-instead': pressInDialog('detail.management.subscriptionWhileHidden.cancelInstead'),

  /* In the wizard. */
  annual: press('subscription.wizard.cycle.annual'),
  essential: press('catalog.plans.essential.name'),
  premium: press('catalog.plans.premium.name'),
  next: press('subscription.wizard.bar.next', 'subscription.wizard.bar.toPayment'),
  'new-card': press('subscription.wizard.payment.newCard'),
  card: typeCard('accepted'),
  'declined-card': typeCard('declined'),
  'refused-card': typeCard('refused'),
  'half-a-card': (page) => page.type('subscription.wizard.payment.cardField.number', '4242 4242'),
  'change-invoice': changeInvoice,
  'wrong-billing': async (page) => {
    await changeInvoice(page);
    await page.type('subscription.wizard.billing.email', 'noor');
    await page.type('subscription.wizard.billing.phone', '04-812-3456');
    await page.type('subscription.wizard.billing.city', '');
    await page.type('subscription.wizard.billing.zip', '123');
  },
  pay: press(
    'subscription.wizard.bar.payAnd.create',
    'subscription.wizard.bar.payAnd.update',
    'subscription.wizard.bar.payAnd.reactivate',
    'subscription.cardChange.save',
  ),
  leave: press('subscription.wizard.cancel'),
  'another-tab-pays': happen(({ browser, services }) => holdLockInOtherTab(browser, services)),
  'another-tab-has-paid': happen(({ browser, services }) => orderInOtherTab(browser, services)),

  /* In the profile. */
  'new-address': (page) => page.type('profile.contact.address', 'הרצל 14'),
  'wrong-contact': async (page) => {
    await page.type('profile.contact.email', 'noor@');
    await page.type('profile.contact.phone', '04-812-3456');
  },
  photo: choose(paintedPhoto),
  'photo-too-large': choose(() => new File([new Uint8Array(TOO_LARGE)], 'huge.png')),
  /* Its header contains more pixels than the app decodes. */
  'photo-too-detailed': choose(
    () => new File([new Uint8Array([...PNG, ...FIRST_CHUNK, ...GIANT_SIDES])], 'giant.png'),
  ),
  /* A GIF with a misleading name. */
  'photo-of-another-type': choose(() => new File(['GIF89a'], 'moving.png')),
  /* It ends after its first bytes. */
  'photo-broken': choose(() => new File([new Uint8Array(PNG)], 'broken.png')),
  'remove-photo': press('profile.photo.remove'),
  save: press('profile.edit.save'),

  /* In the editor of a business. */
  'new-name': (page) => page.type('editing.texts.in.name.en', 'Noor’s Breeze'),
  'save-changes': press('editing.save'),
  'changed-elsewhere': happen((events) => events.editElsewhere()),

  /* On the page with the prices: presses the first plan, which is a link for a signed-in owner. */
  'choose-plan': (page) => page.pressAt('section[aria-labelledby="plans"] a'),

  /* In the long list. */
  'choose-several': pressOnceLoaded('longList.tools.choose'),
  /** Chooses the businesses of the page. */
  'choose-page': (page) => page.pressAt('main input[type="checkbox"]'),

  /* On any page. */
  home: (page) => page.pressAt('header a'),
  /** Presses the confirming button of the open dialog. */
  confirm: pressInDialog(
    'detail.management.activate',
    'detail.management.deactivate',
    'subscription.cancel.confirm',
    'subscription.wizard.leave.confirm',
    'profile.leave.leave',
    'editing.leave.go',
  ),
  /** Presses the button before that of the mobile menu, after a running save, which would close the menu. */
  'user-menu': async (page) => {
    await page.whenLoaded();
    await page.pressAt('header button[aria-haspopup="dialog"]:has(~ button)');
  },
  'toast-history': press('shell.account.toastHistory'),
  'mobile-menu': press('shell.header.openMenu'),
  'demo-settings': press('demo.strip.open'),
  'log-out-elsewhere': happen((events) => events.signOutInOtherTab()),
  'lose-connection': happen((events) => events.loseConnection()),
  throw: happen((events) => events.throwError()),
  meddle: happen((events) => events.breakDom()),
} satisfies Readonly<Record<string, Step>>;

/** Events from outside the page: other tabs, the connection, uncaught errors and browser extensions. */
class ExternalEvents {
  constructor(
    readonly browser: Window,
    readonly services: BoundServices,
  ) {}

  /** Changes the English name of the business in the URL, as another client of the service does. */
  async editElsewhere(): Promise<void> {
    const id = parseBusinessId(idIn('business', this.browser.location.pathname));
    if (id === undefined) return;
    await this.services.lazyEditing.load();
    const listings = this.services.listings;
    const read = await listings.read(id);
    if (read.ok) await listings.write(read.value, { 'name.en': 'Fresh Breeze' });
  }

  /** The same owner signs out in another tab. */
  async signOutInOtherTab(): Promise<void> {
    const account = await this.services.identity.accountClaims();
    if (!account.ok || account.value === undefined) return;
    const otherTab = new BrowserOwnerChannel({
      createChannel: (name) => new BroadcastChannel(name),
      crypto: this.browser.crypto.subtle,
    });
    await otherTab.announce(account.value.userId);
  }

  loseConnection(): void {
    Object.defineProperty(this.browser.navigator, 'onLine', { value: false, configurable: true });
    this.browser.dispatchEvent(new Event('offline'));
  }

  /** Reports an uncaught error. */
  throwError(): void {
    this.browser.reportError(new Error('The demo threw this error'));
  }

  /**
   * Wraps every element of the page, as a browser extension may do. The elements still work, but React fails
   * when it removes or inserts one.
   */
  breakDom(): void {
    const { document } = this.browser;
    const part = document.querySelector('main section[tabindex="-1"]') ?? document.querySelector('main');
    /* The outermost elements are not wrapped, so that React can still render the error page. */
    for (const element of part?.querySelectorAll(':scope > * > * *') ?? []) {
      const wrapper = document.createElement('font');
      element.replaceWith(wrapper);
      wrapper.append(element);
    }
  }
}

/** Milliseconds between two checks for an element. */
const PAUSE = 50;
/** Milliseconds after which a missing element fails the step. */
const TIMEOUT = 30_000;

const PRESSABLE = 'a[href], button:enabled, label, summary, [role="menuitem"]';
/** Elements behind a dialog. */
const COVERED = '[inert], [aria-hidden="true"]';

const LOADING = 'main [aria-busy="true"]:not(button), main [role="status"] h1';

/** Performs the actions of an owner: finds elements by their text, waits for them, clicks and types. */
class PageDriver {
  constructor(
    private readonly document: Document,
    private readonly texts: Pick<Texts, 'i18n'>,
  ) {}

  /**
   * Clicks the element with one of the texts, as soon as it exists.
   * @param scope A selector of the part of the page with the element.
   */
  async press(keys: readonly TextKey[], scope = 'body'): Promise<void> {
    const wanted = keys.join(' or ');
    const pressable = await this.#waitFor(wanted, () => this.#pressable(keys, scope));
    pressable.click();
    await pause();
  }

  /** Whether there is an element with the text to click now. */
  shows(key: TextKey): boolean {
    return this.#pressable([key], 'body') !== undefined;
  }

  /** Clicks an element without a text. */
  async pressAt(selector: string): Promise<void> {
    const pressable = await this.#waitFor(selector, () =>
      Array.from(this.document.querySelectorAll<HTMLElement>(selector)).find(isReachable),
    );
    pressable.click();
    await pause();
  }

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

  async choose(file: File): Promise<void> {
    const input = await this.#waitFor(
      'a file input',
      () => this.document.querySelector<HTMLInputElement>('input[type="file"]') ?? undefined,
    );
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
    return Array.from(this.document.querySelectorAll('input')).find(
      (input) => input.getAttribute('aria-label') === text,
    );
  }

  /** Empty while the texts of the page are not loaded. */
  #textsOf(key: TextKey): readonly string[] {
    const text: string = this.texts.i18n.t(key);
    return this.texts.i18n.exists(key) ? [text] : [];
  }

  async #waitFor<Found>(what: string, find: () => Found | undefined): Promise<Found> {
    for (let waited = 0; waited < TIMEOUT; waited += PAUSE) {
      const found = find();
      if (found !== undefined) return found;
      await pause();
    }
    throw new Error(`The demo step found no ${what} within ${String(TIMEOUT)} ms.`);
  }
}

/** Whether the element, or an element inside it such as the name on a card, has the text. */
function hasText(element: HTMLElement, text: string): boolean {
  if (element.getAttribute('aria-label') === text || element.textContent.trim() === text) return true;
  return Array.from(element.querySelectorAll('*')).some((part) => part.textContent.trim() === text);
}

function isReachable(element: Element): boolean {
  return element.closest(COVERED) === null;
}

async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
}

/** One byte over the size limit of photos. */
const TOO_LARGE = 30 * 1024 * 1024 + 1;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const FIRST_CHUNK = [0, 0, 0, 13, ...Array.from('IHDR', (letter) => letter.charCodeAt(0))];
/** The width and height in a PNG header: 40 000 pixels each. */
const GIANT_SIDES = [0, 0, 0x9c, 0x40, 0, 0, 0x9c, 0x40];

/** A photo that the app accepts. It shows a sun over the sea. */
async function paintedPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(208, 208);
  const pencil = canvas.getContext('2d');
  if (pencil !== null) {
    pencil.fillStyle = '#cfe9ee';
    pencil.fillRect(0, 0, 208, 208);
    pencil.fillStyle = '#005f73';
    pencil.fillRect(0, 136, 208, 72);
    pencil.fillStyle = '#ffc145';
    pencil.arc(104, 96, 44, 0, 2 * Math.PI);
    pencil.fill();
  }
  return new File([await canvas.convertToBlob()], 'sun.png');
}
