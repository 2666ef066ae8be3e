import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef, useId, type RefObject } from 'react';
import { Tag } from 'lucide-react';
import { RadioCards } from '@/ui/design/controls/radio-cards/RadioCards';
import { SupportLink } from '@/ui/shell/SupportLink';
import { FirstItems } from '@/ui/shell/first-items/FirstItems';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { BILLING_CYCLES } from '@/domain/subscription/billingCycle';
import { Chip } from '@/ui/design/components/chip/Chip';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { SegmentedChoice } from '@/ui/design/controls/segmented-choice/SegmentedChoice';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { formatPercent } from '@/ui/i18n/formatters';
import { Button } from '@/ui/design/components/button/Button';
import { Notice } from '@/ui/design/components/notice/Notice';
import { NoticeRow } from '@/ui/design/components/notice/NoticeRow';
import { isRunning } from '@/domain/subscription/Subscription';
import { Card } from '@/ui/design/components/card/Card';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import { PeriodPriceText } from '@/ui/subscription/PeriodPriceText';
import { RetiredPlanCard, PlanCard } from './PlanCard';
import { STEP_HEADING_ID, useWizard } from '@/ui/subscription/wizard/WizardContext';
import styles from './plan-step.module.scss';

/** Step 1: the billing cycle and the plan. */
export const PlanStep = observer(function PlanStep() {
  const { selection } = useWizard();
  const { t } = useTranslation();
  const { plans, retiredPlan } = selection.offered;
  /* Read here, because MobX does not observe what the callbacks of `FirstItems` read. */
  const chosenId = selection.chosen.plan?.id;
  const group = useRef<HTMLDivElement>(null);
  const presses = selection.nextPressesWithoutPlan;
  /* Focuses the first plan each time Next is pressed without one. */
  useEffect(() => {
    if (presses > 0) group.current?.querySelector('input')?.focus();
  }, [presses]);
  useChosenInView(group, plans.length);
  const keepInPlace = useKeepInPlace();
  const choosePlan = (id: string): void => {
    keepInPlace(chosenCard(group.current));
    const plan = retiredPlan?.id === id ? retiredPlan : plans.find((candidate) => candidate.id === id);
    if (plan !== undefined) selection.choosePlan(plan);
  };
  return (
    <>
      <h2 id={STEP_HEADING_ID} className={styles['heading']}>
        {t('subscription.wizard.plan.heading')}
      </h2>
      <CycleChoice />
      <PlanNotices />
      <UnavailablePlan />
      <div ref={group} className={styles['plans']}>
        <FirstItems items={plans} isPinned={(plan) => plan.id === chosenId || selection.isCurrentPlan(plan)}>
          {(shown) => (
            <RadioCards
              label={t('subscription.wizard.plan.heading')}
              layout="columns"
              value={chosenId}
              onChange={choosePlan}
            >
              {retiredPlan !== undefined && <RetiredPlanCard plan={retiredPlan} />}
              {shown.map((plan) => (
                <PlanCard key={plan.id} plan={plan} />
              ))}
            </RadioCards>
          )}
        </FirstItems>
      </div>
    </>
  );
});

/** The card of the checked radio. The browser checks the radio before it calls the change handler. */
function chosenCard(group: HTMLElement | null): Element | undefined {
  return group?.querySelector('input:checked')?.closest('label') ?? undefined;
}

/** The number of cards that fit into the window of a phone. */
const FITTING_CARDS = 3;

/** Scrolls to the chosen card of a long list once, after the step has scrolled to its top. */
function useChosenInView(group: RefObject<HTMLElement | null>, count: number): void {
  const scroll = useEffectEvent(() => {
    if (count > FITTING_CARDS) chosenCard(group.current)?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => scroll());
    return () => cancelAnimationFrame(frame);
  }, []);
}

/** Milliseconds, a little longer than the animation of opening and closing cards. */
const ANIMATION_TIME = 240;

/**
 * Keeps the pressed card where it is on the screen while a card above it closes, on phones. Scrolls only by as much as
 * the layout moves the card, so that the owner can scroll too.
 */
