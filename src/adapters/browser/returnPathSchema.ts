import type { ReturnPath } from '@/application/ports/ReturnPath';
import { instant } from '@/domain/shared/instant';
import type { RecordSchema } from './RecordSchema';

/** Refuses `//` and `/\` at the start, because browsers parse both as the start of another host. */
const PATH_OF_THIS_APP = /^\/(?![/\\])[^\s\\]*$/;

const LONGEST_PATH = 2000;

/** It imports no package, because every visitor loads this file. */
export const returnPathSchema: RecordSchema<ReturnPath> = { parse };

function parse(stored: unknown): ReturnPath | undefined {
  if (typeof stored !== 'object' || stored === null || !('path' in stored) || !('rememberedAt' in stored))
    return undefined;
  const { path, rememberedAt } = stored;
  if (typeof path !== 'string' || path.length > LONGEST_PATH || !PATH_OF_THIS_APP.test(path))
    return undefined;
  if (typeof rememberedAt !== 'number' || !Number.isInteger(rememberedAt) || rememberedAt < 0)
    return undefined;
  return { path, rememberedAt: instant(rememberedAt) };
}
