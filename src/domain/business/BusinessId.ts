import type { Brand } from '@/domain/shared/brand';
import { parseIdentifier } from '@/domain/shared/identifier';

export type BusinessId = Brand<string, 'BusinessId'>;

export const parseBusinessId = parseIdentifier<'BusinessId'>;
