import type { Locator } from '@playwright/test';
import { WizardPage, type TypedCardField } from '../../e2e/pages/WizardPage';

const FRAMES: Readonly<Record<TypedCardField, string>> = { number: 'number', expiry: 'expiry', code: 'cvv' };

/** The wizard with the payment provider's fields, each in a frame of another origin. */
export class LiveWizardPage extends WizardPage {
  override cardField(field: TypedCardField): Locator {
    return this.page
      .frameLocator(`iframe[name$="-${FRAMES[field]}"]`)
      .getByLabel(this.cardFieldLabel(field), { exact: true });
  }
}
