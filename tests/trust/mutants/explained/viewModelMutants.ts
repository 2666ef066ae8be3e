import type { ExplainedMutants } from './ExplainedMutants';

export const VIEW_MODEL_MUTANTS: ExplainedMutants = {};
