import type { ExplainedMutants } from './ExplainedMutants';

export const HTTP_MUTANTS: ExplainedMutants = {};
