import { git, hasCommit, sourceLines, sourcesAt } from './sources';

/** When and at which commit the figures of a document were measured. */
interface MeasuredAt {
  readonly date: string;
  readonly commit: string;
  /** The hash of the sources of that commit, which a shallow clone can compare too. */
  readonly sources: string;
}

const LINE =
  /^Measured on (?<date>\S+) at commit (?<commit>[\da-f]+), sources (?<sources>[\da-f]+)\.(?<age>.*)$/mu;

/** Parses the line of `measuredAtLine` in a document. Undefined without one. */
export function measuredAtIn(text: string): (MeasuredAt & { readonly isOlder: boolean }) | undefined {
  const { date, commit, sources, age } = LINE.exec(text)?.groups ?? {};
  if (date === undefined || commit === undefined || sources === undefined) return undefined;
  return { date, commit, sources, isOlder: age?.includes('**older than the sources**') === true };
}

/** The line at the head of a generated document. Its numbers are lower bounds, because later commits can add more. */
export function measuredAtLine({ date, commit }: Omit<MeasuredAt, 'sources'>): string {
  const sources = sourcesAt(commit);
  const measured = `Measured on ${date} at commit ${commit}, sources ${sources}.`;
  if (sources === sourcesAt('HEAD')) return measured;
  const { commits, files } = distanceFrom(commit);
  const today = new Date().toISOString().slice(0, 10);
  return `${measured} The figures are **older than the sources**: by ${today}, ${String(commits)} commits had changed ${String(files)} files since. \`npm run trust -- --age\` counts again.`;
}

/** Returns the document with its line updated to today. */
export function withAge(text: string): string {
  const measured = measuredAtIn(text);
  if (measured === undefined)
    throw new Error('Expected the document to contain a line "Measured on … at commit …, sources …."');
  if (!hasCommit(measured.commit))
    throw new Error(`Commit ${measured.commit} is not in this clone. Fetch the whole history first.`);
  return text.replace(LINE, measuredAtLine(measured));
}

function distanceFrom(commit: string): { readonly commits: number; readonly files: number } {
  return {
    commits: Number(git('rev-list', '--count', `${commit}..HEAD`)),
    files: sourceLines(git('diff', '--name-only', commit, 'HEAD')).length,
  };
}
