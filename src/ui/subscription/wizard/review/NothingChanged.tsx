import { ArrowRight, CreditCard, Layers, Plus, type LucideIcon } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Fragment, useId, type ReactElement, type ReactNode } from 'react';
import type { ComparedItem, OrderComparison } from '@/domain/subscription/orderComparison';
import { ArchMark } from '@/ui/design/components/arch-mark/ArchMark';
import { Card } from '@/ui/design/components/card/Card';
import { Icon } from '@/ui/design/components/icon/Icon';
import { SPACE } from '@/ui/design/components/space/space';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { afterPaint } from '@/ui/shell/afterPaint';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import { ItemName } from '@/ui/subscription/ItemName';
import { SavedCardText } from '@/ui/subscription/section/SavedCardText';
import { useWizard } from '@/ui/subscription/wizard/WizardContext';
import { NOTHING_CHANGED_ID } from '@/ui/subscription/wizard/WizardBar';
import styles from './nothing-changed.module.scss';

export interface ReviewChangesProps {
  readonly comparison: OrderComparison;
}

/** Says that the order changes nothing, and what the owner can change. */
export const NothingChanged = observer(function NothingChanged({ comparison }: ReviewChangesProps) {
  const { viewModel, selection } = useWizard();
  const { t } = useTranslation();
  const headingId = useId();
  const { savedCard } = selection;
  return (
    <section className={styles['section']} aria-labelledby={headingId}>
      <div id={NOTHING_CHANGED_ID} tabIndex={-1} className={styles['head']}>
        <h3 id={headingId}>{t('subscription.wizard.review.ways.heading')}</h3>
        {SPACE}
        <p className={styles['text']}>{t('subscription.wizard.review.ways.text')}</p>
      </div>
      <Card isBare>
        <ul role="list">
          <WayToChange
            icon={Layers}
            name={t('subscription.wizard.review.ways.plan')}
            onPress={() => viewModel.goTo('plan')}
          >
            <CurrentPlan comparison={comparison} />
          </WayToChange>
          <WayToChange
            icon={Plus}
            name={t('subscription.wizard.review.ways.addOns')}
            onPress={() => viewModel.goTo('add-ons')}
          >
            <CurrentValue what={<CurrentAddOns items={comparison.items} />} />
          </WayToChange>
          <WayToChange
            icon={CreditCard}
            name={t('subscription.wizard.review.ways.card')}
            onPress={() => viewModel.changeCard()}
          >
            {savedCard && <CurrentValue what={<SavedCardText card={savedCard} />} />}
          </WayToChange>
        </ul>
      </Card>
    </section>
  );
});

interface WayToChangeProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly onPress: () => void;
  /** The current value. Undefined if there is none, or it is not known. */
  readonly children: ReactNode;
}

function WayToChange({ icon, name, onPress, children: current }: WayToChangeProps) {
  return (
    <li className={styles['way']}>
      <button type="button" className={styles['button']} onClick={() => afterPaint(onPress)}>
        <ArchMark icon={icon} />
        <span className={styles['words']}>
          <span className={styles['name']}>{name}</span>
          {current !== undefined && <span className={styles['now']}>{current}</span>}
        </span>
        <Icon of={ArrowRight} mirrorsInRtl />
      </button>
    </li>
  );
}

function CurrentValue({ what }: { readonly what: ReactElement }) {
  return <Sentence of="subscription.wizard.review.ways.now" values={{ what }} />;
}

function CurrentPlan({ comparison: { items, cycleBefore } }: ReviewChangesProps) {
  const texts = useCatalogTexts();
  const item = items.find(({ kind }) => kind === 'plan');
  if (item?.kind !== 'plan' || item.before === undefined) return undefined;
  const plan = <bdi>{texts.planName(item.before)}</bdi>;
  if (cycleBefore === undefined) return <CurrentValue what={plan} />;
  return <Sentence of={`subscription.wizard.review.ways.nowIn.${cycleBefore}`} values={{ plan }} />;
}

function CurrentAddOns({ items }: { readonly items: readonly ComparedItem[] }) {
  const { t } = useTranslation();
  const texts = useCatalogTexts();
  const addOns = items.flatMap((item) =>
    item.kind === 'add-on' && item.before !== undefined ? [item.before] : [],
  );
  if (addOns.length === 0) return <span>{t('subscription.wizard.review.noAddOns')}</span>;
  return addOns.map((addOn, position) => (
    <Fragment key={addOn.id}>
      {position > 0 && <span>{t('subscription.wizard.review.ways.separator')}</span>}
      <ItemName quantity={addOn.quantity}>{texts.addOnName(addOn)}</ItemName>
    </Fragment>
  ));
}
