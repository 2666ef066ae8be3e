/** Hides the strip of the demo, unless the path shows it. */
export function withoutStrip(path: string): string {
  if (path.includes('demo.strip=')) return path;
  return `${path}${path.includes('?') ? '&' : '?'}demo.strip=hidden`;
}
