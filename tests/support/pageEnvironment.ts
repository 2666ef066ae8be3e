import fs from 'node:fs';
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const RULE = /[^{}]*\{[^{}]*\}/gu;

/** jsdom hides popovers, but does not know which one is open. */
const decidesVisibility = (rule: string): boolean =>
  /display|visibility/u.test(rule) && !rule.includes('popover');

/**
 * Makes jsdom load only those rules of its own style sheet that show or hide elements. A search by role reads the
 * computed style of every element. The other rules took 40 % of the time of the page tests.
 */
async function withSlimStyleSheet<Value>(load: () => Promise<Value>): Promise<Value> {
  const { readFileSync } = fs;
  const read = (...parameters: Parameters<typeof readFileSync>): ReturnType<typeof readFileSync> => {
    const content = readFileSync(...parameters);
    return String(parameters[0]).endsWith('default-stylesheet.css')
      ? String(content).replace(RULE, (rule) => (decidesVisibility(rule) ? rule : ''))
      : content;
  };
  Object.assign(fs, { readFileSync: read });
  try {
    return await load();
  } finally {
    Object.assign(fs, { readFileSync });
  }
}

const { jsdom } = builtinEnvironments;

/** The environment of the page tests. */
const pageEnvironment: Environment = {
  ...jsdom,
  setup: async (globalObject, options) => withSlimStyleSheet(async () => jsdom.setup(globalObject, options)),
};

export default pageEnvironment;
