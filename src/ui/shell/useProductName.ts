import { PRODUCT_NAME } from '@/ui/company/companyContent';
import { useTranslation } from '@/ui/i18n/useTranslation';

export function useProductName(): string {
  return PRODUCT_NAME[useTranslation().language];
}
