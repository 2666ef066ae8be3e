import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageContainer } from '@/ui/shell/PageContainer';
import { RestoredNotice } from '@/ui/shell/restored/RestoredNotice';
import { ContactFields } from './ContactFields';
import { NamesFields } from './NamesFields';
import type { ProfileState } from './ProfileViewModel';
import { SaveBar } from './SaveBar';
import { SaveFailure } from './SaveFailure';
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
