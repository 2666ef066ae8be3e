import { ASKED_LANGUAGES } from '../../../../deploy/documentLanguage';
import { PUBLIC_PATTERN, publicPattern } from '../../../../deploy/sharedDocuments';
import { namesOf, patternOf, PUBLIC_PATHS, ROUTES } from '../../../../src/ui/shell/routePaths';
import type { Remark } from '../../Section';
import { versionOf } from '../../versions';
import type { HostilePart } from '../HostilePart';
import { regexesOf, type FoundRegex } from './regexesOf';
import { slowest } from './slowest';

/** The analyser gives up on a pattern after this time. */
const TIMEOUT = 60_000;
const MAX_TIME = 1000;

/** The patterns that `new RegExp` constructs, by file. A construction in another file is a failure. */
const CONSTRUCTED: Readonly<Record<string, readonly RegExp[]>> = {
  'deploy/documentLanguage.ts': ASKED_LANGUAGES.map(({ pattern }) => new RegExp(pattern, 'iu')),
  'deploy/sharedDocuments.ts': PUBLIC_PATHS.map((page) => new RegExp(publicPattern(page), 'u')),
  'deploy/securityHeaders.ts': [new RegExp(PUBLIC_PATTERN, 'u')],
  'src/ui/shell/routePaths.ts': namesOf(ROUTES).flatMap((name) => [
    new RegExp(patternOf(name), 'u'),
    new RegExp(patternOf(name).replace('[^/]+', '([^/]+)'), 'u'),
  ]),
};

/** How many characters reach a pattern that the analyser cannot judge, by the beginning of the pattern. */
const CAPS: readonly { readonly file: string; readonly start: string; readonly cap: string }[] = [
  {
    file: 'src/application/diagnostics/ScrubbedDiagnostics.ts',
    start: '[a-z][a-z\\d+.-]{0,20}:',
    cap: '2,000 characters (MAX_INPUT_LENGTH)',
  },
];

export const regexPart: HostilePart = {
  name: 'regexes',
  run: async ({ say }) => {
    /* The analyser's implementation in JavaScript, which needs neither Java nor a native binary. */
    process.env['RECHECK_BACKEND'] = 'pure';
    const { checkSync } = await import('recheck');
    const found = regexesOf(['src', 'demo', 'deploy']);
    const patterns = found.flatMap(patternsOf);
    const failures = found
      .filter((each) => patternsOf(each).length === 0)
      .map(({ file, line, text }) => `${file}:${String(line)}: ${text} is constructed and not listed`);
    const notCovered: Remark[] = [];
    let safe = 0;
    for (const [index, { file, line, pattern }] of patterns.entries()) {
      const { status, complexity, attack } = checkSync(pattern.source, pattern.flags, { timeout: TIMEOUT });
      const place = `${file}:${String(line)} ${String(pattern)}`;
      if (status === 'safe') safe += 1;
      else if (status === 'vulnerable')
        failures.push(`${place}: ${complexity?.summary ?? ''}, ${attack?.pattern ?? ''}`);
      else {
        const time = slowest(pattern);
        const cap = CAPS.find((each) => each.file === file && pattern.source.startsWith(each.start))?.cap;
        if (cap === undefined || time > MAX_TIME)
          failures.push(
            `${place}: unknown, ${cap ?? 'no length cap listed'}, 100 kB in ${time.toFixed(0)} ms`,
          );
        else
          notCovered.push({
            subject: place,
            reason: `the analyser gives up on it; at most ${cap} reach it, and 100 kB take ${time.toFixed(1)} ms`,
          });
      }
      if (index % 25 === 24) say(`${String(index + 1)} of ${String(patterns.length)} regular expressions`);
    }
    const row = {
      name: 'regular expressions, none vulnerable',
      passed: safe + notCovered.length,
      failed: failures.length,
      figures: `${String(safe)} safe, ${String(notCovered.length)} unknown with a length cap`,
    };
    return { rows: [row], failures, notCovered, tools: { 'recheck (pure)': versionOf('recheck') } };
  },
};

/** The patterns that are judged for one place. None when it constructs a pattern that is not listed. */
export function patternsOf({ file, line, pattern }: FoundRegex) {
  const all = pattern === undefined ? (CONSTRUCTED[file] ?? []) : [pattern];
  return all.map((each) => ({ file, line, pattern: each }));
}
