import { nameIn, type Business } from '@/domain/business/Business';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { useTranslation } from '@/ui/i18n/useTranslation';

export function BusinessName({ of }: { readonly of: Business }) {
  return <TextInLanguage of={nameIn(of, useTranslation().language)} />;
}
