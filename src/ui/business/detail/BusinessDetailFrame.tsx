import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Business } from '@/domain/business/Business';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { BusinessBreadcrumbs } from './BusinessBreadcrumbs';
import { CardSkeleton, HeadSkeleton, SideSkeleton } from './BusinessDetailSkeleton';
import { ContactCard } from './ContactCard';
import { HeadCard } from './HeadCard';
import { HoursCard } from './HoursCard';
import { LocationCard } from './LocationCard';
import styles from './business-detail-page.module.scss';

interface BusinessDetailFrameProps {
  /** The loaded business, or the shorter copy from the dashboard. It is undefined while neither is known. */
  readonly business: Business | undefined;
  readonly isLoading: boolean;
  /** The day of the week in the time zone of the business, Sunday 0 to Saturday 6. */
  readonly today?: number | undefined;
  /** The notice above the head of the page. */
  readonly alert?: ReactNode;
  /** The notice below the head of the page. */
  readonly notice?: ReactNode;
  /** Status and subscription. While this is undefined, skeletons are shown. */
  readonly side?: ReactNode;
}

/**
 * The layout of the page of a business, both while it loads and afterwards. Known facts are shown at once and keep
 * their position. Skeletons take the place of the others.
 */
export function BusinessDetailFrame(props: BusinessDetailFrameProps) {
  const { business, isLoading, today, alert, notice, side } = props;
  const { t } = useTranslation();
  return (
    <>
      {isLoading && <VisuallyHidden role="status">{t('business.detail.loading')}</VisuallyHidden>}
      <BusinessBreadcrumbs business={business} />
      <div aria-busy={isLoading}>
        {alert}
        {business === undefined ? <HeadSkeleton /> : <HeadCard business={business} />}
        {notice}
        {/* The key makes React replace all skeletons at once when nothing was known before, so that no card moves. */}
        <div key={business === undefined ? 'places' : 'facts'} className={styles['columns']}>
          {side === undefined ? <SideSkeleton /> : <div className={styles['side']}>{side}</div>}
          <FactsColumn business={business} isLoading={isLoading} today={today} />
        </div>
      </div>
    </>
  );
}

type FactsColumnProps = Pick<BusinessDetailFrameProps, 'business' | 'isLoading' | 'today'>;

/**
 * A business from the list may lack facts. So the page says that there are no contacts or hours only after the full
 * business has loaded.
 */
function FactsColumn({ business, isLoading, today }: FactsColumnProps) {
  const known = business === undefined ? undefined : { business, isShown: shownFacts(business, isLoading) };
  return (
    <div className={styles['column']}>
      {known?.isShown.contacts === true ? (
        <ContactCard business={known.business} />
      ) : (
        <CardSkeleton lines={5} />
      )}
      {known?.isShown.place === true ? (
        <LocationCard business={known.business} />
      ) : (
        <CardSkeleton lines={2} />
      )}
      {known?.isShown.hours === true ? (
        <HoursCard business={known.business} today={today} />
      ) : (
        <CardSkeleton lines={7} />
      )}
    </div>
  );
}

function shownFacts({ contacts, website, address, timezone, operatingHours }: Business, isLoading: boolean) {
  return {
    contacts: !isLoading || contacts.length > 0 || website !== undefined,
    place: !isLoading || (address !== undefined && timezone !== undefined),
    hours: !isLoading || operatingHours.length > 0,
  };
}
