import { CircleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { PROFILE_TEXTS, type ProfileText } from '@/domain/profile/profileFields';
import { keysOf } from '@/domain/shared/byKey';
import { ActionBar } from '@/ui/design/components/action-bar/ActionBar';
import { Button } from '@/ui/design/components/button/Button';
import { TitledCard } from '@/ui/design/components/card/TitledCard';
import { Icon } from '@/ui/design/components/icon/Icon';
import { TextField } from '@/ui/design/components/text-field/TextField';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { focusFirstError } from '@/ui/design/focusFirstError';
import { useSubmitByTypingOnly } from '@/ui/design/useSubmitByTypingOnly';
import { ChangeFailureNotice } from '@/ui/i18n/components/ChangeFailureNotice';
import { ServerDetails } from '@/ui/i18n/components/ServerDetails';
import { SuggestionButton } from '@/ui/i18n/components/SuggestionButton';
import { errorMessage } from '@/ui/i18n/errorMessage';
import { EMAIL_EXAMPLE } from '@/ui/i18n/emailExample';
import { serverText } from '@/ui/i18n/serverText';
import { supportDetails } from '@/ui/i18n/supportDetails';
import { useTranslation, type TextKey } from '@/ui/i18n/useTranslation';
import { PageContainer } from '@/ui/shell/PageContainer';
import { RestoredNotice } from '@/ui/shell/restored/RestoredNotice';
import { CONTACT_FIELDS, PROFILE_INPUT_PROPS } from './contactFields';
import { NamesFields } from './NamesFields';
import type { ProfileFormModel } from './ProfileFormModel';
import type { ProfileSaveFailure, ProfileState, SavingProfile } from './ProfileViewModel';
import styles from './profile.module.scss';

interface ProfileEditorProps {
  readonly state: Exclude<ProfileState, { readonly kind: 'viewing' }>;
  readonly onSave: () => Promise<void>;
  readonly onCancel: () => void;
}

export const ProfileEditor = observer(function ProfileEditor({
  state,
  onSave,
  onCancel,
}: ProfileEditorProps) {
  const { t } = useTranslation();
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  useSubmitByTypingOnly(element);
  const { form } = state;
  const isReadOnly = state.kind !== 'editing';
  useEffect(() => {
    if (form.attempts > 0) focusFirstError(element.current);
  }, [form.attempts]);
  const failure = state.kind === 'editing' ? state.failure : undefined;
  useEffect(() => {
    if (failure?.kind === 'fields-refused') focusFirstError(element.current);
  }, [failure]);
  return (
    <>
      <PageContainer width="profile" className={styles['editor']}>
        {state.kind === 'editing' && form.isRestored && (
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
        onBlocked={form.showAllErrors}
      />
    </>
  );
});

interface SaveBarProps {
  readonly form: ProfileFormModel;
  readonly formId: string;
  readonly isSaving: boolean;
  readonly reconciliation: SavingProfile['reconciliation'];
  readonly onCancel: () => void;
  /** Called if Save is pressed while there are errors. */
  readonly onBlocked: () => void;
}

const SaveBar = observer(function SaveBar(props: SaveBarProps) {
  const { t } = useTranslation();
  const { form, formId, isSaving, reconciliation } = props;
  const reasonId = useId();
  const checkingText =
    reconciliation && t(reconciliation.isPaused ? 'profile.edit.checkingPaused' : 'profile.edit.checking');
  const isBlocked = form.errorCount > 0;
  const reason = t('profile.edit.corrections', { count: form.errorCount });
  return (
    <div className={styles['bar']}>
      <ActionBar
        label={t('profile.edit.actions')}
        start={
          /* Hidden from assistive technology, because the live region below announces the same. */
          checkingText && (
            <p className={styles['checking']} aria-hidden>
              {checkingText}
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
            <VisuallyHidden role="status">
              {checkingText ?? (isSaving && t('profile.edit.saving'))}
            </VisuallyHidden>
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
 * Why the save failed, or that its outcome is unknown. The message takes the focus, unless the server refused single
 * fields: then the first of these takes it.
 */
function SaveFailure({ failure }: { readonly failure: ProfileSaveFailure }) {
  return (
    <ChangeFailureNotice
      takesFocus={failure.kind !== 'fields-refused'}
      failure={{
        message: titleOf(failure),
        reason: reasonOf(failure),
        retryAfter: failure.kind === 'refused' ? failure.retryAfter : undefined,
        since: failure.kind === 'refused' ? failure.request?.receivedAt : undefined,
        support: supportDetails(failure),
      }}
    />
  );
}

function reasonOf(failure: ProfileSaveFailure): TextKey {
  if (failure.kind === 'offline' || failure.kind === 'forbidden') return errorMessage(failure);
  return failure.kind === 'fields-refused' ? 'profile.edit.fieldsRefused' : 'profile.edit.kept';
}

function titleOf({ kind }: ProfileSaveFailure): TextKey {
  if (kind === 'outcome-unknown') return 'profile.edit.unverified';
  return ['fields-refused', 'refused', 'forbidden'].includes(kind)
    ? 'profile.edit.failed'
    : 'profile.edit.failedRetry';
}

interface ContactFieldsProps {
  readonly form: ProfileFormModel;
  readonly isReadOnly: boolean;
}

function ContactFields(props: ContactFieldsProps) {
  const { t } = useTranslation();
  return (
    <TitledCard title={t('profile.contact.title')}>
      <div className={styles['fields']}>
        {keysOf(PROFILE_TEXTS).map((field) => (
          <div key={field} className={PROFILE_TEXTS[field] === 'text' ? styles['wholeRow'] : undefined}>
            <ContactField {...props} field={field} />
          </div>
        ))}
      </div>
    </TitledCard>
  );
}

/** A contact. An invalid phone number gets a suggested correction, if there is one (decision C21). */
const ContactField = observer(function ContactField({
  field,
  form,
  isReadOnly,
}: ContactFieldsProps & { readonly field: ProfileText }) {
  const { t } = useTranslation();
  const { label, autoComplete } = CONTACT_FIELDS[field];
  const error = form.shownErrorOf(field);
  const suggestion = error?.kind === 'invalid_phone' ? error.suggestion : undefined;
  const input = useRef<HTMLInputElement>(null);
  const accept = (corrected: string): void => {
    form.change(field, corrected);
    /* The pressed button is removed. */
    input.current?.focus();
  };
  return (
    <>
      <TextField
        {...PROFILE_INPUT_PROPS[PROFILE_TEXTS[field]]}
        ref={input}
        label={t(label)}
        autoComplete={autoComplete}
        value={form.values[field]}
        isReadOnly={isReadOnly}
        error={error && t(`profile.errors.${error.kind}`, { example: EMAIL_EXAMPLE })}
        onChange={(value) => form.change(field, value)}
        onBlur={() => form.touch(field)}
      />
      <ServerDetails message={serverText(form.refusalOf(field)?.message)} />
      {suggestion !== undefined && <SuggestionButton value={suggestion} onUse={() => accept(suggestion)} />}
    </>
  );
});
