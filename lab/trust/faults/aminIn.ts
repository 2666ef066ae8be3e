import type { Page } from '@playwright/test';
import { LiveWizardPage } from '../../../tests/e2e-stack/pages/LiveWizardPage';
import { ProviderSignInPage } from '../../../tests/e2e-stack/pages/ProviderSignInPage';
import { Amin } from '../../../tests/e2e/pages/Amin';
import type { Setting } from '../../../tests/e2e/pages/Setting';

/** The page objects of the live product. */
export function aminIn(page: Page, setting: Setting): Amin {
  return new Amin(page, setting, { SignInPage: ProviderSignInPage, WizardPage: LiveWizardPage });
}
