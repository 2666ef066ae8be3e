import { APPLICATION_MUTANTS } from './applicationMutants';
import { DOMAIN_MUTANTS } from './domainMutants';
import type { ExplainedMutants } from './ExplainedMutants';
import { HTTP_MUTANTS } from './httpMutants';
import { VIEW_MODEL_MUTANTS } from './viewModelMutants';

interface Mutant {
  readonly file: string;
  readonly code: string;
  readonly replacement: string;
  /** The whole line. */
  readonly text: string;
}

/** Every explanation, by the path of the file below `src`. */
export const EXPLAINED_MUTANTS: ExplainedMutants = {
  ...DOMAIN_MUTANTS,
  ...APPLICATION_MUTANTS,
  ...HTTP_MUTANTS,
  ...VIEW_MODEL_MUTANTS,
};

/** Why no test kills the mutant. Undefined when nobody has explained it. */
export function reasonFor({ file, code, replacement, text }: Mutant): string | undefined {
  return EXPLAINED_MUTANTS[file]?.find(({ mutants }) =>
    mutants.some(
      ([knownCode, known, within = '']) =>
        knownCode === code && known === replacement && text.includes(within),
    ),
  )?.reason;
}
