import type { Locator } from '@playwright/test';
import { WizardPage, type TypedCardField } from '../../e2e/pages/WizardPage';

const FRAMES: Readonly<Record<TypedCardField, string>> = { number: 'number', expiry: 'expiry', code: 'cvv' };

/** The wizard with the card fields of the payment provider. Each field is in an iframe of another origin. */
export class LiveWizardPage extends WizardPage {
  override cardField(field: TypedCardField): Locator {
    return this.page
      .frameLocator(`iframe[name$="-${FRAMES[field]}"]`)
      .getByLabel(this.cardFieldLabel(field), { exact: true });
  }
}
