import { useLanguage } from './useLanguage';
import { PRODUCT_NAME } from '@/ui/company/companyContent';

/** The name of the product in the language of the page. */
export function useProductName(): string {
  return PRODUCT_NAME[useLanguage()];
}
