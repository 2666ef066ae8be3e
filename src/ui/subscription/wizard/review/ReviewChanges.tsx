import { Calendar, Pencil, Minus, TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { PriceDifference } from '@/domain/subscription/orderComparison';
import type { SelectedAddOn } from '@/domain/subscription/PlanSelection';
import { Button } from '@/ui/design/components/button/Button';
import { Card } from '@/ui/design/components/card/Card';
import { TitledCard } from '@/ui/design/components/card/TitledCard';
import { Notice } from '@/ui/design/components/notice/Notice';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { afterPaint } from '@/ui/shell/afterPaint';
import { Amount } from '@/ui/i18n/components/Amount';
import { LargeAmount } from '@/ui/i18n/components/LargeAmount';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { type LostEntitlement, isUnlimited } from '@/domain/subscription/entitlements';
import { Icon } from '@/ui/design/components/icon/Icon';
import { SPACE } from '@/ui/design/components/space/space';
import type { Entitlement } from '@/domain/subscription/Plan';
import { formatNumber } from '@/ui/i18n/formatters';
import { shownText } from '@/ui/i18n/shownText';
import { useCatalogTexts, countedFeatureKeyOf } from '@/ui/subscription/catalogTexts';
import { ItemName } from '@/ui/subscription/ItemName';
import { RetiredAddOns } from '@/ui/subscription/wizard/add-ons/AddOnsStep';
import { useWizard } from '@/ui/subscription/wizard/WizardContext';
import { ChangesTable } from './ChangesTable';
import { OrderLines } from './OrderSummaryCard';
import { NothingChanged, type ReviewChangesProps } from './NothingChanged';
import styles from './review-changes.module.scss';
import differenceStyles from './difference-card.module.scss';
import lostFeaturesStyles from './lost-features.module.scss';

/**
 * The review of an update or a reactivation: the subscription before and after the order, and the features it loses
 * (decision C103). An order without a change has NothingChanged instead.
 */
export const ReviewChanges = observer(function ReviewChanges(props: ReviewChangesProps) {
  const { selection } = useWizard();
  return selection.isUnchanged ? <NothingChanged {...props} /> : <Comparison {...props} />;
});

const Comparison = observer(function Comparison({ comparison }: ReviewChangesProps) {
  const { selection } = useWizard();
  const { t } = useTranslation();
  const { chosen } = selection;
  /* Whether the order only reverts a cancellation: same items, same price, same card. */
  const isPlainReactivation =
    chosen.method !== 'new-card' &&
    comparison.difference?.direction === 'same' &&
    comparison.items.every(({ change }) => change === 'kept');
  return (
    <div className={styles['columns']}>
      {!isPlainReactivation && (
        <div className={styles['difference']}>
          <DifferenceCard comparison={comparison} />
        </div>
      )}
      <div className={styles['changes']}>
        <ChangesCard comparison={comparison} isPlainReactivation={isPlainReactivation} />
        <RetiredAddOns />
        <LostFeatures features={selection.lostFeatures} />
        <KeptQuantities addOns={selection.chosen.addOns} />
      </div>
      <div className={styles['consequence']}>
        <Notice kind="plain" icon={Calendar}>
          {t(
            selection.onlyRevertsCancellation
              ? 'subscription.wizard.review.reactivates'
              : 'subscription.wizard.review.updatesAtOnce',
          )}
        </Notice>
      </div>
    </div>
  );
});

/** Names each add-on with a quantity above one, which cannot be changed here (decision C16). */
function KeptQuantities({ addOns }: { readonly addOns: readonly SelectedAddOn[] }) {
  const { t } = useTranslation();
  const texts = useCatalogTexts();
  const several = addOns.filter(({ quantity }) => quantity > 1);
  return several.map(({ addOn, quantity }) => (
    <p key={addOn.id} className={styles['note']}>
      <ItemName quantity={quantity}>{texts.addOnName(addOn)}</ItemName>
      {SPACE}
      <span>{t('subscription.wizard.review.quantityStays')}</span>
    </p>
  ));
}

interface ChangesCardProps extends ReviewChangesProps {
  /** The order only reverts a cancellation, with the same card. */
  readonly isPlainReactivation: boolean;
}

const ChangesCard = observer(function ChangesCard({ comparison, isPlainReactivation }: ChangesCardProps) {
  const { viewModel, selection } = useWizard();
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <Card labelledBy={headingId} className={styles['card']}>
      <h3 id={headingId}>
        {isPlainReactivation
          ? t('subscription.wizard.summary.heading')
          : t('subscription.wizard.review.changes.heading')}
      </h3>
      <div className={styles['links']}>
        <Button
          kind="quiet"
          icon={Pencil}
          flush="start"
          onPress={() => afterPaint(() => viewModel.goTo('plan'))}
        >
          {t('subscription.wizard.review.changes.changePlan')}
        </Button>
        <Button
          kind="quiet"
          icon={Pencil}
          flush="both"
          onPress={() => afterPaint(() => viewModel.goTo('add-ons'))}
        >
          {t('subscription.wizard.review.changes.changeAddOns')}
        </Button>
      </div>
      <div className={styles['table']}>
        {isPlainReactivation ? (
          <OrderLines selection={selection.chosen} total={selection.total} />
        ) : (
          <ChangesTable comparison={comparison} />
        )}
      </div>
    </Card>
  );
});

