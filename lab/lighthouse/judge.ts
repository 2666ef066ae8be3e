import lighthouse, { type RunnerResult } from 'lighthouse';

/** The Lighthouse result of one page. */
export interface Judgement {
  readonly url: string;
  /** From 0 to 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** The failed audits, in the words of Lighthouse. */
  readonly missing: readonly string[];
}

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse asks for a repetition when the browser lost the beginning of its trace. */
const ATTEMPTS = 4;

async function look(url: string, port: number, attempt = 1): Promise<RunnerResult['lhr']> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...CATEGORIES],
  });
  if (result === undefined) throw new Error(`Lighthouse says nothing about ${url}`);
  const { runtimeError } = result.lhr;
  if (runtimeError === undefined) return result.lhr;
  if (attempt < ATTEMPTS) return look(url, port, attempt + 1);
  throw new Error(`${url}: ${runtimeError.message}`);
}

/** @param port The port of the browser's debugger. */
export async function judge(url: string, site: string, port: number): Promise<Judgement> {
  const { categories, audits } = await look(site + url, port);
  const scores: Record<string, number> = {};
  const missing = new Set<string>();
  for (const name of CATEGORIES) {
    const category = categories[name];
    scores[name] = Math.round((category?.score ?? 0) * 100);
    if (scores[name] === 100) continue;
    for (const { id, weight } of category?.auditRefs ?? []) {
      const audit = audits[id];
      if (audit === undefined || weight === 0 || audit.score === null || audit.score >= 0.995) continue;
      missing.add(
        `${name}: ${audit.title}${audit.displayValue === undefined ? '' : ` (${audit.displayValue})`}`,
      );
    }
  }
  return { url, scores, missing: [...missing] };
}
