import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Locator } from '@playwright/test';
import { BusinessPage } from '../../../tests/e2e/pages/BusinessPage';
import { ListingEditor } from '../../../tests/e2e/pages/ListingEditor';
import { WizardPage } from '../../../tests/e2e/pages/WizardPage';
import type { Amin } from '../../../tests/e2e/pages/Amin';
import { MATH, PLUMBING } from '../../../tests/e2e/support/businesses';
import { ACCEPTED_CARD } from '../../../tests/e2e/support/payment';
import { photoOf } from '../../../tests/e2e/support/photos';
import type { CallId } from './ScreenCell';
import { LATE } from './screenFault';

export type Account = 'noor-haddad' | 'dana-levi';

/** How an owner makes one call, from the moment before it. */
export interface ScreenJourney {
  /** The page on which the owner is before the call. Undefined when a document makes the call as it opens. */
  readonly from?: string;
  /** Who signs in. Without it the owner is signed in before the call. */
  readonly account?: Account;
  /** True when a document makes the call as it opens, so that no press comes before it. */
  readonly isDocumentLoad?: true;
  /** The request before the call, where a document makes both. The connection is lost after its answer. */
  readonly offlineAfter?: RegExp;
  /** True when the document makes the call while other requests are under way. The connection is lost with the call. */
  readonly isOfflineWithCall?: true;
  /**
   * True when the code of the screen comes after the user. The call has then failed once before the connection is lost,
   * and is made again.
   */
  readonly isOfflineAfterFailure?: true;
  /** What the owner does before the fault begins. */
  readonly prepare: (amin: Amin) => Promise<unknown>;
  /** The action that makes the call. */
  readonly act: (amin: Amin) => Promise<unknown>;
  /** The same action again, after the fault has ended. */
  readonly repeat: (amin: Amin) => Promise<unknown>;
  /** The button of the repetition, where it stays busy until a refusal is confirmed. */
  readonly repeatButton?: (amin: Amin) => Locator;
  /** Visible once the call has succeeded. */
  readonly done: (amin: Amin) => Locator;
  /** The page to which the owner goes while the answer is late. */
  readonly leave: (amin: Amin) => Promise<unknown>;
  /** From there, back to the page with the result of the call. */
  readonly comeBack: (amin: Amin) => Promise<unknown>;
  /** Checks that nothing is lost that the owner typed or chose. */
  readonly expectKept?: (amin: Amin) => Promise<unknown>;
  /** Checks that it is not lost either when the session has ended and the owner has signed in again. */
  readonly expectRestored?: (amin: Amin) => Promise<unknown>;
  /** Checks that the service has what the page says is saved. */
  readonly expectRecorded?: (amin: Amin) => Promise<unknown>;
}

const USER = /\/users\/[^/]+$/u;
const TOKEN = /\/token(?:\?.*)?$/u;
const TYPED = 'שדרות הנשיא 7, חיפה';
const TYPED_NAME = 'Carmel Pipes';

async function nothing(): Promise<void> {
  /* The owner does nothing before this call. */
}

/** The button of the account, whoever it is. */
export function signedIn({ shell, setting }: Amin): Locator {
  const name = setting.words('shell.account.menu', { name: '' }).trim();
  return shell.header.getByRole('button', { name });
}

async function toProfile({ shell }: Amin): Promise<void> {
  await shell.accountButton.click();
  await shell.accountItem('profile').click();
}

/** Leaving a profile that is being saved asks first, and the question ends with the save. */
async function tryToLeaveProfile({ profile, page }: Amin): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await expect(profile.leaveWhileSavingDialog).toBeVisible();
}

/** Leaving a listing that is being saved asks first as well. */
async function tryToLeaveListing({ page, setting }: Amin): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  const name = setting.words('editing.leave.title');
  await expect(page.getByRole('alertdialog', { name })).toBeVisible();
}

async function toDashboard({ shell }: Amin): Promise<void> {
  await shell.accountButton.click();
  await shell.accountItem('dashboard').click();
}

async function logIn({ shell, signInPage }: Amin, account: Account): Promise<void> {
  await shell.logInButton.click();
  await signInPage.account(account).click();
}

async function editAddress({ profile }: Amin): Promise<void> {
  await profile.expectShown('view');
  await profile.editButton.click();
  await profile.expectShown('edit');
  await profile.field('address').fill(TYPED);
}

