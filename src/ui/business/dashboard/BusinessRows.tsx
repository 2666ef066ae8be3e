import { memo, useId, useRef } from 'react';
import type { Business } from '@/domain/business/Business';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { BusinessRow } from './BusinessRow';
import { useListTexts } from './businessTexts';
import { useLinkClicks } from './useLinkClicks';
import { useVisibleFirst } from './useVisibleFirst';
import styles from './business-rows.module.scss';

/** The rows of a page of a long list. It renders again only when its businesses change, not at every key. */
export const BusinessRows = memo(function BusinessRows({
  businesses,
}: {
  readonly businesses: readonly Business[];
}) {
  const { t } = useTranslation();
  const texts = useListTexts();
  const idPrefix = useId();
  const list = useRef<HTMLUListElement>(null);
  useLinkClicks(list);
  const shown = useVisibleFirst(businesses, 'rows');
  return (
    <div className={styles['table']}>
      {/* Each value in a row says what it is, so the headings are only for the eye. */}
      <div className={styles['head']} aria-hidden="true">
        <span className={styles['business']}>{t('longList.columns.business')}</span>
        <span>{t('longList.columns.address')}</span>
        <span>{t('longList.columns.status')}</span>
        <span>{t('longList.columns.subscription')}</span>
      </div>
      <span id={idPrefix} hidden>
        {texts.viewDetails}
      </span>
      <ul ref={list}>
        {shown.map((business) => (
          <BusinessRow key={business.id} business={business} texts={texts} idPrefix={idPrefix} />
        ))}
      </ul>
    </div>
  );
});
