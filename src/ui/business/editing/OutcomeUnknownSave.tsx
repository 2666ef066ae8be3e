import { Check, CircleHelp, RefreshCw } from 'lucide-react';
import type { SentChange } from '@/application/business/UpdateBusiness';
import { fieldsOf } from '@/domain/business/listing/Listing';
import { Button } from '@/ui/design/components/button/Button';
import { Card } from '@/ui/design/components/card/Card';
import { TitledCard } from '@/ui/design/components/card/TitledCard';
import { Icon } from '@/ui/design/components/icon/Icon';
import { SPACE } from '@/ui/design/components/space/space';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { formatRecent } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageContainer } from '@/ui/shell/PageContainer';
import { AlertHead } from './AlertHead';
import type { OutcomeUnknownListing } from './EditingState';
import { FieldName } from './FieldName';
import { FieldValue } from './FieldValue';
import styles from './editing.module.scss';

interface OutcomeUnknownSaveProps {
  readonly state: OutcomeUnknownListing;
  readonly onCheck: () => void;
  readonly onLeave: () => void;
}

/** What was sent by a save with an unknown outcome, and whether it is still being checked. The owner may leave. */
export function OutcomeUnknownSave({ state, onCheck, onLeave }: OutcomeUnknownSaveProps) {
  const { t } = useTranslation();
  const { form, sent, reconciliation } = state;
  return (
    <PageContainer className={styles['page']}>
      <Card>
        <AlertHead title={t(`editing.${form.part}.outcomeUnknown`)} text={t('editing.outcomeUnknown.text')} />
        <ul role="list" className={styles['steps']}>
          <li>
            <Icon of={Check} />
            <span>{t('editing.outcomeUnknown.sentAt', { time: formatRecent(state.sentAt) })}</span>
          </li>
          <li>
            <Icon of={CircleHelp} />
            <span>{t('editing.outcomeUnknown.noAnswer')}</span>
          </li>
          <li>
            <Icon of={RefreshCw} />
            <span role="status">{t(`editing.outcomeUnknown.${reconciliation}`)}</span>
          </li>
        </ul>
        <div className={styles['buttons']}>
          <Button
            icon={RefreshCw}
            isLoading={reconciliation === 'running'}
            isDisabled={reconciliation === 'paused'}
            onPress={onCheck}
          >
            {t('editing.outcomeUnknown.check')}
          </Button>
          <Button kind="secondary" onPress={onLeave}>
            {t('editing.back')}
          </Button>
        </div>
      </Card>
      <SentChanges {...sent} />
    </PageContainer>
  );
}

/**
 * The values before the save and those that were sent. With enlarged text there are no column headings, and each value
 * has a label instead. The roles are explicit, as in ChangesTable.
 */
function SentChanges({ before, change }: SentChange) {
  const { t } = useTranslation();
  const listings = [{ ...before.listing, ...change }, before.listing];
  return (
    <TitledCard title={t('editing.outcomeUnknown.what')}>
      <table role="table" className={styles['table']}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <VisuallyHidden>{t('editing.outcomeUnknown.what')}</VisuallyHidden>
            </th>
            <th role="columnheader" scope="col">
              {t('editing.outcomeUnknown.before')}
            </th>
            <th role="columnheader" scope="col">
              {t('editing.outcomeUnknown.after')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {fieldsOf(change).map((field) => (
            <tr role="row" key={field}>
              <th role="rowheader" scope="row">
                <FieldName field={field} listings={listings} />
              </th>
              <td role="cell">
                <span className={styles['stackedLabel']}>{t('editing.outcomeUnknown.before')}</span>
                {SPACE}
                <FieldValue field={field} values={before.listing} />
              </td>
              <td role="cell">
                <span className={styles['stackedLabel']}>{t('editing.outcomeUnknown.after')}</span>
                {SPACE}
                <FieldValue field={field} values={change} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TitledCard>
  );
}
