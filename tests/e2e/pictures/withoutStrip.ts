/** Hides the strip of the demo, unless the path shows it. */
export function withoutStrip(path: string): string {
  if (path.includes('demo.strip=')) return path;
  const [beforeHash = '', hash] = path.split('#');
  const hidden = `${beforeHash}${beforeHash.includes('?') ? '&' : '?'}demo.strip=hidden`;
  return hash === undefined ? hidden : `${hidden}#${hash}`;
}
