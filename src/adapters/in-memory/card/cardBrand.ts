/** The card brand detected from the first digits. */
export interface CardBrand {
  readonly name: string | undefined;
  readonly numberLength: number;
  readonly securityCodeLength: number;
  /** The sizes of the groups of digits in a formatted number. */
  readonly groups: readonly number[];
}

const UNKNOWN: CardBrand = { name: undefined, numberLength: 16, securityCodeLength: 3, groups: [4, 4, 4, 4] };

const BRANDS: readonly (CardBrand & { readonly starts: RegExp })[] = [
  { ...UNKNOWN, name: 'isracard', starts: /^5326/ },
  { ...UNKNOWN, name: 'visa', starts: /^4/ },
  {
    ...UNKNOWN,
    name: 'mastercard',
    starts: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
  },
  { name: 'amex', starts: /^3[47]/, numberLength: 15, securityCodeLength: 4, groups: [4, 6, 5] },
];

export function brandOf(digits: string): CardBrand {
  return BRANDS.find(({ starts }) => starts.test(digits)) ?? UNKNOWN;
}
