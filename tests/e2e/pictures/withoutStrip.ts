/** Hides the strip of the demo, unless the path shows it. */
export function withoutStrip(path: string): string {
  if (path.includes('demo.strip=')) return path;
  const [address = '', hash] = path.split('#');
  const hidden = `${address}${address.includes('?') ? '&' : '?'}demo.strip=hidden`;
  return hash === undefined ? hidden : `${hidden}#${hash}`;
}
