import { cleanPhone } from '@/domain/validation/phoneNumber';

/** An Israeli mobile number in groups of digits. Any other text is only cleaned. */
export function shownPhone(phone: string): string {
  const text = cleanPhone(phone);
  const mobile = /^(05\d)(\d{3})(\d{4})$/.exec(text);
  return mobile === null ? text : mobile.slice(1).join('-');
}