function useKeepInPlace(): (card: Element | undefined) => void {
  const latest = useRef<Element>(undefined);
  return (card) => {
    if (card === undefined) return;
    latest.current = card;
    const topInPage = (): number => card.getBoundingClientRect().top + scrollY;
    let top = topInPage();
    const end = performance.now() + ANIMATION_TIME;
    const scroll = (): void => {
      if (latest.current !== card || !card.isConnected) return;
      const moved = topInPage() - top;
      top += moved;
      if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
      if (performance.now() < end) requestAnimationFrame(scroll);
    };
    requestAnimationFrame(scroll);
  };
}

/** Monthly or annual billing, with the largest annual saving (spec section 2). */
const CycleChoice = observer(function CycleChoice() {
  const { selection } = useWizard();
  const { t } = useTranslation();
  const { savingPercent } = selection;
  return (
    <div className={styles['cycle']}>
      <SegmentedChoice
        label={t('subscription.wizard.cycle.label')}
        options={BILLING_CYCLES.map((id) => ({
          id,
          label: t(`subscription.wizard.cycle.${id}`),
          mark: id === selection.currentCycle ? t('subscription.wizard.cycle.today') : undefined,
        }))}
        value={selection.chosen.cycle}
        onChange={selection.changeCycle}
      />
      {savingPercent !== undefined && (
        <Chip icon={Tag}>
          <span>
            <Sentence
              of="subscription.wizard.cycle.saveUpTo"
              values={{ percent: <Ltr>{formatPercent(savingPercent)}</Ltr> }}
            />
          </span>
        </Chip>
      )}
    </div>
  );
});

/** Notices about effects of the selection. The live region is always mounted, so that new notices are announced. */
const PlanNotices = observer(function PlanNotices() {
  const { selection } = useWizard();
  const { t } = useTranslation();
  const { removedAddOns, onlyCycle } = selection;
  return (
    <div className={styles['notices']} role="status">
      {removedAddOns.length > 0 && (
        <Notice kind="info">
          <NoticeRow
            action={
              <Button kind="quiet" size="small" flush="end" onPress={selection.restoreRemovedAddOns}>
                {t('subscription.wizard.plan.undo')}
              </Button>
            }
          >
            {t('subscription.wizard.plan.addOnsCleared', { count: removedAddOns.length })}
          </NoticeRow>
        </Notice>
      )}
      {selection.hasLostPlanByCycle && (
        <Notice kind="warn">{t('subscription.wizard.plan.noCounterpart')}</Notice>
      )}
      {onlyCycle !== undefined && (
        <Notice kind="info">{t(`subscription.wizard.cycle.only.${onlyCycle}`)}</Notice>
      )}
      {selection.initialData.hidesOtherCurrencies && (
        <Notice kind="info">{t('subscription.wizard.plan.otherCurrencies')}</Notice>
      )}
    </div>
  );
});

/** The current plan, if it is no longer offered and cannot be selected (decision C24). */
const UnavailablePlan = observer(function UnavailablePlan() {
  const { unselectableRetiredPlan: item, continued } = useWizard().selection;
  const { t } = useTranslation();
  const { planName } = useCatalogTexts();
  const headingId = useId();
  if (item === undefined) return undefined;
  return (
    <Card labelledBy={headingId} className={styles['retired']}>
      <h3 id={headingId} className={styles['retiredTitle']}>
        {t('subscription.wizard.plan.retiredTitle')}
      </h3>
      <p className={styles['retiredPlan']}>
        <bdi>{planName(item)}</bdi>
        <span>
          <PeriodPriceText of={item.price?.times(item.quantity)} />
        </span>
      </p>
      <p className={styles['retiredText']}>
        {t(
          /* The subscription is charged for the plan as long as nothing is ordered. */
          continued !== undefined && isRunning(continued)
            ? 'subscription.wizard.plan.retiredText'
            : 'subscription.wizard.plan.retiredTextNotRunning',
        )}
      </p>
      <div className={styles['retiredContact']}>
        <SupportLink kind="quiet" size="small" flush="start" />
      </div>
    </Card>
  );
});
