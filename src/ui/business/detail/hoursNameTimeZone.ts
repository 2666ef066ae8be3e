import { usableTimeZone } from '@/domain/shared/timeZone';

let browserTimeZone: string | undefined;

/** Whether the hours of a business name its time zone, because that of the reader is another one. */
export function hoursNameTimeZone(timeZone: string | undefined): boolean {
  /* Asked once, because this creates a DateTimeFormat. */
  browserTimeZone ??= usableTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return usableTimeZone(timeZone) !== browserTimeZone;
}
