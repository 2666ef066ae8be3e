import { instant, type Instant } from '@/domain/shared/instant';

/** The fields of a stored object. Any other value has none. */
export function storedFields(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

export function storedInstant(value: unknown): Instant | undefined {
  return Number.isInteger(value) && Number(value) >= 0 ? instant(Number(value)) : undefined;
}

export function storedText(value: unknown, longest: number): string | undefined {
  return typeof value === 'string' && value.length <= longest ? value : undefined;
}
