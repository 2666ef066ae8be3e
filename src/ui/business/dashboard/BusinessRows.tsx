import { memo, useId, useRef } from 'react';
import type { Business } from '@/domain/business/Business';
import { useManyChoice } from '@/ui/business/many/ManyChoice';
import { classNames } from '@/ui/design/classNames';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { BusinessRow } from './BusinessRow';
import { useListTexts } from './businessTexts';
import { useLinkClicks } from './useLinkClicks';
import { useVisibleFirst } from './useVisibleFirst';
import styles from './business-rows.module.scss';

/** The rows of one page of a long list. `memo`, because the page renders at every key in the search. */
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
  const choice = useManyChoice();
  return (
    <div className={classNames(styles['table'], choice?.className)}>
      {/* Hidden from assistive technology, because each value in a row says what it is. */}
      <div className={styles['head']}>
        {choice !== undefined && <choice.PageBox />}
        <span className={styles['business']} aria-hidden="true">
          {t('longList.columns.business')}
        </span>
        {choice === undefined && <span aria-hidden="true">{t('longList.columns.address')}</span>}
        <span aria-hidden="true">{t('longList.columns.status')}</span>
        <span aria-hidden="true">{t('longList.columns.subscription')}</span>
      </div>
      <span id={idPrefix} hidden>
        {texts.viewDetails}
      </span>
      <ul ref={list}>
        {shown.map((business) => (
          <BusinessRow
            key={business.id}
            business={business}
            texts={texts}
            idPrefix={idPrefix}
            Box={choice?.RowBox}
          />
        ))}
      </ul>
    </div>
  );
});
