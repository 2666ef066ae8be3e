import { nameIn, type Business } from '@/domain/business/Business';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { useLanguage } from '@/ui/shell/useLanguage';

export function BusinessName({ of }: { readonly of: Business }) {
  return <TextInLanguage of={nameIn(of, useLanguage())} />;
}
