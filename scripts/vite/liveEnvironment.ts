import { loadEnv, type Plugin } from 'vite';
import { readEnvironment } from '../../src/composition/variants/environment.ts';
import { originsFile, originsOf } from './admittedOrigins.ts';

/**
 * Fails the build of the live product unless the URLs of its services are configured (docs/operations.md
 * lists the variables). Writes the origins of these services for the policies of the documents.
 */
export function liveEnvironment(mode: string): Plugin {
  const { environment, problems } = readEnvironment(loadEnv(mode, process.cwd(), 'VITE_'));
  return {
    name: 'amin:live-environment',
    apply: (_config, { command, isPreview }) =>
      mode === 'production' && command === 'build' && isPreview !== true,
    buildStart() {
      if (problems.length === 0) return;
      const lines = problems.map((problem) => `  ${problem}`);
      this.error(
        `The live product cannot be built:\n${lines.join('\n')}\ndocs/operations.md describes these variables.`,
      );
    },
    generateBundle() {
      if (environment === undefined || this.environment.name !== 'client') return;
      const source = JSON.stringify(originsOf(environment), undefined, 2);
      this.emitFile({ type: 'asset', fileName: originsFile, source });
    },
  };
}
