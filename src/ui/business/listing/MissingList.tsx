import type { ReactNode } from 'react';
import { descriptionIn, nameIn, type Business } from '@/domain/business/Business';
import type { Readiness, StepState } from '@/domain/business/readiness';
import { isComplete, type Language } from '@/domain/shared/language';
import type { ActivationGate } from '@/ui/business/detail/BusinessDetailState';
import { blockedSubscriptionAction } from '@/ui/business/status/blockedSubscriptionAction';
import type { Elements } from '@/ui/design/Elements';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import type { TextKey } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import type { SubscriptionPart } from '@/ui/subscription/section/SubscriptionPart';
import type { ListingSectionProps } from './ListingSectionProps';
import styles from './readiness-card.module.scss';

/** The steps with one part for all languages, which is added in the mobile app. */
export const STEPS_IN_APP = ['photo', 'address', 'phone', 'hours'] as const;

interface MissingListProps extends ListingSectionProps {
  readonly readiness: Readiness;
}

/** The missing steps: first those that can be done here, then those that are done in the mobile app. */
export function MissingList(props: MissingListProps) {
  const { t } = useTranslation();
  const { business, readiness } = props;
  const { steps, missingNames, missingTexts } = readiness;
  const missingSteps = STEPS_IN_APP.filter((step) => steps[step] === 'missing');
  return (
    <ul className={styles['rows']}>
      <StepsHere {...props} />
      {missingNames.map((language) => (
        <Missing key={`name ${language}`} title={t(`listing.ready.name.${language}`)}>
          <Instead of={nameIn(business, language).language} />
        </Missing>
      ))}
      {missingTexts.map((language) => (
        <Missing key={`text ${language}`} title={t(`listing.ready.text.${language}`)}>
          <Instead of={descriptionIn(business, language)?.language} />
        </Missing>
      ))}
      {missingSteps.map((step) => (
        <Missing key={step} title={t(`listing.ready.${step}`)}>
          {t('listing.ready.inApp')}
        </Missing>
      ))}
    </ul>
  );
}

/** The subscription and the visibility, which change on this page. */
function StepsHere({
  business,
  readiness,
  gate,
  isPaymentPending,
  subscription,
  waitReasonId,
  onActivate,
}: MissingListProps) {
  const { t } = useTranslation();
  const { plan, visible } = readiness.steps;
  const isContradiction = plan === 'missing' && visible === 'done';
  const planStep = planAction(business, subscription);
  return (
    <>
      {plan === 'unchecked' && (
        <Missing title={t('listing.ready.planUnchecked')}>{t('listing.ready.planUncheckedText')}</Missing>
      )}
      {plan === 'missing' && (
        <Missing
          title={isContradiction ? t('listing.ready.contradiction') : t('listing.ready.plan')}
          action={
            !isPaymentPending && (
              <ButtonLink kind="quiet" size="small" to={planStep.to}>
                {t(planStep.text)}
              </ButtonLink>
            )
          }
        >
          {isContradiction ? t('listing.ready.contradictionText') : t('listing.ready.planText')}
        </Missing>
      )}
      {visible === 'missing' && (
        <Missing
          title={t('listing.ready.visible')}
          action={
            gate === 'open' && (
              <Button kind="quiet" size="small" disabledReasonId={waitReasonId} onPress={onActivate}>
                {t('listing.ready.activate')}
              </Button>
            )
          }
        >
          {t(visibleText(gate, plan))}
        </Missing>
      )}
    </>
  );
}

function planAction(
  business: Business,
  subscription: SubscriptionPart,
): ReturnType<typeof blockedSubscriptionAction> {
  return subscription.kind === 'present'
    ? blockedSubscriptionAction(business, subscription.subscription)
    : { text: 'listing.ready.choosePlan', to: paths.subscription(business.id) };
}

/** A subscription that has ended by its date may still have a status that allows activation (decision C12). */
function visibleText(gate: ActivationGate, plan: StepState): TextKey {
  switch (gate) {
    case 'open':
      return plan === 'done' ? 'listing.ready.visibleText' : 'listing.ready.visibleAfterEnd';
    case 'checking':
    case 'unchecked':
      return 'listing.ready.visibleWaits';
    case 'subscription-required':
    case 'subscription-not-active':
      return 'listing.ready.visibleBlocked';
  }
}

function Instead({ of }: { readonly of: Language | undefined }) {
  const { t } = useTranslation();
  return (
    <span>
      {of !== undefined && isComplete(of)
        ? `${t(`listing.ready.instead.${of}`)} ${t('listing.ready.inApp')}`
        : t('listing.ready.inApp')}
    </span>
  );
}

interface MissingProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: Elements;
}

function Missing({ title, children, action }: MissingProps) {
  return (
    <li className={styles['row']}>
      <span className={styles['ring']} aria-hidden="true" />
      <div className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        {children !== undefined && <p className={styles['sentence']}>{children}</p>}
      </div>
      {action}
    </li>
  );
}
