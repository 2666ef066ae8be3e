import type { ReturnPath } from '@/application/ports/ReturnPath';
import { instant } from '@/domain/shared/instant';
import type { RecordSchema } from './RecordSchema';

/** One slash, then no second one and no backslash: browsers read either as the start of another site. */
const PATH_OF_THIS_APP = /^\/(?![/\\])[^\s\\]*$/;

const LONGEST_PATH = 2000;

/** Every visitor loads it: no package here. */
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
