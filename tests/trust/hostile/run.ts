import type { Section, SectionResult } from '../Section';
import { regexPart } from './regexes/regexPart';

const PARTS = [regexPart];

export const section: Section = {
  run: async (context) => {
    const chosen = PARTS.filter(({ name }) => context.only === undefined || context.only === name);
    if (chosen.length === 0) throw new Error(`--only knows ${PARTS.map(({ name }) => name).join(', ')}.`);
    const results: SectionResult[] = [];
    for (const part of chosen) {
      context.say(part.name);
      results.push(await part.run(context));
    }
    return {
      rows: results.flatMap(({ rows }) => rows),
      failures: results.flatMap(({ failures }) => failures),
      remains: results.flatMap(({ remains }) => remains),
      tools: Object.assign({}, ...results.map(({ tools }) => tools)),
    };
  },
};
