import { shownText } from './shownText';

/** What the server itself said, fit to be shown as data; undefined when it said nothing. */
export function serverText(message: string | undefined): string | undefined {
  const text = message === undefined ? '' : shownText(message, 'message');
  return text === '' ? undefined : text;
}
