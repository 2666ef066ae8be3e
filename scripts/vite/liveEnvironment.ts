import { loadEnv, type Plugin } from 'vite';
import { readEnvironment } from '../../src/composition/live/environment.ts';

/** The live product is built and served only when it is told where its services are; README lists the variables. */
export function liveEnvironment(): Plugin {
  return {
    name: 'amin:live-environment',
    config(_config, { mode, isPreview }) {
      if (mode !== 'production' || isPreview === true) return;
      const { problems } = readEnvironment(loadEnv(mode, process.cwd(), 'VITE_'));
      if (problems.length === 0) return;
      const lines = problems.map((problem) => `  ${problem}`);
      throw new Error(
        `The live product cannot be built:\n${lines.join('\n')}\nREADME tells what each variable means.`,
      );
    },
  };
}
