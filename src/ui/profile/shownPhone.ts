/** An Israeli mobile number in groups of digits. Any other text is returned unchanged. */
export function shownPhone(phone: string): string {
  const mobile = /^(05\d)(\d{3})(\d{4})$/.exec(phone.trim());
  return mobile === null ? phone : mobile.slice(1).join('-');
}
