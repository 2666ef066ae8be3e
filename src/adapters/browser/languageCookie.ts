import { LANGUAGE_COOKIE } from '@/application/ports/languageCookie';
import { LANGUAGES, resolveLanguage, type Language } from '@/domain/shared/language';

const YEAR = 365 * 24 * 60 * 60;

interface CookieWindow {
  readonly document: Pick<Document, 'cookie'>;
  readonly navigator: Pick<Navigator, 'languages'>;
  readonly location: Pick<Location, 'protocol'>;
}

interface CookieOptions {
  /** Whether the owner has chosen the language. Without a choice the cookie ends when the browser closes. */
  readonly isChosen: boolean;
  /** Whether the document that the server sent does not contain `language`. */
  readonly isMissed?: boolean;
}

/**
 * Sets the cookie if the browser asks for another language, or if the sent document lacks this one. Erases the cookie
 * otherwise, so that most visitors have none.
 */
export function keepLanguageCookie(
  { document: page, navigator, location }: CookieWindow,
  language: Language,
  { isChosen, isMissed = false }: CookieOptions,
): void {
  const isNeeded = isMissed || language !== resolveLanguage({ browser: navigator.languages }, LANGUAGES);
  const value = isNeeded ? language : '';
  const age = isNeeded && !isChosen ? '' : `; Max-Age=${String(isNeeded ? YEAR : 0)}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  page.cookie = `${LANGUAGE_COOKIE}=${value}; Path=/; SameSite=Lax${age}${secure}`;
}
