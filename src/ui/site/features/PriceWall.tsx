import { Tag } from 'lucide-react';
import type { Catalog, Plan } from '@/domain/subscription/Plan';
import { lowestPrice } from '@/domain/subscription/lowestPrice';
import { catalogOfCycle } from '@/domain/subscription/pricing';
import { Chip } from '@/ui/design/components/chip/Chip';
import { SPACE } from '@/ui/design/components/space/space';
import { Amount } from '@/ui/i18n/components/Amount';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import { FeatureWall } from './FeatureWall';
import styles from './price-wall.module.scss';

/** The lowest monthly price and the monthly plans, if there are any. */
export function PriceWall({ catalog }: { readonly catalog: Catalog }) {
  const { t } = useTranslation();
  const price = lowestPrice(catalog, 'monthly');
  const wall = { icon: Tag, tint: 'fig', text: t('features.price.text') } as const;
  if (price === undefined) return <FeatureWall {...wall} title={t('features.price.unpriced')} />;
  const title = <Sentence of="features.price.title" values={{ price: <Amount of={price} trim /> }} />;
  return (
    <FeatureWall {...wall} title={title}>
      <ul role="list">
        {catalogOfCycle(catalog, 'monthly').plans.map((plan) => (
          <Row key={plan.id} plan={plan} />
        ))}
      </ul>
    </FeatureWall>
  );
}

function Row({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation();
  const texts = useCatalogTexts();
  return (
    <li className={styles['plan']}>
      <span className={styles['names']}>
        <bdi className={styles['name']}>{texts.planName(plan)}</bdi>
        {plan.metadata.isPopular && <Chip>{t('pricing.plans.mostPopular')}</Chip>}
      </span>
      <span className={styles['price']}>
        <span className={styles['amount']}>
          <Amount of={plan.price} trim />
        </span>
        {SPACE}
        <span>{t('pricing.plans.perMonth')}</span>
      </span>
    </li>
  );
}
