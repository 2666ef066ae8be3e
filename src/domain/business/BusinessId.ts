import { branded, type Brand } from '@/domain/shared/brand';
import { parseIdentifier } from '@/domain/shared/identifier';

export type BusinessId = Brand<string, 'BusinessId'>;

export function parseBusinessId(input: unknown): BusinessId | undefined {
  const id = parseIdentifier(input);
  return id === undefined ? undefined : branded<BusinessId>(id);
}
