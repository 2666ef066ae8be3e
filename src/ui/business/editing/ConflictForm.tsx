import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { pickFields, type BusinessChange } from '@/domain/business/listing/Listing';
import { ActionBar } from '@/ui/design/components/action-bar/ActionBar';
import { Button } from '@/ui/design/components/button/Button';
import { TitledCard } from '@/ui/design/components/card/TitledCard';
import { RadioCard, RadioCards } from '@/ui/design/controls/radio-cards/RadioCards';
import { formatRecent } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageContainer } from '@/ui/shell/PageContainer';
import { AlertHead } from './AlertHead';
import { conflictTitle, undecidedFields, type ConflictingListing, type Version } from './EditingState';
import type { EditingViewModel } from './EditingViewModel';
import { FieldList } from './FieldList';
import { FieldName } from './FieldName';
import { FieldValue } from './FieldValue';
import styles from './editing.module.scss';

interface ConflictFormProps {
  readonly state: ConflictingListing;
  readonly viewModel: EditingViewModel;
}

/** Asks which version to save of each field that was changed both here and elsewhere. No version is preselected. */
export const ConflictForm = observer(function ConflictForm({ state, viewModel }: ConflictFormProps) {
  const { t } = useTranslation();
  const reasonId = useId();
  const undecided = undecidedFields(state).length;
  const reason = undecided > 0 ? reasonId : undefined;
  return (
    <>
      <PageContainer className={styles['page']}>
        <AlertHead title={t(conflictTitle(state))} text={timesText(t, state)} />
        <div>
          <Button kind="quiet" size="small" flush="start" onPress={viewModel.cancel}>
            {t('editing.conflict.discard')}
          </Button>
        </div>
        <div className={styles['columns']}>
          {state.conflict.fields.length > 0 && <Versions state={state} viewModel={viewModel} />}
          <ChosenChanges {...state} />
        </div>
      </PageContainer>
      <ActionBar
        label={t('editing.actions')}
        start={<p className={styles['text']}>{t('editing.conflict.again')}</p>}
        message={
          undecided > 0 ? <p id={reasonId}>{t('editing.conflict.open', { count: undecided })}</p> : undefined
        }
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

/**
 * Says that the owner's version was sent, or when the record was read and when it was changed elsewhere. It says nowhere
 * that nothing was sent, because a restored draft can have been. An earlier time of that change is not shown, because it
 * belongs to an earlier one, or the clocks of the service and the device differ.
 */
function timesText(t: TFunction, { conflict, openedAt }: ConflictingListing): string {
  const changedAt = conflict.current.business.updatedAt;
  const opened = formatRecent(openedAt);
  if (conflict.wasSent) return t('editing.conflict.textSent');
  return changedAt?.kind === 'instant' && changedAt.instant >= openedAt
    ? t('editing.conflict.text', { time: formatRecent(changedAt.instant), opened })
    : t('editing.conflict.textNoTime', { opened });
}

const Versions = observer(function Versions({ state, viewModel }: ConflictFormProps) {
  const { t } = useTranslation();
  const { conflict, chosen } = state;
  const values = { now: conflict.current.listing, mine: conflict.mine };
  return (
    <TitledCard
      title={t('editing.conflict.both')}
      beside={
        <div className={styles['row']}>
          <Button kind="quiet" size="small" onPress={() => viewModel.choose(conflict.fields, 'now')}>
            {t('editing.conflict.allNow')}
          </Button>
          <Button
            kind="quiet"
            size="small"
            flush="end"
            onPress={() => viewModel.choose(conflict.fields, 'mine')}
          >
            {t('editing.conflict.allMine')}
          </Button>
        </div>
      }
    >
      {conflict.fields.map((field) => (
        <fieldset key={field} className={styles['choice']}>
          <legend className={styles['legend']}>
            <FieldName field={field} listings={listingsIn(conflict)} />
          </legend>
          <RadioCards
            label={t('editing.conflict.both')}
            layout="columns"
            value={chosen.get(field)}
            onChange={(version) => viewModel.choose([field], version === 'now' ? 'now' : 'mine')}
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
    </TitledCard>
  );
});

function listingsIn({ current, mine }: ConflictingListing['conflict']): readonly BusinessChange[] {
  return [{ ...current.listing, ...mine }, current.listing];
}

const VERSIONS: readonly Version[] = ['now', 'mine'];

/** The fields that a save would change, with the chosen versions. */
function ChosenChanges({ conflict, chosen }: ConflictingListing) {
  const { t } = useTranslation();
  const changes = pickFields(
    conflict.mine,
    (field) => !conflict.fields.includes(field) || chosen.get(field) === 'mine',
  );
  const savesNothing =
    Object.keys(changes).length === 0 && conflict.fields.every((field) => chosen.has(field));
  return (
    <FieldList title={t('editing.conflict.result')} values={changes} listings={listingsIn(conflict)}>
      <p className={styles['note']}>
        {t(savesNothing ? 'editing.conflict.nothing' : 'editing.conflict.rest')}
      </p>
    </FieldList>
  );
}
