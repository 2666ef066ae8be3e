import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import { PlaceholderPage } from '@/ui/site/placeholder/PlaceholderPage';
import { useProductName } from '@/ui/shell/useProductName';

export function CareersPage() {
  const { t } = useTranslation();
  const product = useProductName();
  return (
    <PlaceholderPage
      title={t('site.careers.title')}
      description={t('site.careers.description', { product })}
      text={t('site.careers.text')}
      action={<ButtonLink to={paths.contact}>{t('site.careers.action')}</ButtonLink>}
    />
  );
}
