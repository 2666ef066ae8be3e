import { useLanguage } from '@/ui/shell/useLanguage';
import { PRODUCT_NAME } from './companyContent';

/** The product's name in the language of the page. */
export function useProductName(): string {
  return PRODUCT_NAME[useLanguage()];
}
