import { DEMO_ACCOUNTS } from '@/adapters/in-memory/identity/demoAccounts';
import { signInResponseUrl, parseSignInRequest } from '@/adapters/in-memory/identity/signInProtocol';
import { DEFAULT_LANGUAGE, directionOf, parseLanguage, translated } from '@/domain/shared/language';
import { ROUTES } from '@/ui/shell/routePaths';
import './sign-in.scss';
import { invalidRequestPage, signInPage } from './signInPage';
import { SIGN_IN_TEXTS } from './signInTexts';

/* The demo's stand-in for the hosted sign-in page. The boot script sets the theme. */

const { search, origin } = window.location;
const callbackPath = ROUTES.callback.path;
const request = parseSignInRequest(search, origin, callbackPath);
const root = document.documentElement;
const language = request?.language ?? parseLanguage(root.lang) ?? DEFAULT_LANGUAGE;

root.lang = language;
root.dir = directionOf(language);
const { title, invalidTitle } = translated(SIGN_IN_TEXTS, language);
document.title = request === undefined ? invalidTitle : title;
document.querySelector('#sign-in')?.replaceChildren(
  ...(request === undefined
    ? invalidRequestPage(language)
    : signInPage(DEMO_ACCOUNTS, language, (answer) => {
        window.location.replace(signInResponseUrl(request, answer, callbackPath));
      })),
);
