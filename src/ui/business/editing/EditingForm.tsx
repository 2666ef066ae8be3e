import { CircleAlert, Undo2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useEffectEvent, useId, useRef } from 'react';
import type { ListingPart } from '@/domain/business/listing/Listing';
import { ActionBar } from '@/ui/design/components/action-bar/ActionBar';
import { Button } from '@/ui/design/components/button/Button';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Notice } from '@/ui/design/components/notice/Notice';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { focusFirstError } from '@/ui/design/focusFirstError';
import { useSubmitByTypingOnly } from '@/ui/design/useSubmitByTypingOnly';
import { useFocusAfterRender } from '@/ui/design/useFocusAfterRender';
import { ChangeFailureNotice } from '@/ui/i18n/components/ChangeFailureNotice';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { errorMessage } from '@/ui/i18n/errorMessage';
import { formatTime } from '@/ui/i18n/formatters';
import { serverText } from '@/ui/i18n/serverText';
import { supportDetails } from '@/ui/i18n/supportDetails';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useIsOnline } from '@/ui/shell/connection/useIsOnline';
import { PageContainer } from '@/ui/shell/PageContainer';
import { PageHeading } from '@/ui/shell/PageHeading';
import { RestoredNotice } from '@/ui/shell/restored/RestoredNotice';
import { ContactsForm } from './contacts/ContactsForm';
import type { EditingState, SaveFailure } from './EditingState';
import type { EditingViewModel } from './EditingViewModel';
import { FieldName, FieldNames } from './FieldName';
import { fieldsInOrder } from './fieldsInOrder';
import { HoursForm } from './hours/HoursForm';
import type { ListingForm } from './ListingForm';
import type { PhotoFormProps } from './PartFormProps';
import { PhotoForm } from './photo/PhotoForm';
import { TextsForm } from './texts/TextsForm';
import styles from './editing.module.scss';

interface EditingFormProps {
  readonly state: Extract<EditingState, { readonly kind: 'editing' | 'saving' }>;
  readonly viewModel: EditingViewModel;
  /** The field to focus, which the URL names. */
  readonly field: string | undefined;
}

/** Each form renders a field in an element with `data-focus={field}`, so that its first control can be focused. */
const FORMS: Readonly<Record<ListingPart, ComponentType<PhotoFormProps>>> = {
  texts: TextsForm,
  hours: HoursForm,
  contacts: ContactsForm,
  photo: PhotoForm,
};

/** The form of a part with its action bar. */
export const EditingForm = observer(function EditingForm({ state, viewModel, field }: EditingFormProps) {
  const { t } = useTranslation();
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  useSubmitByTypingOnly(element);
  const { form } = state;
  const isSaving = state.kind === 'saving';
  const focusAfterRender = useFocusAfterRender(element, true);
  /* After a submission the reason why nothing was saved has the focus. */
  const focusField = useEffectEvent(() => {
    if (field !== undefined && form.attempts === 0) focusAfterRender(field);
  });
  useEffect(() => focusField(), [field]);
  useEffect(() => {
    if (form.attempts > 0) focusFirstError(element.current);
  }, [form.attempts]);
  const Form = FORMS[form.part];
  return (
    <>
      <PageContainer className={styles['page']}>
        <PageHeading>{t(`editing.${form.part}.title`)}</PageHeading>
        {state.kind === 'editing' && state.draftSavedAt !== undefined && (
          <RestoredNotice
            text={t('editing.restored', { time: formatTime(state.draftSavedAt) })}
            startOverLabel={t('editing.startOver')}
            onStartOver={viewModel.startOver}
          />
        )}
        <OtherTab state={viewModel.otherTabs.state} />
        {state.kind === 'editing' && state.failure !== undefined && <Failure {...state.failure} />}
        <form
          ref={element}
          id={formId}
          className={styles['form']}
          aria-label={t(`editing.${form.part}.title`)}
          aria-busy={isSaving}
          noValidate
          /* Autofill can put private details of the owner into fields that customers see. Chromium follows `off` only
             for values that were typed before, and may still offer a saved address. */
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault();
            void viewModel.save();
          }}
        >
          <Form form={form} isReadOnly={isSaving} preparePicture={viewModel.preparePicture} field={field} />
        </form>
      </PageContainer>
      <SaveBar
        form={form}
        formId={formId}
        isSaving={isSaving}
        onCancel={viewModel.cancel}
        onUndo={() => {
          const undone = form.undo();
          if (undone !== undefined) focusAfterRender(undone);
        }}
      />
    </>
  );
});

