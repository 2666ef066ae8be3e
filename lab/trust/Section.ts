/** One line of the table of a section: what was tried, and how often it held. */
export interface Row {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** What else was measured, for example `A+, 130 points`. */
  readonly figures?: string;
}

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

export function countIn(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((all, { passed }) => all + passed, 0),
    failed: counts.reduce((all, { failed }) => all + failed, 0),
  };
}

/** Something that is not perfect and is accepted, with the reason. */
export interface Remark {
  readonly subject: string;
  readonly reason: string;
}

export interface SectionResult {
  /** What the section proves, as one number of the promises, for the head of the report: `810 of 810 faults survived`. */
  readonly headline?: string;
  readonly rows: readonly Row[];
  /** One line for each failure: what to repair, and how to see it. */
  readonly failures: readonly string[];
  /** What the section does not cover: findings that are explained, and risks that remain. */
  readonly notCovered: readonly Remark[];
  /** The versions of the tools that gave the figures, by name. */
  readonly tools: Readonly<Record<string, string>>;
}

/** A row without a single attempt proves nothing, so it counts as a failure, and so does a section without rows. */
export function failUntried(result: SectionResult): SectionResult {
  const rows = result.rows.length > 0 ? result.rows : [{ name: 'the section', passed: 0, failed: 0 }];
  const untried = rows.filter(({ passed, failed }) => passed + failed === 0);
  return {
    ...result,
    rows: rows.map((row) => (untried.includes(row) ? { ...row, failed: 1 } : row)),
    failures: [...result.failures, ...untried.map(({ name }) => `${name}: nothing was tried`)],
  };
}

export interface SectionContext {
  /** Hash of the commit; the tree can differ from it (then the result is stale). */
  readonly commit: string;
  /** `--only=`: a part of the section, whose result is printed and not kept. */
  readonly only: string | undefined;
  /** A folder of the section that git ignores, for reports and pictures. */
  readonly folder: string;
  /** The progress of an interrupted run with this very tree. */
  loadProgress: () => unknown;
  /** Stores what is done so far, so that an interrupted run goes on from there. */
  saveProgress: (progress: unknown) => void;
  /** Prints how far the section is. */
  say: (text: string) => void;
}

/** Exported as `section` by `lab/trust/<name>/run.ts`. */
export interface Section {
  run: (context: SectionContext) => Promise<SectionResult>;
}

/** The title of each section, in the order of the report. Each is a folder with a `run.ts`. */
export const SECTION_TITLES = {
  faults: 'Faults survived',
  money: 'Money moves once, if the API honours idempotency keys',
  hostile: 'Hostile input',
  headers: 'Headers',
  mutants: 'Mutants',
  heard: 'Heard and typed',
  endurance: 'Endurance',
  supply: 'Supply',
} as const;

export type SectionName = keyof typeof SECTION_TITLES;

export function isSectionName(name: string): name is SectionName {
  return Object.hasOwn(SECTION_TITLES, name);
}

export const SECTION_NAMES: readonly SectionName[] = Object.keys(SECTION_TITLES).filter(isSectionName);
