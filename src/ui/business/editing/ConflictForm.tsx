import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { fieldsOf, mapFields } from '@/domain/business/listing/Listing';
import { ActionBar } from '@/ui/design/components/action-bar/ActionBar';
import { Button } from '@/ui/design/components/button/Button';
import { Card } from '@/ui/design/components/card/Card';
import { RadioCard } from '@/ui/design/controls/radio-cards/RadioCard';
import { RadioCards } from '@/ui/design/controls/radio-cards/RadioCards';
import { formatTime } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageContainer } from '@/ui/shell/PageContainer';
import { PageHeading } from '@/ui/shell/PageHeading';
import { EDITING_PARTS } from './editingParts';
import type { ConflictingListing, Version } from './EditingState';
import { openFields, type EditingViewModel } from './EditingViewModel';
import { takeFocus } from './takeFocus';
import styles from './editing.module.scss';

interface ConflictFormProps {
  readonly state: ConflictingListing;
  readonly viewModel: EditingViewModel;
}

/** Fields with two versions. Nothing is chosen beforehand, and nothing was sent. */
export const ConflictForm = observer(function ConflictForm({ state, viewModel }: ConflictFormProps) {
  const { t } = useTranslation();
  const reasonId = useId();
  const open = openFields(state).length;
  const reason = open > 0 ? reasonId : undefined;
  return (
    <>
      <PageContainer className={styles['page']}>
        <div ref={takeFocus} role="alert" className={styles['failure']} tabIndex={-1}>
          <PageHeading className={styles['title']}>{t('editing.conflict.title')}</PageHeading>
          <Times {...state} />
        </div>
        <div>
          <Button kind="quiet" size="small" flush="start" onPress={viewModel.cancel}>
            {t('editing.conflict.discard')}
          </Button>
        </div>
        <div className={styles['columns']}>
          <Versions state={state} viewModel={viewModel} />
          <Result {...state} />
        </div>
      </PageContainer>
      <ActionBar
        label={t('editing.actions')}
        start={<p className={styles['text']}>{t('editing.conflict.again')}</p>}
        message={open > 0 ? <p id={reasonId}>{t('editing.conflict.open', { count: open })}</p> : undefined}
        end={
          <>
            <Button kind="secondary" disabledReasonId={reason} onPress={viewModel.resolve}>
              {t('editing.conflict.edit')}
            </Button>
            <Button disabledReasonId={reason} onPress={() => void viewModel.saveResolved()}>
              {t('editing.conflict.save')}
            </Button>
          </>
        }
      />
    </>
  );
});

/** The time of the other change is left out where it is missing. */
function Times({ conflict, openedAt }: ConflictingListing) {
  const { t } = useTranslation();
  const changedAt = conflict.now.business.updatedAt;
  const opened = formatTime(openedAt);
  return (
    <p className={styles['text']}>
      {changedAt?.kind === 'instant'
        ? t('editing.conflict.text', { time: formatTime(changedAt.instant), opened })
        : t('editing.conflict.textNoTime', { opened })}
    </p>
  );
}

const Versions = observer(function Versions({ state, viewModel }: ConflictFormProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const { conflict, chosen, form } = state;
  const { FieldName, FieldValue } = EDITING_PARTS[form.part];
  const values = { now: conflict.now.listing, mine: conflict.yours };
  return (
    <Card labelledBy={headingId}>
      <div className={styles['row']}>
        <h2 id={headingId} className={styles['cardTitle']}>
          {t('editing.conflict.both')}
        </h2>
        <Button kind="quiet" size="small" onPress={() => viewModel.chooseAll('now')}>
          {t('editing.conflict.allNow')}
        </Button>
        <Button kind="quiet" size="small" flush="end" onPress={() => viewModel.chooseAll('mine')}>
          {t('editing.conflict.allMine')}
        </Button>
      </div>
      {conflict.fields.map((field) => (
        <fieldset key={field} className={styles['choice']}>
          <legend className={styles['legend']}>
            <FieldName field={field} />
          </legend>
          <RadioCards
            label={t('editing.conflict.both')}
            layout="columns"
            value={chosen.get(field)}
            onChange={(version) => viewModel.choose(field, version === 'now' ? 'now' : 'mine')}
          >
            {VERSIONS.map((version) => (
              <RadioCard key={version} value={version}>
                <span className={styles['version']}>{t(`editing.conflict.${version}`)}</span>
                <FieldValue field={field} values={values[version]} />
              </RadioCard>
            ))}
          </RadioCards>
        </fieldset>
      ))}
    </Card>
  );
});

const VERSIONS: readonly Version[] = ['now', 'mine'];

/** What a save would write. Everything else stays. */
function Result({ conflict, chosen, form }: ConflictingListing) {
  const { t } = useTranslation();
  const headingId = useId();
  const { FieldName, FieldValue } = EDITING_PARTS[form.part];
  const mine = mapFields(conflict.yours, (field) =>
    conflict.fields.includes(field) && chosen.get(field) !== 'mine' ? undefined : field,
  );
  const fields = fieldsOf(mine);
  const isNothing = fields.length === 0 && conflict.fields.every((field) => chosen.has(field));
  return (
    <Card labelledBy={headingId}>
      <h2 id={headingId} className={styles['cardTitle']}>
        {t('editing.conflict.result')}
      </h2>
      <dl className={styles['result']}>
        {fields.map((field) => (
          <div key={field}>
            <dt>
              <FieldName field={field} />
            </dt>
            <dd>
              <FieldValue field={field} values={mine} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles['note']}>{t(isNothing ? 'editing.conflict.nothing' : 'editing.conflict.rest')}</p>
    </Card>
  );
}
