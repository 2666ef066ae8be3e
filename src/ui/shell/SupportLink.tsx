import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import type { ButtonStyle } from '@/ui/design/components/button/buttonClass';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from './paths';

export function SupportLink(style: ButtonStyle) {
  const { t } = useTranslation();
  return (
    <ButtonLink {...style} to={paths.contact}>
      {t('errors.contactSupport')}
    </ButtonLink>
  );
}
