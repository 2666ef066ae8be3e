import { Check, CircleHelp, RefreshCw } from 'lucide-react';
import type { SentChange } from '@/application/business/UpdateBusiness';
import { pickFields, removedContacts } from '@/domain/business/listing/Listing';
import { Button } from '@/ui/design/components/button/Button';
import { Card } from '@/ui/design/components/card/Card';
import { Icon } from '@/ui/design/components/icon/Icon';
import { formatRecent } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageContainer } from '@/ui/shell/PageContainer';
import { AlertHead } from './AlertHead';
import type { OutcomeUnknownListing } from './EditingState';
import { FieldList } from './FieldList';
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

/** The values before the save and those that were sent. */
function SentChanges({ before, change }: SentChange) {
  const { t } = useTranslation();
  const listings = [{ ...before.listing, ...change }, before.listing];
  /* An added contact had no value before. */
  const all = { ...removedContacts(change), ...before.listing };
  return (
    <>
      <FieldList
        title={t('editing.outcomeUnknown.before')}
        values={pickFields(all, (field) => field in change)}
        listings={listings}
      />
      <FieldList title={t('editing.outcomeUnknown.after')} values={change} listings={listings} />
    </>
  );
}
