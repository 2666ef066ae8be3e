import { Calendar, Pencil } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Notice } from '@/ui/design/components/notice/Notice';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { afterPaint } from '@/ui/shell/afterPaint';
import { whenIdle } from '@/ui/shell/whenIdle';
import { isIncluded } from '@/domain/subscription/entitlements';
import type { Money } from '@/domain/shared/Money';
import { Card } from '@/ui/design/components/card/Card';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { SPACE } from '@/ui/design/components/space/space';
import { Amount } from '@/ui/i18n/components/Amount';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { formatPercent } from '@/ui/i18n/formatters';
import { Button } from '@/ui/design/components/button/Button';
import type { BillingFormModel } from '@/ui/subscription/wizard/payment/BillingFormModel';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import type { WizardStep } from '@/ui/subscription/wizard/wizardSteps';
import { ItemName } from '@/ui/subscription/ItemName';
import { OrderSummaryCard } from './OrderSummaryCard';
import { ReviewChanges } from './ReviewChanges';
import wizard from '@/ui/subscription/wizard/wizard.module.scss';
import { STEP_HEADING_ID, useWizard } from '@/ui/subscription/wizard/WizardContext';
import styles from './review.module.scss';

/** Step 3: the review of the order, with a link to each step. */
export const ReviewStep = observer(function ReviewStep() {
  const { viewModel, selection } = useWizard();
  const { t } = useTranslation();
  const { comparison } = selection;
  useFontsOfNextStep(viewModel.billing, selection.chosen.method === 'new-card');
  return (
    <>
      <h2 id={STEP_HEADING_ID} className={wizard['hidden']}>
        {t('subscription.wizard.review.heading')}
      </h2>
      {selection.continued?.hasUnreadItems === true && (
        <div className={wizard['banner']}>
          <Notice kind="warn">{t('subscription.wizard.review.unreadItems')}</Notice>
        </div>
      )}
      {comparison === undefined ? <NewOrder /> : <ReviewChanges comparison={comparison} />}
    </>
  );
});

/** The order of a new subscription, and when it starts. */
const NewOrder = observer(function NewOrder() {
  const { selection } = useWizard();
  const { t } = useTranslation();
  return (
    <div className={wizard['columns']}>
      <ReviewCard />
      <div className={wizard['side']}>
        <div className={wizard['fromWide']}>
          <OrderSummaryCard selection={selection.chosen} total={selection.total} />
        </div>
        <Notice kind="plain" icon={Calendar}>
          {t('subscription.wizard.review.startsAtOnce')}
        </Notice>
      </div>
    </div>
  );
});

/** Loads the fonts of the billing address, whose script can differ from that of the page, before the payment step. */
function useFontsOfNextStep(billing: BillingFormModel, isBillingShown: boolean): void {
  useEffect(() => {
    if (!isBillingShown) return undefined;
    return whenIdle(() => loadFonts(Object.values(billing.expectedValues()).join('')));
  }, [billing, isBillingShown]);
}

const ReviewCard = observer(function ReviewCard() {
  const { selection } = useWizard();
  const { t } = useTranslation();
  const texts = useCatalogTexts();
  const { plan, addOns, cycle } = selection.chosen;
  const features = plan?.entitlements.filter(isIncluded) ?? [];
  const { savingOfAnnualBilling } = selection;
  return (
    <Card>
      <dl>
        <ReviewRow
          label={t('subscription.section.plan')}
          changeLabel={t('subscription.wizard.review.changePlan')}
          step="plan"
          note={
            features.length > 0 && (
              <ul role="list" className={styles['features']}>
                {features.map((feature) => (
                  <li key={feature.featureId}>
                    <bdi>{texts.entitlement(feature)}</bdi>
                  </li>
                ))}
              </ul>
            )
          }
        >
          {plan !== undefined && <Item name={texts.planName(plan)} price={plan.price} />}
        </ReviewRow>
        <ReviewRow
          label={t('subscription.wizard.cycle.label')}
          changeLabel={t('subscription.wizard.review.changeCycle')}
          step="plan"
          note={
            savingOfAnnualBilling !== undefined && (
              <p className={styles['saving']}>
                <Sentence
                  of="subscription.wizard.review.annualSaves"
                  values={{ percent: <Ltr>{formatPercent(savingOfAnnualBilling.percent)}</Ltr> }}
                />
              </p>
            )
          }
        >
          {t(`subscription.wizard.cycle.${cycle}`)}
        </ReviewRow>
        <ReviewRow
          label={t('subscription.wizard.review.addOns')}
          changeLabel={t('subscription.wizard.review.changeAddOns')}
          step="add-ons"
          note={
            addOns.some(({ quantity }) => quantity > 1) && (
              <p className={styles['note']}>{t('subscription.wizard.review.quantityStays')}</p>
            )
          }
        >
          {addOns.length === 0 && <span>{t('subscription.wizard.review.noAddOns')}</span>}
          {addOns.map(({ addOn, quantity }) => (
            <Item
              key={addOn.id}
              name={texts.addOnName(addOn)}
              quantity={quantity}
              price={addOn.price.times(quantity)}
            />
          ))}
        </ReviewRow>
      </dl>
    </Card>
  );
});

interface ItemProps {
  readonly name: string;
  readonly quantity?: number | undefined;
  readonly price: Money;
}

/** An item of the order. In wide windows OrderSummaryCard shows its price. */
function Item({ name, quantity, price }: ItemProps) {
  return (
    <span className={styles['item']}>
      <ItemName quantity={quantity}>{name}</ItemName>
      {SPACE}
      <span className={styles['price']}>
        <Amount of={price} />
      </span>
    </span>
  );
}

interface ReviewRowProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly note?: ReactNode;
  /** The accessible name of the "Change" button. */
  readonly changeLabel: string;
  readonly step: WizardStep;
}

/** A part of the order, a note below it, and a button that opens the step that changes it. */
function ReviewRow({ label, children, note, changeLabel, step }: ReviewRowProps) {
  const { viewModel } = useWizard();
  const { t } = useTranslation();
  return (
    <div className={styles['row']}>
      <dt className={styles['label']}>{label}</dt>
      <dd className={styles['value']}>{children}</dd>
      {note !== undefined && note !== false && <dd className={styles['extra']}>{note}</dd>}
      <dd className={styles['change']}>
        <Button
          kind="quiet"
          icon={Pencil}
          flush="end"
          label={changeLabel}
          onPress={() => afterPaint(() => viewModel.goTo(step))}
        >
          {t('subscription.wizard.billing.change')}
        </Button>
      </dd>
    </div>
  );
}

/**
 * Loads the font files for the letters of `text`, because a file that arrives later would move the layout. A failure is
 * ignored, because the browser requests the file again when it shows the text.
 */
function loadFonts(text: string): void {
  const { fontFamily } = getComputedStyle(document.documentElement);
  document.fonts.load(`1em ${fontFamily}`, text).catch(() => undefined);
}
