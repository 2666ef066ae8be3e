import { Minus } from 'lucide-react';
import { useId } from 'react';
import { announcedChargeOf } from '@/domain/subscription/nextCharge';
import type { Entitlement } from '@/domain/subscription/Plan';
import { addOnItemsOf, planItemOf } from '@/domain/subscription/Subscription';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import { ChargeSentence } from '@/ui/subscription/ChargeSentence';
import { ItemName } from '@/ui/subscription/ItemName';
import type { SubscriptionAt } from '@/ui/subscription/section/SubscriptionView';
import styles from './cancel-dialog.module.scss';

const SKELETON_WIDTHS = [5, 6, 4] as const;

interface CancelConsequenceProps extends SubscriptionAt {
  /** The features of the plan. Undefined while they are being read. */
  readonly features: readonly Entitlement[] | undefined;
}

/** The next charge, which the cancellation prevents, and the items that end (decisions C94 and C105). */
export function CancelConsequence({ subscription, features, now, timeZone }: CancelConsequenceProps) {
  const { t } = useTranslation();
  const charge = announcedChargeOf(subscription, { now, timeZone });
  return (
    <>
      {charge !== undefined && (
        <p className={styles['charge']}>
          <ChargeSentence of="subscription.cancel.charge" charge={charge} timeZone={timeZone} />
        </p>
      )}
      <p>{t('subscription.cancel.consequence')}</p>
      <EndingItems subscription={subscription} features={features} />
    </>
  );
}

/** The plan with its features, then the add-ons. */
function EndingItems({ subscription, features }: Pick<CancelConsequenceProps, 'subscription' | 'features'>) {
  const { t } = useTranslation();
  const headingId = useId();
  const { planTitle, addOnName, entitlement } = useCatalogTexts();
  const plan = planItemOf(subscription);
  if (subscription.items.length === 0) return undefined;
  return (
    <div className={styles['ending']}>
      <p id={headingId} className={styles['heading']}>
        {t('subscription.cancel.ending')}
      </p>
      <ul role="list" className={styles['items']} aria-labelledby={headingId}>
        {plan !== undefined && (
          <li>
            <Icon of={Minus} size="small" />
            <bdi>{planTitle(plan)}</bdi>
          </li>
        )}
        {features === undefined && <FeatureSkeletons />}
        {features?.map((feature) => (
          <li key={feature.featureId}>
            <Icon of={Minus} size="small" />
            <bdi>{entitlement(feature)}</bdi>
          </li>
        ))}
        {addOnItemsOf(subscription).map((item) => (
          <li key={item.id}>
            <Icon of={Minus} size="small" />
            <span>
              <ItemName quantity={item.quantity}>{addOnName(item)}</ItemName>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** About as many lines as a plan has features, so that the buttons below move little when the features arrive. */
function FeatureSkeletons() {
  const { t } = useTranslation();
  return (
    <>
      <li>
        <VisuallyHidden>{t('subscription.cancel.endingLoading')}</VisuallyHidden>
        <Skeleton shape="line" widthInTenths={7} />
      </li>
      {SKELETON_WIDTHS.map((width) => (
        <li key={width} aria-hidden="true">
          <Skeleton shape="line" widthInTenths={width} />
        </li>
      ))}
    </>
  );
}
