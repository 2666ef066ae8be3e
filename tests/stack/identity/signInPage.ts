import type { DemoAccount } from '@/adapters/in-memory/identity/demoAccounts';
import { translated, type Language } from '@/domain/shared/language';
import { textInLanguageOrAny } from '@/domain/shared/LocalizedText';
import { html, type Html } from './html';
import { PASSWORD } from './identityAccounts';
import { pageFrame } from './pageFrame';
import { SIGN_IN_TEXTS } from './signInTexts';

interface SignInPageOptions {
  readonly accounts: readonly DemoAccount[];
  readonly language: Language;
  /** The URL of the form submission. */
  readonly action: string;
  /** The email address of the failed attempt; undefined before the first. */
  readonly refusedEmail?: string | undefined;
}

/** The sign-in page: choose an account, enter email and password, or cancel. */
export function signInPage({ accounts, language, action, refusedEmail }: SignInPageOptions): string {
  const texts = translated(SIGN_IN_TEXTS, language);
  return pageFrame(
    language,
    texts.title,
    html`<span class="badge">${texts.badge}</span>
      <h1>${texts.title}</h1>
      <p>${texts.explanation}</p>
      <form method="post" action="${action}">
        <h2 id="choose">${texts.choose}</h2>
        <ul aria-labelledby="choose">
          ${accounts.map((account) => accountButton(account, language))}
        </ul>
      </form>
      <form method="post" action="${action}">
        <h2>${texts.byPassword}</h2>
        <label for="email">${texts.email}</label>
        <input
          id="email"
          name="email"
          type="email"
          dir="ltr"
          autocomplete="username"
          required
          value="${refusedEmail}"
        />
        <label for="password">${texts.password}</label>
        <input
          id="password"
          name="password"
          type="password"
          dir="ltr"
          autocomplete="current-password"
          required
          aria-describedby="hint"
        />
        <p id="hint">${texts.hint} <bdi>${PASSWORD}</bdi></p>
        ${refusedEmail === undefined ? undefined : html`<p role="alert">${texts.wrong}</p>`}
        <button class="primary">${texts.signIn}</button>
      </form>
      <form method="post" action="${action}">
        <button class="cancel" name="cancel" value="yes">${texts.cancel}</button>
      </form>`,
  );
}

function accountButton({ id, names, notes, email }: DemoAccount, language: Language): Html {
  const name = textInLanguageOrAny(names, language)?.text ?? email;
  const note = textInLanguageOrAny(notes, language)?.text ?? '';
  return html`<li>
    <button name="account" value="${id}">
      ${name} <small><bdi>${email}</bdi></small
      ><small>${note}</small>
    </button>
  </li>`;
}
