import { Check, CircleHelp, RefreshCw } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { fieldsOf } from '@/domain/business/listing/Listing';
import { Button } from '@/ui/design/components/button/Button';
import { Card } from '@/ui/design/components/card/Card';
import { Icon } from '@/ui/design/components/icon/Icon';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { formatTime } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageContainer } from '@/ui/shell/PageContainer';
import { PageHeading } from '@/ui/shell/PageHeading';
import { EDITING_PARTS } from './editingParts';
import type { UnclearListing } from './EditingState';
import { takeFocus } from './takeFocus';
import styles from './editing.module.scss';

interface UnclearSaveProps {
  readonly state: UnclearListing;
  readonly onCheck: () => void;
  readonly onLeave: () => void;
}

/** The save was sent, and no answer came. Nothing of the form is lost, and leaving is free. */
export const UnclearSave = observer(function UnclearSave({ state, onCheck, onLeave }: UnclearSaveProps) {
  const { t } = useTranslation();
  const { form, sent, check } = state;
  return (
    <PageContainer className={styles['page']}>
      <Card>
        <div ref={takeFocus} role="alert" className={styles['failure']} tabIndex={-1}>
          <PageHeading className={styles['title']}>{t(`editing.${form.part}.unclear`)}</PageHeading>
          <p className={styles['text']}>{t('editing.unclear.text')}</p>
        </div>
        <ul className={styles['steps']}>
          <li>
            <Icon of={Check} />
            <span>{t('editing.unclear.sentAt', { time: formatTime(state.sentAt) })}</span>
          </li>
          <li>
            <Icon of={CircleHelp} />
            <span>{t('editing.unclear.noAnswer')}</span>
          </li>
          <li role="status">
            <Icon of={RefreshCw} />
            <span>{t(`editing.unclear.${check}`)}</span>
          </li>
        </ul>
        <div className={styles['buttons']}>
          <Button
            icon={RefreshCw}
            isLoading={check === 'running'}
            isDisabled={check === 'paused'}
            onPress={onCheck}
          >
            {t('editing.unclear.check')}
          </Button>
          <Button kind="secondary" onPress={onLeave}>
            {t('editing.back')}
          </Button>
        </div>
      </Card>
      <SentChanges part={form.part} sent={sent} />
    </PageContainer>
  );
});

function SentChanges({
  part,
  sent,
}: { readonly part: UnclearListing['form']['part'] } & Pick<UnclearListing, 'sent'>) {
  const { t } = useTranslation();
  const headingId = useId();
  const { FieldName, FieldValue } = EDITING_PARTS[part];
  return (
    <Card labelledBy={headingId}>
      <h2 id={headingId} className={styles['cardTitle']}>
        {t('editing.unclear.what')}
      </h2>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('editing.unclear.what')}</VisuallyHidden>
            </th>
            <th scope="col">{t('editing.unclear.before')}</th>
            <th scope="col">{t('editing.unclear.after')}</th>
          </tr>
        </thead>
        <tbody>
          {fieldsOf(sent.change).map((field) => (
            <tr key={field}>
              <th scope="row">
                <FieldName field={field} />
              </th>
              <td>
                <FieldValue field={field} values={sent.before.listing} />
              </td>
              <td>
                <FieldValue field={field} values={sent.change} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
