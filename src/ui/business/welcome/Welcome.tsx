import type { User } from '@/domain/identity/User';
import { textIn } from '@/domain/shared/LocalizedText';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { useTranslation } from '@/ui/i18n/useTranslation';

/** Greets an owner without a business, by name if the name is known in the language of the page. */
export function WelcomeTitle({ owner }: { readonly owner: User | undefined }) {
  const { t, language } = useTranslation();
  const name = owner && textIn(owner.names.firstName, language);
  if (name === undefined) return <span>{t('welcome.title')}</span>;
  return <Sentence of="welcome.titleWithName" values={{ name: <TextInLanguage of={name} /> }} />;
}

export function WelcomeLead() {
  const { t } = useTranslation();
  return <span>{t('welcome.lead')}</span>;
}
