import { usableTimeZone } from '@/domain/shared/instant';

let readersZone: string | undefined;

/** Whether the hours of a business name its time zone, because that of the reader is another one. */
export function namesTimeZone(timeZone: string | undefined): boolean {
  /* Asked once, because this creates a DateTimeFormat. */
  readersZone ??= usableTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return usableTimeZone(timeZone) !== readersZone;
}
