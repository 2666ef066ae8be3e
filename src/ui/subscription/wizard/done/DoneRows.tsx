import { Check } from 'lucide-react';
import type { ReactNode, ReactElement } from 'react';
import { Icon } from '@/ui/design/components/icon/Icon';
import { SPACE } from '@/ui/design/components/space/space';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { announcedChargeOf } from '@/domain/subscription/nextCharge';
import { ChargeSentence } from '@/ui/subscription/ChargeSentence';
import { PeriodPriceText } from '@/ui/subscription/PeriodPriceText';
import type { DoneState, OrderSummary } from '@/ui/subscription/wizard/WizardState';
import { isSubscriptionUsable, type DoneFacts } from './doneFacts';
import styles from './done-rows.module.scss';

interface DoneRowsProps {
  readonly state: DoneState;
  readonly facts: DoneFacts;
}

/** Two rows: the state of the subscription, and whether customers can find the business (decision C87). */
export function DoneRows({ state: { summary, activation }, facts }: DoneRowsProps) {
  const { t } = useTranslation();
  const isSetUp = isSubscriptionUsable(facts);
  const businessStage = facts.business === 'visible' ? 'done' : 'current';
  return (
    <ol role="list" className={styles['rows']}>
      <Row
        number={1}
        stage={isSetUp ? 'done' : 'current'}
        title={t(`subscription.wizard.done.activation.subscription.${facts.subscription}`)}
      >
        {isSetUp && (
          <NextChargeText
            summary={summary}
            fallback={<PeriodPriceText of={summary.total} cycle={summary.selection.cycle} />}
          />
        )}
      </Row>
      <Row
        number={2}
        stage={isSetUp ? businessStage : 'later'}
        title={t(`subscription.wizard.done.activation.business.${facts.business}`)}
      >
        {facts.business === 'visible' && (
          <span>
            {activation.kind === 'activated'
              ? t('subscription.wizard.done.activation.activatedNow')
              : t('subscription.wizard.done.activation.canDeactivate')}
          </span>
        )}
      </Row>
    </ol>
  );
}

interface RowProps {
  readonly number: number;
  readonly stage: 'done' | 'current' | 'later';
  readonly title: string;
  readonly children: ReactNode;
}

function Row({ number, stage, title, children }: RowProps) {
  const { t } = useTranslation();
  return (
    <li className={styles[stage]}>
      <span className={styles['arch']} aria-hidden="true">
        {stage === 'done' ? <Icon of={Check} /> : number}
      </span>
      <div>
        <p className={styles['title']}>
          <VisuallyHidden>{t(`subscription.wizard.done.activation.stage.${stage}`)}</VisuallyHidden>
          {SPACE}
          <span>{title}</span>
        </p>
        {children !== false && <p className={styles['text']}>{children}</p>}
      </div>
    </li>
  );
}

interface NextChargeTextProps {
  readonly summary: OrderSummary;
  /** Shown if the next charge is not known. */
  readonly fallback?: ReactElement;
}

/** The date and the amount of the next charge according to the subscription (decision C105). */
export function NextChargeText({ summary, fallback }: NextChargeTextProps) {
  const { subscriptionAfter, business, order } = summary;
  const charge =
    subscriptionAfter.kind === 'read'
      ? announcedChargeOf(subscriptionAfter.subscription, { now: order.sentAt, timeZone: business.timezone })
      : undefined;
  if (charge === undefined) return fallback;
  return (
    <ChargeSentence
      of="subscription.wizard.done.activation.nextCharge"
      charge={charge}
      timeZone={business.timezone}
    />
  );
}
