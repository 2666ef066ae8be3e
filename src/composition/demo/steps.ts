import { TEST_CARDS, type TestCardBehaviour } from '@/adapters/in-memory/card/testCards';
import type { TextKey } from '@/ui/i18n/Texts';
import type { PageDriver, Scope } from './PageDriver';
import { brokenPhoto, animatedGif, photoOverPixelLimit, photoOverSizeLimit, paintedPhoto } from './photos';
import type { ExternalEvents } from './ExternalEvents';

/** A step of a demo link: an action of the owner or an event from outside. */
export type Step = (page: PageDriver, events: ExternalEvents) => Promise<void>;

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
    page.press(keys, 'dialog' satisfies Scope);

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
const card =
  (behaviour: TestCardBehaviour): Step =>
  async (page) => {
    const year = String((new Date().getFullYear() + 3) % 100);
    const number = TEST_CARDS.find((testCard) => testCard.behaviour === behaviour)?.number ?? '';
    await page.type('subscription.wizard.payment.cardNumber', number);
    await page.type('subscription.wizard.payment.cardExpiry', `12 / ${year}`);
    await page.type('subscription.wizard.payment.cardSecurityCode', '123');
  };

/** Shows all fields of a billing address that is known. */
const changeInvoice = async (page: PageDriver): Promise<void> =>
  page.press(['subscription.wizard.billing.change']);

const ON_THE_BUSINESS_PAGE = {
  activate: pressOnceLoaded('detail.management.activate'),
  deactivate: press('detail.management.deactivate'),
  cancel: press('subscription.cancel.confirm'),
  'side-by-side': press('listing.preview.sideBySide'),
  print: press('subscription.confirmation.print'),
  'add-to-calendar': press('subscription.confirmation.calendar'),
  'cancel-instead': pressInDialog('detail.management.subscriptionWhileHidden.cancelInstead'),
} satisfies Readonly<Record<string, Step>>;

const IN_THE_WIZARD = {
  annual: press('subscription.wizard.cycle.annual'),
  essential: press('catalog.plans.essential.name'),
  premium: press('catalog.plans.premium.name'),
  next: press('subscription.wizard.bar.next', 'subscription.wizard.bar.toPayment'),
  'new-card': press('subscription.wizard.payment.newCard'),
  card: card('accepted'),
  'declined-card': card('declined'),
  'refused-card': card('refused'),
  'half-a-card': (page) => page.type('subscription.wizard.payment.cardNumber', '4242 4242'),
  'change-invoice': changeInvoice,
  'wrong-billing': async (page) => {
    await changeInvoice(page);
    await page.type('subscription.wizard.billing.email', 'noor');
    await page.type('subscription.wizard.billing.phone', '04-812-3456');
    await page.type('subscription.wizard.billing.city', '');
    await page.type('subscription.wizard.billing.zip', '123');
  },
  pay: press(
    'subscription.wizard.bar.payAndSubscribe',
    'subscription.wizard.bar.payAndUpdate',
    'subscription.wizard.bar.payAndReactivate',
    'subscription.cardChange.save',
  ),
  leave: press('subscription.wizard.cancel'),
  'another-tab-pays': happen((events) => events.payElsewhere()),
  'another-tab-has-paid': happen((events) => events.orderElsewhere()),
} satisfies Readonly<Record<string, Step>>;

const IN_THE_PROFILE = {
  'new-address': (page) => page.type('profile.contact.address', 'הרצל 14'),
  'wrong-contact': async (page) => {
    await page.type('profile.contact.email', 'noor@');
    await page.type('profile.contact.phone', '04-812-3456');
  },
  photo: choose(paintedPhoto),
  'photo-too-large': choose(photoOverSizeLimit),
  'photo-too-detailed': choose(photoOverPixelLimit),
  'photo-of-another-type': choose(animatedGif),
  'photo-broken': choose(brokenPhoto),
  'remove-photo': press('profile.photo.remove'),
  save: press('profile.edit.save'),
} satisfies Readonly<Record<string, Step>>;

const ON_PRICING = {
  /** Presses the button of the first plan, which is a link once the owner is signed in. */
  'choose-plan': (page) => page.pressAt('section[aria-labelledby="plans"] a'),
} satisfies Readonly<Record<string, Step>>;

const ANYWHERE = {
  /** Presses the confirming button of the open dialog. */
  confirm: pressInDialog(
    'detail.management.activate',
    'detail.management.deactivate',
    'subscription.cancel.confirm',
    'subscription.wizard.leave.confirm',
    'profile.leave.leave',
  ),
  home: (page) => page.pressAt('header a'),
  /* The button of the menu for phones follows it. */
  'user-menu': (page) => page.pressAt('header button[aria-haspopup="dialog"]:has(~ button)'),
  'mobile-menu': press('shell.header.openMenu'),
  'demo-settings': press('demo.strip.open'),
  'log-out-elsewhere': happen((events) => events.signOutElsewhere()),
  'lose-connection': happen((events) => events.loseConnection()),
  throw: happen((events) => events.throwError()),
  meddle: happen((events) => events.breakDom()),
} satisfies Readonly<Record<string, Step>>;

/** The steps that a demo link can name in `demo.do`. */
export const STEPS = {
  ...ON_THE_BUSINESS_PAGE,
  ...IN_THE_WIZARD,
  ...IN_THE_PROFILE,
  ...ON_PRICING,
  ...ANYWHERE,
} satisfies Readonly<Record<string, Step>>;
