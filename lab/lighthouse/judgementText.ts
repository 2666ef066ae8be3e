import { formatTable } from '../../scripts/formatTable.mjs';
import { CATEGORIES, type Judgement } from './judge';

/** A table of the scores, followed by the failed audits of every page with a score below 100. */
export function judgementText(judgements: readonly Judgement[]): string {
  const rows = [
    ['page', 'performance', 'accessibility', 'best practices', 'SEO'],
    ['---', '---:', '---:', '---:', '---:'],
    ...judgements.map(({ url, scores }) => [url, ...CATEGORIES.map((name) => String(scores[name] ?? ''))]),
  ];
  const table = formatTable(rows, { start: '| ', between: ' | ', end: ' |' });
  const reasons = judgements
    .filter(({ missing }) => missing.length > 0)
    .map(({ url, missing }) => `- \`${url}\`: ${missing.join('; ')}`);
  const day = new Date().toISOString().slice(0, 10);
  const end = reasons.length === 0 ? 'Nothing is missing.' : `What is missing:\n\n${reasons.join('\n')}`;
  return `${day}, Lighthouse 12, its phone profile.\n\n${table}\n\n${end}`;
}
