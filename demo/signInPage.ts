import type { DemoAccount } from '@/adapters/in-memory/identity/demoAccounts';
import type { SignInResponse } from '@/adapters/in-memory/identity/signInProtocol';
import { translated, type Language } from '@/domain/shared/language';
import { textInLanguageOrAny } from '@/domain/shared/LocalizedText';
import { PUBLIC_PAGES } from '@/ui/shell/publicPages';
import { element } from './element';
import { SIGN_IN_TEXTS } from './signInTexts';

/** The list of accounts to sign in with, and the button that declines. */
export function signInPage(
  accounts: readonly DemoAccount[],
  language: Language,
  answer: (answer: SignInResponse) => void,
): readonly Node[] {
  const texts = translated(SIGN_IN_TEXTS, language);
  const choose = element('h2', { className: 'choose', text: texts.choose });
  choose.id = 'choose';
  const list = element('ul', {
    className: 'accounts',
    children: accounts.map((account) =>
      element('li', { children: [accountButton(account, language, answer)] }),
    ),
  });
  list.setAttribute('aria-labelledby', choose.id);
  const decline = element('button', { className: 'decline', text: texts.decline });
  decline.type = 'button';
  decline.addEventListener('click', () => {
    answer({ kind: 'declined', description: 'The person declined to sign in' });
  });
  return [
    element('span', { className: 'badge', text: texts.badge }),
    element('h1', { text: texts.title }),
    element('p', { className: 'explanation', text: texts.explanation }),
    choose,
    list,
    decline,
  ];
}

/** The page for a request that is incomplete or whose return URL is on another site. */
export function invalidRequestPage(language: Language): readonly Node[] {
  const texts = translated(SIGN_IN_TEXTS, language);
  const home = element('a', { className: 'home', text: texts.home });
  home.href = PUBLIC_PAGES.home;
  return [
    element('span', { className: 'badge', text: texts.badge }),
    element('h1', { text: texts.invalidTitle }),
    element('p', { className: 'explanation', text: texts.invalidExplanation }),
    home,
  ];
}

function accountButton(
  account: DemoAccount,
  language: Language,
  answer: (answer: SignInResponse) => void,
): HTMLButtonElement {
  const name = textInLanguageOrAny(account.names, language)?.text ?? account.email;
  const note = textInLanguageOrAny(account.notes, language)?.text ?? '';
  const initial = element('span', { className: 'initial', text: name.slice(0, 1) });
  initial.ariaHidden = 'true';
  const words = element('span', {
    className: 'words',
    children: [
      element('span', { className: 'name', text: name }),
      element('bdi', { className: 'email', children: breakableEmail(account.email) }),
      element('span', { className: 'note', text: note }),
    ],
  });
  const button = element('button', { className: 'account', children: [initial, words] });
  button.type = 'button';
  button.addEventListener('click', () => {
    answer({ kind: 'signed-in', accountId: account.id });
  });
  return button;
}

/** The parts of an email address. The second one may stand on the next line. */
function breakableEmail(email: string): readonly Node[] {
  const [owner = '', host = ''] = email.split('@');
  return [new Text(`${owner}@`), element('wbr'), new Text(host)];
}
