import { expect, type Page } from '@playwright/test';
import type { Amin } from '../pages/Amin';
import type { LinkedState } from '../support/states/LinkedState';

/** A state that no link opens, because it needs keyboard input. */
export interface Interaction extends LinkedState {
  readonly act: (amin: Amin, page: Page) => Promise<void>;
}

export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'shell-skip-link',
    path: '/',
    isOverlay: true,
    act: async ({ shell }, page) => {
      await page.keyboard.press('Tab');
      await expect(shell.skipLink).toBeFocused();
    },
  },
  {
    name: 'wizard-plan-focus',
    path: '/dashboard/business/AMN-10561/subscription?demo.owner=noor-haddad',
    isOverlay: true,
    act: async ({ wizard }, page) => {
      await wizard.cycle('monthly').focus();
      await page.keyboard.press('Tab');
    },
  },
];