/** Says that the same form is open in another tab, or was saved there. */
function OtherTab({ state }: Pick<EditingViewModel['otherTabs'], 'state'>) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {state !== 'none' && (
        <Notice kind="info">{t(state === 'open' ? 'editing.otherTab' : 'editing.otherSaved')}</Notice>
      )}
    </div>
  );
}

/** Why nothing was saved. It takes the focus when it appears. */
function Failure({ cause }: SaveFailure) {
  const isRefused = cause?.kind === 'refused' || cause?.kind === 'forbidden';
  return (
    <ChangeFailureNotice
      takesFocus
      failure={{
        message: isRefused ? 'editing.refused' : 'editing.notSaved',
        reason: cause?.kind === 'forbidden' ? errorMessage(cause) : undefined,
        detail: cause !== undefined && 'message' in cause ? serverText(cause.message) : undefined,
        retryAfter: cause !== undefined && 'retryAfter' in cause ? cause.retryAfter : undefined,
        since: cause !== undefined && 'request' in cause ? cause.request?.receivedAt : undefined,
        support: cause && supportDetails(cause),
      }}
    />
  );
}

interface SaveBarProps {
  readonly form: ListingForm;
  readonly formId: string;
  readonly isSaving: boolean;
  readonly onCancel: () => void;
  readonly onUndo: () => void;
}

const SaveBar = observer(function SaveBar(props: SaveBarProps) {
  const { form, formId, isSaving, onCancel } = props;
  const { t } = useTranslation();
  const reasonId = useId();
  const isOffline = !useIsOnline();
  const fields = form.changedFields;
  const isBlocked = isOffline || form.shownErrors.length > 0;
  return (
    <>
      <VisuallyHidden role="status">
        {isSaving
          ? t('editing.saving')
          : (form.undoable?.text(t) ?? (fields.length > 0 && t('editing.changes', { count: fields.length })))}
      </VisuallyHidden>
      <VisuallyHidden role="status">
        <ErrorsLeft form={form} />
      </VisuallyHidden>
      <ActionBar
        label={t('editing.actions')}
        start={
          (fields.length > 0 || form.undoable !== undefined) && (
            <div className={styles['changes']}>
              {/* Hidden from assistive technology, because the live region above announces the same. */}
              {fields.length > 0 && (
                <span className={styles['count']} aria-hidden="true">
                  {t('editing.changes', { count: fields.length })}
                </span>
              )}
              {form.undoable === undefined ? (
                <FieldNames fields={fields} listings={[form.values, form.initial]} />
              ) : (
                <>
                  <span aria-hidden="true">{form.undoable.text(t)}</span>
                  <Button
                    kind="quiet"
                    size="small"
                    icon={Undo2}
                    mirrorsInRtl
                    isDisabled={isSaving}
                    onPress={props.onUndo}
                  >
                    {t('editing.saved.undo')}
                  </Button>
                </>
              )}
            </div>
          )
        }
        message={
          isBlocked ? (
            <p id={reasonId} className={styles['reason']}>
              <Icon of={CircleAlert} size="small" />
              {isOffline ? <span>{t('editing.offline')}</span> : <ErrorsLeft form={form} />}
            </p>
          ) : undefined
        }
        end={
          <>
            <Button kind="secondary" isDisabled={isSaving} onPress={onCancel}>
              {t('editing.cancel')}
            </Button>
            <Button
              type="submit"
              form={formId}
              isLoading={isSaving}
              disabledReasonId={isBlocked ? reasonId : undefined}
              onDisabledPress={form.showAllErrors}
            >
              {t('editing.save')}
            </Button>
          </>
        }
      />
    </>
  );
});

/** How many errors are left, and where the first is. */
const ErrorsLeft = observer(function ErrorsLeft({ form }: { readonly form: ListingForm }) {
  const { language } = useTranslation();
  const [first, ...others] = fieldsInOrder(form.values, language).filter(
    (field) => form.shownErrorOf(field) !== undefined,
  );
  return (
    first && (
      <Sentence
        of="editing.errorsLeft"
        values={{
          where: <FieldName field={first} listings={[form.values]} />,
          count: 1 + others.length,
        }}
      />
    )
  );
});
