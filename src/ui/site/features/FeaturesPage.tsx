import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { paths } from '@/ui/shell/paths';
import { PlaceholderPage } from '@/ui/site/placeholder/PlaceholderPage';
import { useProductName } from '@/ui/shell/useProductName';

export function FeaturesPage() {
  const { t } = useTranslation();
  const product = useProductName();
  return (
    <PlaceholderPage
      title={t('site.features.title')}
      description={t('site.features.description', { product })}
      text={t('site.features.text')}
      action={<ButtonLink to={paths.home}>{t('site.features.action')}</ButtonLink>}
    />
  );
}
