import fs from 'node:fs';
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const RULE = /[^{}]*\{[^{}]*\}/gu;

const decidesVisibility = (rule: string): boolean => /display|visibility/u.test(rule);

/**
 * Loads jsdom with only those rules of its own style sheet that show or hide elements. A search by role asks for the
 * computed style of every element, and a quarter of the time of the page tests went into fonts, margins and the
 * direction of texts.
 */
async function loadWithSlimStyleSheet(): Promise<void> {
  const { readFileSync } = fs;
  let isSlim = false;
  const read = (...parameters: Parameters<typeof readFileSync>): ReturnType<typeof readFileSync> => {
    const content = readFileSync(...parameters);
    if (!String(parameters[0]).endsWith('default-stylesheet.css')) return content;
    isSlim = true;
    return String(content).replace(RULE, (rule) => (decidesVisibility(rule) ? rule : ''));
  };
  Object.assign(fs, { readFileSync: read });
  await import('jsdom');
  Object.assign(fs, { readFileSync });
  if (!isSlim) throw new Error('jsdom reads its style sheet from another file.');
}

const { jsdom } = builtinEnvironments;

/** The environment of the page tests. */
const pageEnvironment: Environment = {
  ...jsdom,
  async setup(globalObject, options) {
    await loadWithSlimStyleSheet();
    return jsdom.setup(globalObject, options);
  },
};

export default pageEnvironment;
