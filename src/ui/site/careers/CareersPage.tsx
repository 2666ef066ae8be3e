import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { EmptyIllustration } from '@/ui/design/illustrations/EmptyIllustration';
import { Illustration } from '@/ui/design/illustrations/Illustration';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageContainer } from '@/ui/shell/PageContainer';
import { PageHeading } from '@/ui/shell/PageHeading';
import { paths } from '@/ui/shell/paths';
import { PageMetadata } from '@/ui/site/PageMetadata';
import styles from './careers-page.module.scss';

/** A page without content yet: picture, title, a sentence and a link to the contact page. */
export function CareersPage() {
  const { t } = useTranslation();
  const title = t('site.careers.title');
  return (
    <PageContainer>
      <PageMetadata title={title} description={t('site.careers.description')} />
      <div className={styles['placeholder']}>
        <Illustration of={EmptyIllustration} />
        <PageHeading className={styles['title']}>{title}</PageHeading>
        <p className={styles['text']}>{t('site.careers.text')}</p>
        <ButtonLink to={paths.contact}>{t('site.careers.action')}</ButtonLink>
      </div>
    </PageContainer>
  );
}
