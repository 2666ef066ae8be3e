import type { ApiClient } from '@/adapters/http/ApiClient';
import { token } from '../tokens';

/** Bound in the live product only. */
export const API = token<ApiClient>('ApiClient');
