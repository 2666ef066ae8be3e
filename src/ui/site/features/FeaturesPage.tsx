import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Space } from '@/ui/design/components/space/Space';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import { useProductName } from '@/ui/shell/useProductName';
import { PageHead } from '@/ui/site/page-head/PageHead';
import { PublicPage } from '@/ui/site/PublicPage';
import { FEATURES } from './features';
import { FeatureWall } from './FeatureWall';
import styles from './features-page.module.scss';

/**
 * What the product does, in its own pictures (decision C80), and the sentence of the specification (spec section 2).
 */
export function FeaturesPage() {
  const { t } = useTranslation();
  const product = useProductName();
  return (
    <>
      <PublicPage
        title={t('site.features.title')}
        description={t('site.features.description', { product })}
      />
      <PageHead
        title={t('features.heading', { product })}
        lead={t('features.lead')}
        aside={
          <ButtonLink to={paths.pricing} trailingIcon={ArrowRight} mirrorsInRtl>
            {t('features.plans')}
          </ButtonLink>
        }
      />
      <div className={styles['page']}>
        <ul className={styles['walls']}>
          {FEATURES.map((feature) => (
            <FeatureWall key={feature.name} feature={feature} />
          ))}
        </ul>
        <p className={styles['preparing']}>
          <span>{t('site.features.text')}</span>
          <Space />
          <Link to={paths.home}>{t('site.features.action')}</Link>
        </p>
      </div>
    </>
  );
}
