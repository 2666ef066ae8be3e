import type { Business } from '@/domain/business/Business';
import type { WallTint } from '@/ui/design/components/wall/Wall';
import { categoryOf, type Category } from '@/ui/i18n/categoryOf';

const TINT_OF_CATEGORY: Readonly<Partial<Record<Category, WallTint>>> = {
  plumbing: 'sky',
  electrical: 'slate',
  tutoring: 'sun',
  cleaning: 'mint',
  law: 'fig',
  airConditioning: 'air',
  gardening: 'olive',
  locksmith: 'clay',
};
const TINTS = Object.values(TINT_OF_CATEGORY);

/**
 * The background colour behind the picture of a business: set by the category, or for a category without a colour by
 * the hash of the id (DESIGN section 3).
 */
export function wallTintOf({ category, id }: Pick<Business, 'category' | 'id'>): WallTint {
  const known = category === undefined ? undefined : categoryOf(category);
  return (known && TINT_OF_CATEGORY[known]) ?? tintByHash(id);
}

function tintByHash(id: string): WallTint {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return TINTS[hash % TINTS.length] ?? 'sky';
}
