/** The share of the generated inputs that is tried, `TRUST_SHARE`, for work on a section. A result of less than all is never valid. */
export function readShare(text = process.env['TRUST_SHARE']): number {
  const share = Number(text ?? 1);
  if (share > 0 && share <= 1) return share;
  throw new Error(`TRUST_SHARE has to be a number above 0 and at most 1, not "${text ?? ''}".`);
}
