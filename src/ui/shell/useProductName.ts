import { useLanguage } from './useLanguage';
import { PRODUCT_NAME } from '@/ui/company/companyContent';

export function useProductName(): string {
  return PRODUCT_NAME[useLanguage()];
}
