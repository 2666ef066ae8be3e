import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Business } from '@/domain/business/Business';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { BusinessWay } from './BusinessWay';
import { CardSkeleton, HeadSkeleton, SideSkeleton } from './BusinessDetailSkeleton';
import { ContactCard } from './ContactCard';
import { HeadCard } from './HeadCard';
import { HoursCard } from './HoursCard';
import { PlaceCard } from './PlaceCard';
import styles from './business-detail-page.module.scss';

interface BusinessDetailFrameProps {
  /** What is known of it, be it all or what the dashboard has shown; undefined while nothing is. */
  readonly business: Business | undefined;
  readonly isLoading: boolean;
  /** Sunday 0 to Saturday 6, where the business is. */
  readonly today?: number | undefined;
  /** What has to be said before anything else. */
  readonly notice?: ReactNode;
  /** Status and subscription; their places while they are not known. */
  readonly side?: ReactNode;
}

/**
 * The page of a business, from the first frame to the last: what is known stands there at once and stays where it is,
 * the rest has its place.
 */
export function BusinessDetailFrame(props: BusinessDetailFrameProps) {
  const { business, isLoading, today, notice, side } = props;
  const { t } = useTranslation();
  return (
    <>
      {isLoading && <VisuallyHidden role="status">{t('business.detail.loading')}</VisuallyHidden>}
      <BusinessWay business={business} />
      <div aria-busy={isLoading}>
        {business === undefined ? <HeadSkeleton /> : <HeadCard business={business} />}
        {notice}
        {/* Where nothing was known before, all of it is new, and nothing moves. */}
        <div key={business === undefined ? 'places' : 'facts'} className={styles['columns']}>
          {side === undefined ? <SideSkeleton /> : <div className={styles['side']}>{side}</div>}
          <FactsColumn business={business} isLoading={isLoading} today={today} />
        </div>
      </div>
    </>
  );
}

type FactsColumnProps = Pick<BusinessDetailFrameProps, 'business' | 'isLoading' | 'today'>;

/** A list may leave facts out: that there is none of a kind is said only once the business itself was loaded. */
function FactsColumn({ business, isLoading, today }: FactsColumnProps) {
  const known = business === undefined ? undefined : { business, isShown: shownFacts(business, isLoading) };
  return (
    <div className={styles['column']}>
      {known?.isShown.contacts === true ? (
        <ContactCard business={known.business} />
      ) : (
        <CardSkeleton lines={5} />
      )}
      {known?.isShown.place === true ? <PlaceCard business={known.business} /> : <CardSkeleton lines={2} />}
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
