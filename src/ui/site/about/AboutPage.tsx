import { BadgeCheck, Globe, Headset } from 'lucide-react';
import { ArchMark } from '@/ui/design/components/arch-mark/ArchMark';
import { Card } from '@/ui/design/components/card/Card';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { PRODUCT_VERSION } from '@/ui/company/companyContent';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { Figures } from '@/ui/site/figures/Figures';
import { PageHead } from '@/ui/site/page-head/PageHead';
import { PageMetadata } from '@/ui/site/PageMetadata';
import { VerifiedExplained } from './VerifiedExplained';
import styles from './about.module.scss';

const DIFFERENCES = [
  { name: 'checked', icon: BadgeCheck },
  { name: 'languages', icon: Globe },
  { name: 'people', icon: Headset },
] as const;

/** Mission, figures, differences and version (spec section 2). */
export function AboutPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageMetadata title={t('site.about.pageTitle')} description={t('site.about.description')} />
      <PageHead title={t('site.about.title')} lead={t('site.about.lead')} aside={<Version />} isLarge />
      <Figures />
      <VerifiedExplained />
      <section className={styles['differences']}>
        <h2>{t('site.about.differences')}</h2>
        <ul className={styles['cards']}>
          {DIFFERENCES.map(({ name, icon }) => (
            <Card key={name} as="li">
              <ArchMark icon={icon} size="medium" />
              <h3 className={styles['title']}>{t(`site.about.${name}Title`)}</h3>
              <p className={styles['text']}>{t(`site.about.${name}Text`)}</p>
            </Card>
          ))}
        </ul>
      </section>
    </>
  );
}

function Version() {
  return (
    <span className={styles['version']}>
      <Ltr>{PRODUCT_VERSION}</Ltr>
    </span>
  );
}
