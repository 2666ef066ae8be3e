import { Link } from 'react-router-dom';
import { translated } from '@/domain/shared/language';
import { Sentence } from '@/ui/i18n/components/Sentence';
import type { TextKey } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import { useLanguage } from '@/ui/shell/useLanguage';
import { ContactLink, EmailLink } from '@/ui/company/ContactLink';
import { ACCESSIBILITY_COORDINATOR, COMPANY } from '@/ui/company/companyContent';

/** A sentence of a legal page with links and contact details. */
export function LegalText({ text }: { readonly text: TextKey }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Sentence
      of={text}
      values={{
        privacyEmail: <EmailLink address={COMPANY.privacyEmail} />,
        legalEmail: <EmailLink address={COMPANY.legalEmail} />,
        supportEmail: <EmailLink address={COMPANY.supportEmail} />,
        accessibilityEmail: <EmailLink address={COMPANY.accessibilityEmail} />,
        phone: <ContactLink href={COMPANY.phone.url}>{COMPANY.phone.shown}</ContactLink>,
        coordinator: <bdi>{translated(ACCESSIBILITY_COORDINATOR, language)}</bdi>,
        privacyPage: <Link to={paths.privacy}>{t('legal.pages.privacy')}</Link>,
        cookiesPage: <Link to={paths.cookies}>{t('legal.pages.cookies')}</Link>,
        contactPage: <Link to={paths.contact}>{t('legal.pages.contact')}</Link>,
      }}
    />
  );
}
