import { shownText } from './shownText';

/** The message of the server, cleaned for display. Undefined when it is empty. */
export function serverText(message: string | undefined): string | undefined {
  const text = message === undefined ? '' : shownText(message, 'message');
  return text === '' ? undefined : text;
}
