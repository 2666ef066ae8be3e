import { COMPLETE_LANGUAGES, type CompleteLanguage } from '../../../src/domain/shared/language';
import { pathInLanguage } from '../../../src/ui/shell/url/languageUrl';
import { PUBLIC_PATHS } from '../../../src/ui/shell/routePaths';
import type { Phone } from '../Phone';
import { interleave, type Rounds } from '../Rounds';
import { atMost, milliseconds, ratio, type SectionResult, type Verdict } from '../Section';
import type { Sites } from '../Sites';
import { Tally } from '../Tally';
import { firstUse } from '../../../tests/e2e/support/firstUse';

interface Subject {
  readonly path: string;
  readonly language: CompleteLanguage;
  readonly kind: 'product' | 'twin';
}

/** The time in which late layout shifts are measured, in milliseconds after the page is hydrated. */
const AFTERWARDS = 500;

const SUBJECTS: readonly Subject[] = PUBLIC_PATHS.flatMap((path) =>
  COMPLETE_LANGUAGES.flatMap((language) =>
    (['product', 'twin'] as const).map((kind): Subject => ({ path, language, kind })),
  ),
);

/** Every public page in each language, compared with the same page as plain HTML. */
export async function publicPages(phone: Phone, sites: Sites, rounds: Rounds): Promise<SectionResult> {
  const tally = new Tally();
  const made = await interleave(rounds, SUBJECTS, async (subject, round) => {
    const { path, language, kind } = subject;
    const url = (kind === 'product' ? sites.product : sites.twins) + pathInLanguage(language, path);
    await phone.visit({ language }, async (tab) => {
      await tab.loaded(url);
      const { lcp } = await tab.observed();
      tally.add(nameOf(subject), lcp);
      /* In the first round, the page is also used, and measured until it is hydrated. */
      if (round > 0 || kind === 'twin') return;
      await firstUse(tab.page);
      await tab.quiet();
      await tab.page.waitForTimeout(AFTERWARDS);
      const later = await tab.observed();
      tally.add(`${language} ${path} shift`, later.shift);
      tally.add(`${language} ${path} late`, later.lcp - lcp);
    });
  });
  return { tables: [tableOf(tally, made)], verdicts: verdictsOf(tally) };
}

const nameOf = ({ kind, language, path }: Subject): string => `${kind} ${language} ${path}`;

const ratioOf = (tally: Tally, language: CompleteLanguage, path: string): number | undefined =>
  tally.ratio(`product ${language} ${path}`, `twin ${language} ${path}`);

const shiftOf = (tally: Tally): number =>
  Math.max(
    0,
    ...COMPLETE_LANGUAGES.flatMap((language) =>
      PUBLIC_PATHS.map((path) => tally.most(`${language} ${path} shift`) ?? 0),
    ),
  );

function tableOf(tally: Tally, made: number) {
  const rows = PUBLIC_PATHS.map((path) => [
    path,
    ...COMPLETE_LANGUAGES.flatMap((language) => [
      milliseconds(tally.median(`product ${language} ${path}`)),
      ratio(ratioOf(tally, language, path)),
    ]),
    Math.max(...COMPLETE_LANGUAGES.map((language) => tally.most(`${language} ${path} shift`) ?? 0)).toFixed(
      3,
    ),
  ]);
  const late = COMPLETE_LANGUAGES.flatMap((language) =>
    PUBLIC_PATHS.filter((path) => (tally.most(`${language} ${path} late`) ?? 0) > 0).map(
      (path) => `${path} in ${language}`,
    ),
  );
  const lateNote =
    late.length === 0
      ? 'Hydration does not change the LCP.'
      : `Hydration changes the LCP of ${late.join(', ')}.`;
  return {
    title: 'Public pages, cold',
    note: `${String(made)} rounds. LCP in ms, its ratio to the static twin, and the largest layout shift (CLS). CLS is measured until hydration has ended. ${lateNote}`,
    rows: [
      ['page', ...COMPLETE_LANGUAGES.flatMap((language) => [`${language} LCP`, `${language} ratio`]), 'CLS'],
      ...rows,
    ],
  };
}

function verdictsOf(tally: Tally): Verdict[] {
  const ratios = COMPLETE_LANGUAGES.flatMap((language) =>
    PUBLIC_PATHS.map((path) => ({ at: `${path} ${language}`, value: ratioOf(tally, language, path) ?? 0 })),
  ).toSorted((one, other) => other.value - one.value);
  const worst = ratios[0];
  const middle = ratios[Math.floor(ratios.length / 2)]?.value;
  const missed = ratios.filter(({ value }) => value > 1.05).length;
  const shift = shiftOf(tally);
  const across = (['he', 'ar'] as const).map((language) => {
    const all = PUBLIC_PATHS.map(
      (path) => tally.ratio(`product ${language} ${path}`, `product en ${path}`) ?? 0,
    );
    return { language, value: all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0 };
  });
  return [
    atMost('P1', 'every public page: LCP <= 1.05x its static twin', {
      value: worst?.value,
      limit: 1.05,
      text: `median ${ratio(middle)}, worst ${ratio(worst?.value)} (${worst?.at ?? ''}), ${String(missed)} of ${String(ratios.length)} above`,
    }),
    atMost('P1', 'no layout shift', { value: shift, limit: 0.0005, text: shift.toFixed(3) }),
    atMost('P4', 'LCP in Hebrew and Arabic <= 1.10x English, median of the pages', {
      value: Math.max(...across.map(({ value }) => value)),
      limit: 1.1,
      text: across.map(({ language, value }) => `${language} ${ratio(value)}`).join(', '),
    }),
  ];
}
