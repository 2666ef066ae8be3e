import { wordsIn, type KeyUnder } from '../../e2e/support/words';
import type { Verdict } from './CellResult';

const words = wordsIn('en');

/** The statement of a page about the payment. Undefined while it says nothing, or is still checking. */
export function verdictOf(text: string): Verdict | undefined {
  const says = (key: KeyUnder<'subscription.wizard'>): boolean =>
    text.includes(words(`subscription.wizard.${key}`));
  if (says('outcomeUnknown.finding.running-again')) return undefined;
  if (
    (['create', 'update', 'reactivate', 'received', 'visible'] as const).some((kind) =>
      says(`done.title.${kind}`),
    )
  )
    return 'done';
  if (says('failure.title.not-executed')) return 'not charged by this attempt';
  if (says('failure.charge.not-charged')) return 'not charged';
  if (says('failure.title.nothing-to-change')) return 'nothing to change';
  if (says('failure.title.in-progress')) return 'under way in another tab';
  if (says('outcomeUnknown.title') || says('outcomeUnknown.elsewhere.title')) return 'unknown';
  return undefined;
}
