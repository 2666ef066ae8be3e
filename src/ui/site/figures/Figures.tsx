import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { FIGURES } from '@/ui/company/companyContent';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './figures.module.scss';

/** The four figures of the marketing copy with their labels. */
export function Figures() {
  const { t } = useTranslation();
  return (
    <section className={styles['band']} aria-label={t('site.figures.label')}>
      <dl className={styles['figures']}>
        {FIGURES.map(({ name, value }) => (
          <div key={name} className={styles['figure']}>
            <dt className={styles['name']}>{t(`site.figures.${name}`)}</dt>
            <dd className={styles['value']}>
              <Ltr>{value}</Ltr>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
