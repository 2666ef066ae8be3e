import type { Business } from '@/domain/business/Business';
import { normalizeSpelling } from '@/domain/shared/normalizeSpelling';
import type { WallTint } from '@/ui/design/components/wall/Wall';

const TINTS = [
  'sky',
  'slate',
  'sun',
  'mint',
  'fig',
  'air',
  'olive',
  'clay',
] as const satisfies readonly WallTint[];

const TINT_OF_CATEGORY: ReadonlyMap<string, WallTint> = new Map<string, WallTint>([
  ['plumbing', 'sky'],
  ['electrical', 'slate'],
  ['tutoring', 'sun'],
  ['cleaning', 'mint'],
  ['law', 'fig'],
  ['airconditioning', 'air'],
  ['gardening', 'olive'],
  ['locksmith', 'clay'],
]);

/**
 * The background colour behind the picture of a business: set by the category, or for an unknown category by the hash
 * of the id (DESIGN section 3).
 */
export function wallTintOf({ category, id }: Pick<Business, 'category' | 'id'>): WallTint {
  return TINT_OF_CATEGORY.get(normalizeSpelling(category)) ?? tintByHash(id);
}

function tintByHash(id: string): WallTint {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return TINTS[hash % TINTS.length] ?? 'sky';
}
