/** The digits of a text. The fields of a card add spaces and slashes. */
export const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '');