async function deactivate({ business }: Amin): Promise<void> {
  await business.button('deactivate').click();
  await business.confirmButton('deactivate').click();
}

/** With the keyboard, because a pointer does not reach a button that is not available. */
async function saveListing({ editor }: Amin): Promise<void> {
  await editor.saveButton.press('Enter');
}

async function expectTypedName({ editor }: Amin): Promise<void> {
  await expect(editor.nameField('en')).toHaveValue(TYPED_NAME);
}

async function askToCancel({ business }: Amin): Promise<void> {
  await business.cancelButton.click();
  await business.cancelAnswer('confirm').click();
}

export const SCREEN_JOURNEYS: Readonly<Record<CallId, ScreenJourney>> = {
  C1: {
    from: '/',
    account: 'noor-haddad',
    isDocumentLoad: true,
    offlineAfter: TOKEN,
    prepare: nothing,
    act: async (amin) => logIn(amin, 'noor-haddad'),
    repeat: async (amin) => logIn(amin, 'noor-haddad'),
    done: signedIn,
    leave: async ({ page }) => page.goto('/about'),
    comeBack: async ({ page }) => page.goto('/dashboard'),
  },
  C2: {
    from: '/',
    account: 'dana-levi',
    isDocumentLoad: true,
    offlineAfter: USER,
    prepare: nothing,
    act: async (amin) => logIn(amin, 'dana-levi'),
    repeat: async (amin) => logIn(amin, 'dana-levi'),
    done: signedIn,
    /* The next document reads the user only when the late request has created it. */
    leave: async ({ page }) => {
      await page.route(USER, async (route) => {
        await wait(LATE);
        await route.continue();
      });
      await page.goto('/about');
    },
    comeBack: async ({ page }) => page.goto('/dashboard'),
  },
  C3: {
    from: '/profile',
    prepare: editAddress,
    act: async ({ profile }) => profile.saveButton.click(),
    repeat: async ({ profile }) => profile.saveButton.click(),
    done: ({ profile }) => profile.recorded(TYPED).first(),
    leave: tryToLeaveProfile,
    comeBack: toProfile,
    expectKept: async ({ profile }) => expect(profile.field('address')).toHaveValue(TYPED),
  },
  C5: {
    from: '/profile',
    prepare: async (amin) => {
      await editAddress(amin);
      await amin.profile.choosePhoto(await photoOf(amin.page, 'png'));
      await expect(amin.profile.photo).toBeVisible();
    },
    act: async ({ profile }) => profile.saveButton.click(),
    repeat: async ({ profile }) => profile.saveButton.click(),
    done: ({ profile }) => profile.recorded(TYPED).first(),
    leave: tryToLeaveProfile,
    comeBack: toProfile,
    expectKept: async ({ profile }) => {
      await expect(profile.field('address')).toHaveValue(TYPED);
      await expect(profile.photo).toHaveAttribute('src', /^blob:/u);
    },
  },
  C6: {
    isDocumentLoad: true,
    isOfflineWithCall: true,
    prepare: nothing,
    act: async ({ page }) => page.goto('/dashboard'),
    repeat: async ({ shell }) => shell.tryAgainButton.click(),
    done: ({ dashboard }) => dashboard.link(PLUMBING),
    leave: toProfile,
    comeBack: toDashboard,
  },
  C7: {
    from: '/dashboard',
    /* The code of the page is there, whatever the connection does afterwards. */
    prepare: async (amin) => {
      await amin.dashboard.link(MATH).click();
      await amin.business.expectShown(MATH);
      await toDashboard(amin);
      await expect(amin.dashboard.link(PLUMBING)).toBeVisible();
    },
    act: async ({ dashboard }) => dashboard.link(PLUMBING).click(),
    repeat: async ({ dashboard }) => dashboard.link(PLUMBING).click(),
    done: ({ business }) => business.management,
    leave: toDashboard,
    comeBack: async ({ dashboard }) => dashboard.link(PLUMBING).click(),
  },
  C10: {
    from: BusinessPage.pathOf(PLUMBING),
    prepare: async ({ business }) => expect(business.button('deactivate')).toBeEnabled(),
    act: deactivate,
    repeat: deactivate,
    done: ({ shell, setting }) =>
      shell.main.getByText(setting.words('detail.management.hidden'), { exact: true }),
    leave: toProfile,
    comeBack: async ({ business }) => business.open(PLUMBING),
  },
  C13: {
    isDocumentLoad: true,
    isOfflineAfterFailure: true,
    prepare: nothing,
    act: async ({ page }) => page.goto(WizardPage.pathOf(MATH)),
    repeat: async ({ shell }) => shell.tryAgainButton.click(),
    done: ({ wizard }) => wizard.nextButton,
    /* The dashboard reads the plans as well. */
    leave: async ({ page }) => page.goto('/profile'),
    comeBack: async ({ page }) => page.goto(WizardPage.pathOf(MATH)),
  },
  C14: {
    isDocumentLoad: true,
    isOfflineAfterFailure: true,
    prepare: nothing,
    act: async ({ page }) => page.goto(BusinessPage.pathOf(PLUMBING)),
    repeat: async ({ shell }) => shell.tryAgainButton.click(),
    done: ({ business }) => business.updateLink,
    leave: toProfile,
    comeBack: async ({ business }) => business.open(PLUMBING),
  },
  C15: {
    from: WizardPage.pathOf(MATH),
    prepare: async ({ wizard }) => {
      await wizard.goToPayment();
      await wizard.fillInNewCard(ACCEPTED_CARD);
    },
    act: async ({ wizard }) => wizard.payButton().click(),
    repeat: async ({ wizard }) => {
      await wizard.typeCard(ACCEPTED_CARD);
      await wizard.payButton().click();
    },
    repeatButton: ({ wizard }) => wizard.payButton(),
    done: ({ wizard }) => wizard.done(),
    leave: async ({ page }) => page.goBack(),
    comeBack: nothing,
  },
  C16: {
    from: WizardPage.pathOf(PLUMBING),
    prepare: async ({ wizard }) => {
      await wizard.choosePlan('essential');
      await wizard.goToPayment();
      await expect(wizard.savedCard).toBeChecked();
    },
    act: async ({ wizard }) => wizard.payButton('update').click(),
    repeat: async ({ wizard }) => wizard.payButton('update').click(),
    repeatButton: ({ wizard }) => wizard.payButton('update'),
    done: ({ wizard }) => wizard.done('update'),
    leave: async ({ page }) => page.goBack(),
    comeBack: nothing,
  },
  C17: {
    from: BusinessPage.pathOf(PLUMBING),
    prepare: async ({ business }) => expect(business.cancelButton).toBeVisible(),
    act: askToCancel,
    /* The question may still be open. */
    repeat: async (amin) => {
      const { business } = amin;
      if (await business.cancelQuestion.isVisible()) await business.cancelAnswer('confirm').click();
      else await askToCancel(amin);
    },
    done: ({ business }) => business.reactivateLink,
    leave: toProfile,
    comeBack: async ({ business }) => business.open(PLUMBING),
  },
  C9: {
    from: BusinessPage.pathOf(PLUMBING),
    prepare: async ({ editor }) => {
      await editor.openFrom('texts');
      await editor.fillName('en', TYPED_NAME);
    },
    act: saveListing,
    repeat: saveListing,
    done: ({ editor }) => editor.text('editing.texts.saved'),
    leave: tryToLeaveListing,
    comeBack: nothing,
    expectKept: expectTypedName,
    /* The dashboard offers the form. */
    expectRestored: async (amin) => {
      await amin.shell.main.locator('a[href$="edit=texts"]').click();
      await expectTypedName(amin);
    },
    expectRecorded: async ({ page, editor }) => {
      await page.goto(ListingEditor.pathOf(PLUMBING, 'texts'));
      await editor.showLanguage('en');
      await expect(editor.nameField('en')).toHaveValue(TYPED_NAME);
    },
  },
  C12: {
    from: BusinessPage.pathOf(PLUMBING),
    prepare: async ({ editor, page }) => {
      await editor.openFrom('photo');
      await editor.choosePhoto(await photoOf(page, 'png'));
    },
    act: saveListing,
    repeat: saveListing,
    done: ({ editor }) => editor.text('editing.photo.saved'),
    leave: tryToLeaveListing,
    comeBack: nothing,
    expectKept: async ({ editor }) => expect(editor.photo('blob:')).toBeVisible(),
    expectRecorded: async ({ page, editor }) => {
      await page.reload();
      await expect(editor.photo('http://localhost')).toBeVisible();
    },
  },
};
