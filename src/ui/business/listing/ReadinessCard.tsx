import { Check } from 'lucide-react';
import { useId } from 'react';
import { contradictionsOf } from '@/domain/business/contradictions';
import { READINESS_STEPS, type Readiness } from '@/domain/business/readiness';
import { GetTheApp } from '@/ui/company/GetTheApp';
import { classNames } from '@/ui/design/classNames';
import { Card } from '@/ui/design/components/card/Card';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { ContradictionList } from './ContradictionList';
import { MissingList, STEPS_IN_APP } from './MissingList';
import type { ListingSectionProps } from './ListingSectionProps';
import styles from './readiness-card.module.scss';

interface ReadinessCardProps extends ListingSectionProps {
  readonly readiness: Readiness;
}

/** The number of missing parts that are added in the mobile app. */
function stepsForApp({ steps, missingNames, missingTexts }: Readiness): number {
  return (
    missingNames.length +
    missingTexts.length +
    STEPS_IN_APP.filter((step) => steps[step] === 'missing').length
  );
}

/** How many of the eight parts of a listing are ready, and where each missing one is added. */
export function ReadinessCard(props: ReadinessCardProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const { steps, done, checked } = props.readiness;
  const isComplete = done === READINESS_STEPS.length;
  const contradictions = contradictionsOf(props.business);
  return (
    <Card labelledBy={headingId} className={styles['card']}>
      <div className={styles['head']}>
        <h2 id={headingId} className={styles['heading']}>
          {t('listing.ready.title')}
        </h2>
        {checked !== undefined && (
          <p className={styles['count']}>
            <span>
              {checked === READINESS_STEPS.length
                ? t('listing.ready.count', { done, total: READINESS_STEPS.length })
                : t('listing.ready.checked', { done, checked })}
            </span>
            <progress className={styles['progress']} max={checked} value={done} aria-labelledby={headingId} />
          </p>
        )}
      </div>
      <ol className={classNames(styles['arcade'], isComplete && styles['complete'])} aria-hidden="true">
        {READINESS_STEPS.map((step) => (
          <li key={step} className={classNames(styles['arch'], styles[steps[step]])}>
            <span className={styles['door']}>
              {steps[step] === 'done' && <Icon of={Check} size="small" />}
              {steps[step] === 'unchecked' && <span>?</span>}
            </span>
            <span className={styles['ground']}>
              <span className={styles['word']}>{t(`listing.ready.steps.${step}`)}</span>
            </span>
          </li>
        ))}
      </ol>
      {isComplete ? <p className={styles['all']}>{t('listing.ready.all')}</p> : <MissingList {...props} />}
      <ContradictionList found={contradictions} />
      {(contradictions.length > 0 || stepsForApp(props.readiness) > 0) && <GetTheApp />}
    </Card>
  );
}
