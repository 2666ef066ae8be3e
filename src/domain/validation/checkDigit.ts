/** Whether the Luhn check digit of a card number or of an Israeli identity number is right. */
export function hasValidCheckDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const weighted = Number(digit) * ((index % 2) + 1);
      return total + (weighted > 9 ? weighted - 9 : weighted);
    }, 0);
  return sum % 10 === 0;
}
