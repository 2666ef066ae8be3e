import { readFileSync } from 'node:fs';

/** The paths of the third-party scripts in the table of docs/payment-scripts.md. */
export function listedPaymentScripts(): readonly string[] {
  const rows = readFileSync('docs/payment-scripts.md', 'utf8').matchAll(/^\| `(?<url>https:[^`]+)`/gmu);
  return [...rows].map(({ groups }) => new URL(groups?.['url'] ?? '').pathname);
}
