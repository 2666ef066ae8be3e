import { Smartphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { APP_LINKS, STORE_NAMES } from '@/ui/company/appLinks';
import { useEditPath } from '@/ui/business/detail/EditLinks';
import { FROM_PAGE } from '@/ui/business/detail/useEditedPart';
import { GetTheApp } from '@/ui/company/GetTheApp';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { ContradictionList } from './ContradictionList';
import type { ListingGaps } from './listingGaps';
import styles from './gap-list.module.scss';

/** What is missing, what is wrong, and where the owner changes it. */
export function GapList({ missing, contradictions }: ListingGaps) {
  const { t } = useTranslation();
  const editPath = useEditPath();
  const inApp = missing.filter(({ part, field }) => editPath(part, field) === undefined);
  const isInApp = inApp.length + contradictions.length > 0;
  return (
    <div className={styles['gaps']}>
      {missing.length > 0 && (
        <ul className={styles['missing']}>
          {missing.map(({ label, part, field }) => (
            <li key={label} className={styles['detail']}>
              <Detail name={t(label)} path={editPath(part, field)} />
            </li>
          ))}
        </ul>
      )}
      <ContradictionList found={contradictions} />
      {isInApp && <InApp isMissing={inApp.length > 0} />}
    </div>
  );
}

interface DetailProps {
  readonly name: string;
  /** The form of the detail. Undefined where only the mobile app has one. */
  readonly path: string | undefined;
}

function Detail({ name, path }: DetailProps) {
  const { t } = useTranslation();
  if (path === undefined) return <span>{name}</span>;
  return (
    <Link className={styles['add']} to={path} state={FROM_PAGE}>
      <span>{name}</span>
      <span className={styles['word']}>{t('detail.add')}</span>
    </Link>
  );
}

/** Where the rest is added or corrected. */
function InApp({ isMissing }: { readonly isMissing: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={styles['how']}>
      <p className={styles['sentence']}>
        <Icon of={Smartphone} />
        <span>{t(isMissing ? 'detail.missing.inApp' : 'detail.wrong.inApp')}</span>
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
  );
}
