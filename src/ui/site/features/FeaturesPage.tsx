import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { paths } from '@/ui/shell/paths';
import { PlaceholderPage } from '@/ui/site/placeholder/PlaceholderPage';

export function FeaturesPage() {
  const { t } = useTranslation();
  return (
    <PlaceholderPage
      title={t('site.features.title')}
      text={t('site.features.text')}
      action={<ButtonLink to={paths.home}>{t('site.features.action')}</ButtonLink>}
    />
  );
}