/** How much more or less is charged per period. */
function DifferenceCard({ comparison: { difference } }: ReviewChangesProps) {
  const { t } = useTranslation();
  return (
    <TitledCard level={3} title={t('subscription.wizard.review.difference.heading')}>
      {difference === undefined ? (
        <p className={differenceStyles['unknown']}>{t('subscription.wizard.review.difference.unknown')}</p>
      ) : (
        <Difference difference={difference} />
      )}
    </TitledCard>
  );
}

/** The difference per month and per year if both cycles are monthly, otherwise only per year. */
function Difference({ difference }: { readonly difference: PriceDifference }) {
  const { direction, perMonth, perYear } = difference;
  return (
    <>
      <p className={direction === 'same' ? differenceStyles['same'] : differenceStyles['difference']}>
        <Sentence
          of={
            perMonth === undefined
              ? `subscription.wizard.review.difference.${direction}Annual`
              : `subscription.wizard.review.difference.${direction}Monthly`
          }
          values={{
            amount: (
              <span className={differenceStyles['amount']}>
                <LargeAmount of={perMonth ?? perYear} />
              </span>
            ),
          }}
        />
      </p>
      {perMonth !== undefined && direction !== 'same' && (
        <p className={differenceStyles['perYear']}>
          <Sentence
            of={`subscription.wizard.review.difference.${direction}Annual`}
            values={{ amount: <Amount of={perYear} /> }}
          />
        </p>
      )}
    </>
  );
}

/** The features of the current plan that the new one lacks or has less of. */
function LostFeatures({ features }: { readonly features: readonly LostEntitlement[] }) {
  const { t } = useTranslation();
  const headingId = useId();
  const texts = useCatalogTexts();
  const lostText = useLostFeatureText();
  if (features.length === 0) return undefined;
  return (
    <section className={lostFeaturesStyles['lost']} aria-labelledby={headingId}>
      <h3 id={headingId} className={lostFeaturesStyles['heading']}>
        <Icon of={TriangleAlert} />
        <span>{t('subscription.wizard.review.lost.title')}</span>
      </h3>
      <ul role="list" className={lostFeaturesStyles['features']}>
        {features.map(({ before, after }) => (
          <li key={before.featureId}>
            <Icon of={Minus} size="small" />
            <bdi>{after === undefined ? texts.entitlement(before) : lostText(before, after)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the text for a feature that the new plan has less of, for example "Photos: 10 instead of 40". */
function useLostFeatureText(): (before: Entitlement, after: Entitlement) => string {
  const { t } = useTranslation();
  const amount = (entitlement: Entitlement): string =>
    isUnlimited(entitlement)
      ? t('subscription.wizard.review.lost.unlimited')
      : formatNumber(Number(entitlement.value));
  return (before, after) => {
    const known = countedFeatureKeyOf(before);
    return t('subscription.wizard.review.lost.less', {
      feature:
        known === undefined ? shownText(before.featureName) : t(`subscription.wizard.review.lost.${known}`),
      before: amount(before),
      after: amount(after),
    });
  };
}
