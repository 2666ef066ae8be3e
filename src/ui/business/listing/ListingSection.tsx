import { observer } from 'mobx-react-lite';
import { readinessOf } from '@/domain/business/readiness';
import { PreviewCard } from './PreviewCard';
import { ReadinessCard } from './ReadinessCard';
import type { ListingSectionProps } from './ListingSectionProps';

/** What customers see of a business, and what is still missing. */
export const ListingSection = observer(function ListingSection(props: ListingSectionProps) {
  const { business, subscription, hours, now } = props;
  const readiness = readinessOf(business, subscription, now);
  return (
    <>
      <PreviewCard business={business} readiness={readiness} opening={hours.opening} />
      <ReadinessCard {...props} readiness={readiness} />
    </>
  );
});
