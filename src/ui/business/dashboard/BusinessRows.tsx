import { memo, useId, useRef } from 'react';
import type { Business } from '@/domain/business/Business';
import { SubscriptionSlot } from '@/ui/business/attention/SubscriptionSlot';
import { type BulkChoice, useBulkChoice } from '@/ui/business/bulk/BulkChoice';
import { classNames } from '@/ui/design/classNames';
import { ArchPicture } from '@/ui/design/components/arch-picture/ArchPicture';
import { wallClass } from '@/ui/design/components/wall/Wall';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { type ListTexts, useListTexts } from './businessTexts';
import { useLinkClicks } from './useLinkClicks';
import { useVisibleFirst } from './useVisibleFirst';
import rowStyles from './business-row.module.scss';
import styles from './business-rows.module.scss';

/** The rows of one page of a long list. `memo`, because the page renders on every keystroke in the search field. */
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
  const choice = useBulkChoice();
  return (
    <div className={classNames(styles['table'], choice?.className)}>
      {/* Assistive technology does not need the headings, because each value in a row says what it is. */}
      <div className={styles['head']}>
        {choice !== undefined && <choice.PageCheckbox />}
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
      <ul role="list" ref={list}>
        {shown.map((business) => (
          <BusinessRow
            key={business.id}
            business={business}
            texts={texts}
            idPrefix={idPrefix}
            Box={choice?.RowCheckbox}
          />
        ))}
      </ul>
    </div>
  );
});

interface BusinessRowProps {
  readonly business: Business;
  readonly texts: ListTexts;
  /** Unique to the list. The ids of the row's elements begin with it. */
  readonly idPrefix: string;
  /** Covers the row instead of the link while the owner chooses businesses. */
  readonly Box?: BulkChoice['RowCheckbox'] | undefined;
}

/**
 * A business in a long list. A link covers the row. Its accessible name is the text "View Details", which BusinessRows
 * renders once with the id `idPrefix`, and the name of the business.
 */
const BusinessRow = memo(function BusinessRow({ business, texts, idPrefix, Box }: BusinessRowProps) {
  const { name, kind, address, initials, status, statusWord, tint, path } = texts.of(business);
  const isMuted = status === 'inactive';
  const nameId = `${idPrefix}${path}`;
  return (
    <li className={rowStyles['row']}>
      <div className={wallClass({ tint, isMuted, className: rowStyles['wall'] })}>
        <ArchPicture
          src={business.profilePhoto}
          initials={initials}
          initialsLang={name.language}
          size="row"
          isMuted={isMuted}
        />
      </div>
      <h2 id={nameId} className={rowStyles['name']}>
        <bdi lang={name.language}>{name.text}</bdi>
      </h2>
      {kind !== undefined && (
        <p className={rowStyles['kind']}>
          <bdi lang={kind.language}>{kind.text}</bdi>
        </p>
      )}
      <p className={classNames(rowStyles['status'], rowStyles[status])}>{statusWord}</p>
      {address !== undefined && (
        <p className={rowStyles['address']}>
          <Address>{address}</Address>
        </p>
      )}
      {Box === undefined ? (
        <a className={rowStyles['link']} href={path} aria-labelledby={`${idPrefix} ${nameId}`}>
          <span className={rowStyles['chevron']} />
        </a>
      ) : (
        <Box business={business} nameId={nameId} />
      )}
      <SubscriptionSlot business={business} className={rowStyles['subscription']} isInRow />
    </li>
  );
});

/** Where an address is too long for its line, its street is cut, so that the town can be read. */
function Address({ children: address }: { readonly children: string }) {
  const comma = Math.max(address.lastIndexOf(','), address.lastIndexOf('،'));
  const end = comma === -1 ? address.length : comma;
  return (
    <bdi className={rowStyles['place']}>
      <span className={rowStyles['street']}>{address.slice(0, end)}</span>
      <span className={rowStyles['town']}>{address.slice(end)}</span>
    </bdi>
  );
}
