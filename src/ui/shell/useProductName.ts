import { useLanguage } from './useLanguage';
import { PRODUCT_NAME } from '@/ui/company/companyContent';

/** The product's name in the language of the page. */
export function useProductName(): string {
  return PRODUCT_NAME[useLanguage()];
}
