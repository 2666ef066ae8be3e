import type { Page } from '@playwright/test';
import { LiveWizardPage } from '../../e2e-stack/pages/LiveWizardPage';
import { ProviderSignInPage } from '../../e2e-stack/pages/ProviderSignInPage';
import { Amin } from '../../e2e/pages/Amin';
import type { Setting } from '../../e2e/pages/Setting';

/** The page objects of the live product. */
export function aminIn(page: Page, setting: Setting): Amin {
  return new Amin(page, setting, { SignInPage: ProviderSignInPage, WizardPage: LiveWizardPage });
}
