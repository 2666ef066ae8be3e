import { DEMO_ACCOUNTS } from '@/adapters/in-memory/identity/demoAccounts';
import { answerAddress, parseSignInRequest } from '@/adapters/in-memory/identity/signInAddress';
import { directionOf, resolveLanguage } from '@/domain/shared/language';
import './sign-in.scss';
import { invalidRequestPage, signInPage } from './signInPage';
import { SIGN_IN_TEXTS } from './signInTexts';

/* The page the demo leaves for in place of the hosted sign-in. The theme comes from the boot script. */

const { search, origin } = window.location;
const request = parseSignInRequest(search, origin);
const root = document.documentElement;
const language = resolveLanguage({ url: request?.language, page: root.lang });

root.lang = language;
root.dir = directionOf(language);
const { title, invalidTitle } = SIGN_IN_TEXTS[language];
document.title = request === undefined ? invalidTitle : title;
document.querySelector('#sign-in')?.replaceChildren(
  ...(request === undefined
    ? invalidRequestPage(language)
    : signInPage(DEMO_ACCOUNTS, language, (answer) => {
        window.location.replace(answerAddress(request, answer));
      })),
);
