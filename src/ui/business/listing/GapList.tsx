import { Smartphone } from 'lucide-react';
import { APP_LINKS, STORE_NAMES } from '@/ui/company/appLinks';
import { GetTheApp } from '@/ui/company/GetTheApp';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { ContradictionList } from './ContradictionList';
import type { ListingGaps } from './listingGaps';
import styles from './gap-list.module.scss';

/** The names of what is missing, what is wrong, and once for all of it where that changes. */
export function GapList({ missing, contradictions }: ListingGaps) {
  const { t } = useTranslation();
  return (
    <div className={styles['gaps']}>
      {missing.length > 0 && (
        <ul className={styles['missing']}>
          {missing.map((name) => (
            <li key={name} className={styles['detail']}>
              {t(name)}
            </li>
          ))}
        </ul>
      )}
      <ContradictionList found={contradictions} />
      <div className={styles['how']}>
        <p className={styles['sentence']}>
          <Icon of={Smartphone} />
          <span>{t(missing.length > 0 ? 'detail.missing.inApp' : 'detail.wrong.inApp')}</span>
        </p>
        {APP_LINKS.length === 0 ? (
          <GetTheApp />
        ) : (
          <div className={styles['stores']}>
            {APP_LINKS.map(({ store, url }) => (
              <ButtonLink key={store} kind="secondary" href={url} fullWidth>
                <bdi lang="en">{STORE_NAMES[store]}</bdi>
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
