import { Link } from 'react-router-dom';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { slot } from '@/ui/i18n/slot';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import { GetTheApp } from '@/ui/company/GetTheApp';
import { ALWAYS } from '@/ui/company/companyContent';
import { useProductName } from '@/ui/shell/useProductName';
import styles from './contact.module.scss';

const FACTS = ['clock', 'safety', 'new', 'access'] as const;

/** The hours of each channel, and the data that support never asks for. */
export function AdditionalInformation() {
  const { t } = useTranslation();
  const product = useProductName();
  const slots = { product, hours: slot('hours'), accessibilityPage: slot('accessibilityPage') };
  return (
    <section className={styles['more']} aria-labelledby="more">
      <h2 id="more" className={styles['heading']}>
        {t('contact.more.title')}
      </h2>
      <dl className={styles['facts']}>
        {FACTS.map((fact) => (
          <div key={fact}>
            <dt className={styles['fact']}>{t(`contact.more.${fact}Title`)}</dt>
            <dd className={styles['text']}>
              <Sentence
                text={t(`contact.more.${fact}Text`, slots)}
                values={{
                  hours: <Ltr>{ALWAYS}</Ltr>,
                  accessibilityPage: (
                    <Link to={paths.accessibility}>{t('contact.more.accessibilityPage')}</Link>
                  ),
                }}
              />
              {fact === 'new' && <GetTheApp />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
