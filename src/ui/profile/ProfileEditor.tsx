import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageContainer } from '@/ui/shell/PageContainer';
import { RestoredNotice } from '@/ui/shell/restored/RestoredNotice';
import { CircleAlert } from 'lucide-react';
import { ActionBar } from '@/ui/design/components/action-bar/ActionBar';
import { Button } from '@/ui/design/components/button/Button';
import { Icon } from '@/ui/design/components/icon/Icon';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { Notice } from '@/ui/design/components/notice/Notice';
import { RetryCountdown } from '@/ui/i18n/components/RetryCountdown';
import { ServerDetails } from '@/ui/i18n/components/ServerDetails';
import { errorMessage } from '@/ui/i18n/errorMessage';
import { supportDetails } from '@/ui/i18n/supportDetails';
import type { TextKey } from '@/ui/i18n/Texts';
import { takeFocus } from '@/ui/design/takeFocus';
import type { ProfileFormModel } from './ProfileFormModel';
import { ContactFields } from './ContactFields';
import { NamesFields } from './NamesFields';
import type { ProfileState, SavingProfile, ProfileSaveFailure } from './ProfileViewModel';
import styles from './profile.module.scss';

interface ProfileEditorProps {
  readonly state: Exclude<ProfileState, { readonly kind: 'viewing' }>;
  readonly onSave: () => Promise<void>;
  readonly onCancel: () => void;
}

/** The form of the profile with its action bar. */
export const ProfileEditor = observer(function ProfileEditor({
  state,
  onSave,
  onCancel,
}: ProfileEditorProps) {
  const { t } = useTranslation();
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const { form } = state;
  const isReadOnly = state.kind !== 'editing';
  const goToError = (): void => firstError(element.current)?.focus();
  useEffect(() => {
    if (form.attempts > 0) firstError(element.current)?.focus();
  }, [form.attempts]);
  const failure = state.kind === 'editing' ? state.failure : undefined;
  useEffect(() => {
    if (failure?.kind === 'fields-refused') firstError(element.current)?.focus();
  }, [failure]);
  return (
    <>
      <PageContainer width="profile" className={styles['editor']}>
        {form.isRestored && (
          <RestoredNotice
            text={t('profile.edit.restored')}
            startOverLabel={t('profile.edit.startOver')}
            onStartOver={form.startOver}
          />
        )}
        {failure !== undefined && <SaveFailure failure={failure} />}
        <form
          ref={element}
          id={formId}
          className={styles['form']}
          aria-label={t('profile.edit.title')}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void onSave();
          }}
        >
          <NamesFields form={form} isReadOnly={isReadOnly} />
          <ContactFields form={form} isReadOnly={isReadOnly} />
        </form>
      </PageContainer>
      <SaveBar
        form={form}
        formId={formId}
        isSaving={state.kind === 'saving'}
        reconciliation={state.kind === 'saving' ? state.reconciliation : undefined}
        onCancel={onCancel}
        onBlocked={goToError}
      />
    </>
  );
});

function firstError(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
}

interface SaveBarProps {
  readonly form: ProfileFormModel;
  readonly formId: string;
  readonly isSaving: boolean;
  readonly reconciliation: SavingProfile['reconciliation'];
  readonly onCancel: () => void;
  /** Called if Save is pressed while there are errors. */
  readonly onBlocked: () => void;
}

/** The sticky bar with Cancel and Save. */
const SaveBar = observer(function SaveBar(props: SaveBarProps) {
  const { t } = useTranslation();
  const { form, formId, isSaving, reconciliation } = props;
  const reasonId = useId();
  const checking =
    reconciliation && t(reconciliation.isPaused ? 'profile.edit.checkingPaused' : 'profile.edit.checking');
  const isBlocked = form.errorCount > 0;
  const reason = t('profile.edit.corrections', { count: form.errorCount });
  return (
    <div className={styles['bar']}>
      <ActionBar
        label={t('profile.edit.actions')}
        start={
          /* Hidden from assistive technology, because the live region below announces the same. */
          checking && (
            <p className={styles['checking']} aria-hidden>
              {checking}
            </p>
          )
        }
        message={
          isBlocked && form.isEveryErrorShown ? (
            <p id={reasonId} className={styles['reason']}>
              <Icon of={CircleAlert} size="small" />
              <span>{reason}</span>
            </p>
          ) : undefined
        }
        end={
          <div className={styles['actions']}>
            <VisuallyHidden role="status">{checking}</VisuallyHidden>
            {/* While the owner types, only assistive technology gets the reason. */}
            {isBlocked && !form.isEveryErrorShown && <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
            <Button kind="secondary" isDisabled={isSaving} onPress={props.onCancel}>
              {t('profile.edit.cancel')}
            </Button>
            <Button
              type="submit"
              form={formId}
              isLoading={isSaving}
              disabledReasonId={isBlocked ? reasonId : undefined}
              onDisabledPress={props.onBlocked}
            >
              {t('profile.edit.save')}
            </Button>
          </div>
        }
      />
    </div>
  );
});

/**
 * Why the profile was not saved. This message takes the focus. If the server refused single fields, the first of these
 * fields takes it instead.
 */
function SaveFailure({ failure }: { readonly failure: ProfileSaveFailure }) {
  const { t } = useTranslation();
  const namesFields = failure.kind === 'fields-refused';
  const isExplained = failure.kind === 'offline' || failure.kind === 'forbidden';
  const retryAfter = failure.kind === 'refused' ? failure.retryAfter : undefined;
  return (
    <div ref={namesFields ? undefined : takeFocus} className={styles['failure']} tabIndex={-1}>
      <Notice kind="bad" role="alert" title={t(titleOf(failure))}>
        {retryAfter !== undefined && (
          <p>
            <RetryCountdown wait={retryAfter} />
          </p>
        )}
        <span>{reason()}</span>
      </Notice>
      <ServerDetails support={supportDetails(failure)} />
    </div>
  );

  function reason(): string {
    if (isExplained) return t(errorMessage(failure));
    if (namesFields) return t('profile.edit.fieldsRefused');
    return t('profile.edit.kept');
  }
}

function titleOf({ kind }: ProfileSaveFailure): TextKey {
  if (kind === 'outcome-unknown') return 'profile.edit.unverified';
  return ['fields-refused', 'refused', 'forbidden'].includes(kind)
    ? 'profile.edit.failed'
    : 'profile.edit.failedRetry';
}
