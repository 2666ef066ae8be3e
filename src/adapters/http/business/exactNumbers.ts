/** The strings and the numbers of a JSON text. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/gsu;

const NUMBER = /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/u;

/** Whether JSON.parse changes a number of the text, for example an id beyond 2^53. */
export function hasInexactNumber(json: string): boolean {
  const numbers = (json.match(TOKENS) ?? []).filter((token) => !token.startsWith('"'));
  return numbers.some((number) => decimalOf(number) !== decimalOf(String(Number(number))));
}

/** The digits and the exponent of a number, independent of its notation. Undefined when it is infinite. */
function decimalOf(number: string): string | undefined {
  const [, whole = '', fraction = '', exponent = '0'] = NUMBER.exec(number) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  const significant = digits.slice(0, end);
  if (significant === '') return whole === '' ? undefined : '0';
  const scale = Number(exponent) - fraction.length + digits.length - significant.length;
  return `${significant}e${String(scale)}`;
}
