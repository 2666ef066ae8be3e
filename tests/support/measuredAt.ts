import { git, hasCommit, sourceLines, sourcesAt } from './sources';

/** Which commit the figures of a document are of. */
export interface MeasuredAt {
  readonly date: string;
  readonly commit: string;
  /** The hash of the sources of that commit, which a shallow clone can compare too. */
  readonly sources: string;
}

const LINE =
  /^Measured on (?<date>\S+) at commit (?<commit>[\da-f]+), sources (?<sources>[\da-f]+)\.(?<age>.*)$/mu;

/** What the head of a generated document says of its age; undefined when it says nothing. */
export function measuredAtIn(text: string): (MeasuredAt & { readonly isOlder: boolean }) | undefined {
  const { date, commit, sources, age } = LINE.exec(text)?.groups ?? {};
  if (date === undefined || commit === undefined || sources === undefined) return undefined;
  return { date, commit, sources, isOlder: age?.includes('**older than the sources**') === true };
}

/** The line at the head of a generated document. Its numbers are lower bounds, because commits follow it. */
export function measuredAtLine({ date, commit }: Omit<MeasuredAt, 'sources'>): string {
  const sources = sourcesAt(commit);
  const measured = `Measured on ${date} at commit ${commit}, sources ${sources}.`;
  if (sources === sourcesAt('HEAD')) return measured;
  const { commits, files } = distanceFrom(commit);
  const today = new Date().toISOString().slice(0, 10);
  return `${measured} The figures are **older than the sources**: by ${today}, ${String(commits)} commits had changed ${String(files)} files since. \`npm run trust -- --age\` counts again.`;
}

/** The document with a line that is true today. */
export function withAge(text: string): string {
  const measured = measuredAtIn(text);
  if (measured === undefined) throw new Error('The document does not say at its head where it was measured.');
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
