import { Check } from 'lucide-react';
import type { OrderWithoutPlans } from '@/application/subscription/LoadWizardData';
import { nameIn, type Business } from '@/domain/business/Business';
import type { OrderKind } from '@/domain/subscription/orderKinds';
import { Button } from '@/ui/design/components/button/Button';
import { classNames } from '@/ui/design/classNames';
import { Icon } from '@/ui/design/components/icon/Icon';
import type { Elements } from '@/ui/design/Elements';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { useTranslation, type TextKey } from '@/ui/i18n/useTranslation';
import { PageHeading } from '@/ui/shell/PageHeading';
import { PageTitle } from '@/ui/shell/PageTitle';
import { WIZARD_STEPS } from '@/ui/shell/paths';
import { numberOfStep, type WizardStep } from './wizardSteps';
import styles from './wizard-head.module.scss';
import stepStyles from './wizard-steps.module.scss';
import layout from './wizard.module.scss';

interface WizardHeadProps {
  readonly title: string;
  /** Undefined while the business loads, and if it could not be loaded. */
  readonly business?: Business | undefined;
  readonly isLoading?: boolean | undefined;
  /** Undefined if the page is not a step. */
  readonly step?: WizardStep | undefined;
  /** Undefined if the wizard cannot be left. */
  readonly onCancel?: (() => void) | undefined;
}

/** The title of the wizard, the business and the Cancel button (spec section 2). */
export function WizardHead({ title, business, isLoading = false, step, onCancel }: WizardHeadProps) {
  const { t, language } = useTranslation();
  const name = business && nameIn(business, language);
  return (
    <header className={classNames(styles['head'], step !== undefined && styles['withStep'])}>
      <PageTitle>{title}</PageTitle>
      {step !== undefined && (
        <p className={styles['position']}>
          {t('subscription.wizard.steps.position', {
            number: numberOfStep(step),
            total: WIZARD_STEPS.length,
            name: t(`subscription.wizard.steps.${step}`),
          })}
        </p>
      )}
      <PageHeading className={styles['title']}>{title}</PageHeading>
      {(name !== undefined || isLoading) && (
        <p className={styles['business']}>
          {name === undefined ? (
            <Skeleton shape="line" className={styles['name']} />
          ) : (
            <Sentence
              of="subscription.wizard.forBusiness"
              values={{ business: <TextInLanguage of={name} /> }}
            />
          )}
        </p>
      )}
      {onCancel !== undefined && (
        <div className={styles['cancel']}>
          <Button kind="quiet" flush="end" onPress={onCancel}>
            {t('subscription.wizard.cancel')}
          </Button>
        </div>
      )}
    </header>
  );
}

interface WizardStepsProps {
  readonly current: WizardStep;
  /** Disables all steps, for example while a payment is processed. */
  readonly isLocked?: boolean | undefined;
  /** Called when a completed step is pressed. */
  readonly onStep?: ((step: WizardStep) => void) | undefined;
}

/** The four steps of the wizard: completed, current and later ones as arches on a line (spec section 2). */
export function WizardSteps({ current, isLocked = false, onStep }: WizardStepsProps) {
  const { t } = useTranslation();
  return (
    <nav className={layout['steps']} aria-label={t('subscription.wizard.steps.label')}>
      <ol className={stepStyles['steps']}>
        {WIZARD_STEPS.map((step) => {
          const isDone = numberOfStep(step) < numberOfStep(current);
          const isCurrent = step === current;
          const canChoose = isDone && !isLocked;
          return (
            <li
              key={step}
              className={classNames(
                stepStyles['step'],
                isDone && stepStyles['done'],
                isCurrent && stepStyles['current'],
              )}
            >
              <button
                type="button"
                className={stepStyles['button']}
                aria-current={isCurrent ? 'step' : undefined}
                aria-disabled={canChoose || isCurrent ? undefined : true}
                onClick={canChoose ? () => onStep?.(step) : undefined}
              >
                <span className={stepStyles['arch']} aria-hidden="true">
                  {isDone ? <Icon of={Check} /> : numberOfStep(step)}
                </span>
                <span className={stepStyles['label']}>{t(`subscription.wizard.steps.${step}`)}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

export function wizardTitleOf(kind: OrderKind | undefined): TextKey {
  if (kind === undefined) return 'subscription.wizard.title.loading';
  return kind === 'create' ? 'subscription.wizard.title.create' : 'subscription.wizard.title.update';
}

export interface FirstStepFrameProps extends Pick<WizardHeadProps, 'isLoading' | 'onCancel'> {
  readonly order?: OrderWithoutPlans | undefined;
  readonly children: Elements;
}

/** The frame of the first step while there is no selection: it is loading, or has failed. */
export function FirstStepFrame({ children, order, ...head }: FirstStepFrameProps) {
  const { t } = useTranslation();
  return (
    <>
      <WizardHead title={t(wizardTitleOf(order?.kind))} business={order?.business} step="plan" {...head} />
      <WizardSteps current="plan" isLocked />
      <div className={layout['step']}>{children}</div>
    </>
  );
}
