import { ListChecks, TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { READINESS_STEPS, type Readiness } from '@/domain/business/readiness';
import { classNames } from '@/ui/design/classNames';
import { Disclosure } from '@/ui/design/components/disclosure/Disclosure';
import { Icon } from '@/ui/design/components/icon/Icon';
import { formatNumber } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { OpenRows } from '@/ui/shell/OpenRows';
import { GapList } from './GapList';
import type { ListingGaps } from './listingGaps';
import rows from './listing-rows.module.scss';
import styles from './readiness-row.module.scss';

interface ReadinessRowProps {
  readonly readiness: Readiness;
  readonly gaps: ListingGaps;
  readonly openRows: OpenRows;
}

/** A disclosure with what is missing or wrong in a listing. Its summary says how many of the eight steps are done. */
export const ReadinessRow = observer(function ReadinessRow({ readiness, gaps, openRows }: ReadinessRowProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const hasMissing = gaps.missing.length > 0;
  return (
    <section aria-labelledby={headingId} className={rows['row']}>
      <Disclosure
        className={classNames(rows['fold'], styles['fold'])}
        isOpen={openRows.isOpen('readiness')}
        onToggle={(isOpen) => openRows.set('readiness', isOpen)}
        summary={
          <>
            <span className={classNames(rows['mark'], !hasMissing && styles['warning'])}>
              <Icon of={hasMissing ? ListChecks : TriangleAlert} />
            </span>
            <h2 id={headingId} className={rows['title']}>
              {t(hasMissing ? 'detail.ready.title' : 'detail.wrong.title')}
            </h2>
            {hasMissing && <Progress {...readiness} />}
          </>
        }
      >
        <div className={rows['content']}>
          <GapList {...gaps} />
        </div>
      </Disclosure>
    </section>
  );
});

/** One arch per step, and the number of done steps once every step is checked. */
function Progress({ steps, done, checked }: Readiness) {
  const { t } = useTranslation();
  const total = READINESS_STEPS.length;
  return (
    <span className={styles['progress']}>
      <span className={styles['arches']} aria-hidden="true">
        {READINESS_STEPS.map((step) => (
          <span key={step} className={steps[step] === 'done' ? styles['done'] : undefined} />
        ))}
      </span>
      {checked === total && (
        <span>{t('detail.ready.count', { done: formatNumber(done), total: formatNumber(total) })}</span>
      )}
    </span>
  );
}
