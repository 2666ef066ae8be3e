import { cycleOf, type AddOn } from '@/domain/subscription/Plan';
import { monthlyPriceOf } from '@/domain/subscription/pricing';
import { ArchMark } from '@/ui/design/components/arch-mark/ArchMark';
import { Card } from '@/ui/design/components/card/Card';
import { Space } from '@/ui/design/components/space/Space';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import { Amount } from '@/ui/i18n/components/Amount';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { FirstItems } from '@/ui/shell/first-items/FirstItems';
import { addOnIcon } from '@/ui/subscription/addOnIcon';
import styles from './public-add-ons.module.scss';

/** The add-ons of one billing cycle with their prices. */
export function PublicAddOns({ addOns }: { readonly addOns: readonly AddOn[] }) {
  const { t } = useTranslation();
  return (
    <section className={styles['section']} aria-labelledby="add-ons">
      <h2 id="add-ons">{t('pricing.addOns.title')}</h2>
      <p className={styles['lead']}>{t('pricing.addOns.lead')}</p>
      <Card isBare>
        <FirstItems items={addOns}>
          {(shown) => (
            <ul className={styles['rows']}>
              {shown.map((addOn) => (
                <PublicAddOn key={addOn.id} addOn={addOn} />
              ))}
            </ul>
          )}
        </FirstItems>
      </Card>
    </section>
  );
}

function PublicAddOn({ addOn }: { readonly addOn: AddOn }) {
  const { t } = useTranslation();
  const texts = useCatalogTexts();
  const description = texts.addOnDescription(addOn);
  const isAnnual = cycleOf(addOn) === 'annual';
  return (
    <li className={styles['row']}>
      <ArchMark icon={addOnIcon(addOn)} />
      <div className={styles['words']}>
        <h3 className={styles['name']}>
          <bdi>{texts.addOnName(addOn)}</bdi>
        </h3>
        {description !== undefined && (
          <p className={styles['description']}>
            <bdi>{description}</bdi>
          </p>
        )}
      </div>
      <p className={styles['price']}>
        <span className={styles['amount']}>
          <Amount of={addOn.price} />
        </span>
        <Space />
        <span className={styles['period']}>
          {isAnnual ? (
            <Sentence
              of="pricing.addOns.perYear"
              values={{ amount: <Amount of={monthlyPriceOf(addOn)} /> }}
            />
          ) : (
            t('pricing.plans.perMonth')
          )}
        </span>
      </p>
    </li>
  );
}
