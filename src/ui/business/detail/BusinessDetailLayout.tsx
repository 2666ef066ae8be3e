import type { ReactNode } from 'react';
import type { Business } from '@/domain/business/Business';
import type { OpeningHoursNow } from '@/ui/business/opening/OpeningHoursNow';
import { ListingSkeleton } from '@/ui/business/listing/ListingSkeleton';
import type { Elements } from '@/ui/design/Elements';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { BusinessBreadcrumbs } from './BusinessBreadcrumbs';
import { CardSkeleton, HeadSkeleton, SideSkeleton } from './BusinessDetailSkeleton';
import { BusinessFoot } from './BusinessFoot';
import { ContactCard } from './ContactCard';
import { HeadCard } from './HeadCard';
import { HoursCard } from './HoursCard';
import { useHeadFirst } from './useHeadFirst';
import styles from './business-detail-page.module.scss';

interface BusinessDetailLayoutProps {
  /** The loaded business, or the shorter copy from the dashboard. It is undefined while neither is known. */
  readonly business: Business | undefined;
  readonly isLoading: boolean;
  /** The day of the week, and whether the business is open. */
  readonly hours?: Pick<OpeningHoursNow, 'dayOfWeek' | 'opening'> | undefined;
  /** The notice above the head of the page. */
  readonly alert?: Elements;
  /** The notice below the head of the page. */
  readonly notice?: Elements;
  /** Status and subscription. While this is undefined, skeletons are shown. */
  readonly side?: ReactNode;
  /** Preview and readiness, above the facts. */
  readonly listing?: ReactNode;
}

/**
 * The layout of the page of a business, both while it loads and afterwards. Known facts keep their position. Skeletons
 * take the place of the others.
 */
export function BusinessDetailLayout(props: BusinessDetailLayoutProps) {
  const { business, isLoading, hours, alert, notice, side, listing } = props;
  const { t } = useTranslation();
  const isWhole = useHeadFirst(business !== undefined, isLoading);
  return (
    <>
      {isLoading && <VisuallyHidden role="status">{t('detail.loading')}</VisuallyHidden>}
      <BusinessBreadcrumbs business={business} />
      <div aria-busy={isLoading}>
        {alert}
        {business === undefined ? <HeadSkeleton /> : <HeadCard business={business} />}
        {notice}
        {isWhole ? (
          <BelowHead business={business} isLoading={isLoading} hours={hours} side={side} listing={listing} />
        ) : (
          <div className={styles['belowHead']} />
        )}
      </div>
    </>
  );
}

type BelowHeadProps = Omit<BusinessDetailLayoutProps, 'alert' | 'notice'>;

function BelowHead({ business, isLoading, hours, side, listing }: BelowHeadProps) {
  return (
    <>
      {/* The key makes React replace all skeletons at once when nothing was known before, so that no card moves. */}
      <div key={business === undefined ? 'skeletons' : 'facts'} className={styles['columns']}>
        {side === undefined ? <SideSkeleton /> : <div className={styles['side']}>{side}</div>}
        <Facts business={business} isLoading={isLoading} hours={hours} listing={listing} />
      </div>
      {business !== undefined && <BusinessFoot business={business} />}
    </>
  );
}

type FactsProps = Pick<BusinessDetailLayoutProps, 'business' | 'isLoading' | 'hours' | 'listing'>;

/**
 * A business from the list may lack facts. So the page says that there are no contacts or hours only after the full
 * business has loaded.
 */
function Facts({ business, isLoading, hours, listing }: FactsProps) {
  const known = business === undefined ? undefined : { business, isShown: shownFacts(business, isLoading) };
  return (
    <>
      <div className={styles['main']}>
        <div className={styles['listing']}>{listing ?? <ListingSkeleton />}</div>
        <div>
          {known?.isShown.contacts === true ? (
            <ContactCard business={known.business} />
          ) : (
            <CardSkeleton lines={6} />
          )}
        </div>
      </div>
      <div>
        {known?.isShown.hours === true ? (
          <HoursCard business={known.business} hours={hours} />
        ) : (
          <CardSkeleton lines={7} />
        )}
      </div>
    </>
  );
}

function shownFacts({ contacts, website, address, operatingHours }: Business, isLoading: boolean) {
  return {
    contacts: !isLoading || (address !== undefined && (contacts.length > 0 || website !== undefined)),
    hours: !isLoading || operatingHours.length > 0,
  };
}
