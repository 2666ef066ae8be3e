// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '@/adapters/in-memory/identity/demoAccounts';
import type { SignInResponse } from '@/adapters/in-memory/identity/signInProtocol';
import { COMPLETE_LANGUAGES, type CompleteLanguage } from '@/domain/shared/language';
import { invalidRequestPage, signInPage } from '../../../demo/signInPage';
import { SIGN_IN_TEXTS } from '../../../demo/signInTexts';

function show(language: CompleteLanguage, accounts = DEMO_ACCOUNTS) {
  const answers: SignInResponse[] = [];
  document.body.replaceChildren(...signInPage(accounts, language, (answer) => answers.push(answer)));
  return { answers, buttons: [...document.querySelectorAll('button')] };
}

describe.each(COMPLETE_LANGUAGES)('the sign-in page of the demo in %s', (language) => {
  afterEach(() => {
    document.body.replaceChildren();
  });

  it('explains itself, in one heading', () => {
    show(language);
    const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
    expect(headings).toEqual([SIGN_IN_TEXTS[language].title]);
    expect(document.body.textContent).toContain(SIGN_IN_TEXTS[language].explanation);
  });

  it('lists every account by name, and a button to decline', () => {
    const { buttons } = show(language);
    const names = [
      ...DEMO_ACCOUNTS.map(({ names: known }) => known[language] ?? ''),
      SIGN_IN_TEXTS[language].decline,
    ];
    expect(buttons.map(({ textContent }, index) => textContent?.includes(names[index] ?? ''))).toEqual(
      names.map(() => true),
    );
  });

  it('redirects back with the chosen account, or with a refusal', () => {
    const { answers, buttons } = show(language);
    for (const button of buttons) button.click();
    expect(answers).toEqual([
      ...DEMO_ACCOUNTS.map(({ id }) => ({ kind: 'signed-in', accountId: id })),
      { kind: 'declined', description: expect.any(String) },
    ]);
  });

  it('lists nothing for an invalid request', () => {
    document.body.replaceChildren(...invalidRequestPage(language));
    expect(document.querySelectorAll('button')).toHaveLength(0);
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/');
    expect(document.querySelector('h1')?.textContent).toBe(SIGN_IN_TEXTS[language].invalidTitle);
  });
});

it('an account without a text in a language is shown by its email', () => {
  const account = { id: 'x', names: {}, notes: {}, email: '<b>x@example.com</b>', claims: {} };
  show('en', [account]);
  expect(document.querySelector('b')).toBeNull();
  expect(document.querySelector('button')?.textContent).toContain('<b>x@example.com</b>');
  document.body.replaceChildren();
});
