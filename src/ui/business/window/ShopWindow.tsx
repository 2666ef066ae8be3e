import { observer } from 'mobx-react-lite';
import { readinessOf } from '@/domain/business/readiness';
import { PreviewCard } from './PreviewCard';
import { ReadinessCard } from './ReadinessCard';
import type { ShopWindowProps } from './ShopWindowProps';

/** What customers see of a business, and what is still missing. */
export const ShopWindow = observer(function ShopWindow(props: ShopWindowProps) {
  const { business, subscription, hours } = props;
  const readiness = readinessOf(business, subscription);
  return (
    <>
      <PreviewCard business={business} readiness={readiness} opening={hours.opening} />
      <ReadinessCard {...props} readiness={readiness} />
    </>
  );
});
