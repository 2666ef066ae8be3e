import { PencilOff } from 'lucide-react';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type Business, nameIn } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { ListingPart } from '@/domain/business/listing/Listing';
import type { EditedPart } from '@/ui/business/detail/useEditedPart';
import { BusinessSwitcher } from '@/ui/business/switcher/BusinessSwitcher';
import { Breadcrumbs } from '@/ui/design/components/breadcrumbs/Breadcrumbs';
import { Button } from '@/ui/design/components/button/Button';
import { Card } from '@/ui/design/components/card/Card';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import type { Elements } from '@/ui/design/Elements';
import { ReadFailureText } from '@/ui/i18n/components/ReadFailureText';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { shownText } from '@/ui/i18n/shownText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { LeaveDialog } from '@/ui/shell/leaving/LeaveDialog';
import { useUnsavedWork } from '@/ui/shell/leaving/LeaveGuard';
import { LoadFailedCard } from '@/ui/shell/LoadFailedCard';
import { PageContainer } from '@/ui/shell/PageContainer';
import { PageHeading } from '@/ui/shell/PageHeading';
import { PageTitle } from '@/ui/shell/PageTitle';
import { paths } from '@/ui/shell/paths';
import { useScreen } from '@/ui/shell/useScreen';
import { AlertHead } from './AlertHead';
import { ConflictForm } from './ConflictForm';
import { EditingForm } from './EditingForm';
import { EditingNoticeRow } from './EditingNoticeRow';
import type { EditingState } from './EditingState';
import type { EditingViewModel } from './EditingViewModel';
import { FieldList } from './FieldList';
import type { CreateEditing } from './ListingEditing';
import { OutcomeUnknownSave } from './OutcomeUnknownSave';
import styles from './editing.module.scss';

export interface EditingAreaProps {
  readonly id: BusinessId;
  readonly edited: EditedPart;
  /** Creates the view model. Its code loads together with the forms. */
  readonly create: Promise<CreateEditing>;
  /** The view model of the page, which has the loaded or cached business. */
  readonly known: { readonly knownBusiness: Business | undefined };
  /** Renders the page of the business with a notice about the last save. */
  readonly page: (notice: Elements) => Elements;
}

/** Shown once the owner has started editing: the form of a part, or the page of the business with the result. */
export const EditingArea = observer(function EditingArea(props: EditingAreaProps) {
  const { id, edited, page } = props;
  const { part } = edited;
  const { t } = useTranslation();
  const create = use(props.create);
  const viewModel = useScreen(() => create(id), id);
  useFinishedForms(viewModel, edited);
  useLayoutEffect(() => viewModel.show(part), [viewModel, part]);
  const guard = useUnsavedWork(viewModel);
  useFormPlace(viewModel, part);
  return (
    <>
      <LeaveDialog
        guard={guard}
        kind="danger"
        icon={PencilOff}
        title={t('editing.leave.title')}
        confirmLabel={t('editing.leave.go')}
        cancelLabel={t('editing.leave.stay')}
      >
        {t(viewModel.state.kind === 'saving' ? 'editing.leave.saving' : 'editing.leave.text')}
      </LeaveDialog>
      {part === undefined ? (
        page(<EditingNoticeRow viewModel={viewModel} />)
      ) : (
        <Frame business={props.known.knownBusiness} part={part}>
          <Content edited={edited} viewModel={viewModel} part={part} />
        </Frame>
      )}
    </>
  );
});

/** A form opens at its top, and so does the page when it is closed. Without a notice, the link to the form takes the focus. */
function useFormPlace(viewModel: EditingViewModel, part: ListingPart | undefined): void {
  const { pathname, search } = useLocation();
  const shown = useRef<string>(undefined);
  const show = useEffectEvent((opened: ListingPart | undefined) => {
    const left = shown.current;
    shown.current = opened && pathname + search;
    if (left === shown.current) return;
    scrollTo({ top: 0, behavior: 'instant' });
    const { state } = viewModel;
    if (opened !== undefined || state.kind !== 'closed' || state.notice !== undefined) return;
    /* The focused control of the form is gone. Any other focus stays. */
    if (document.activeElement?.matches('body, main, h1') !== true) return;
    const links = document.querySelectorAll<HTMLElement>('main a');
    /* The last one, because the notice at the top still links to the form until it is rendered again. */
    [...links].findLast((link) => link.getAttribute('href') === left)?.focus();
  });
  useLayoutEffect(() => show(part), [part]);
}

/** Removes the part from the URL when its form is finished. */
function useFinishedForms(viewModel: EditingViewModel, { part, leave }: EditedPart): void {
  const leaveForm = useEffectEvent(() => part !== undefined && leave());
  useEffect(
    () =>
      reaction(
        () => viewModel.finishedCount,
        () => leaveForm(),
      ),
    [viewModel],
  );
}

interface ContentProps extends Pick<EditingAreaProps, 'edited'> {
  readonly viewModel: EditingViewModel;
  readonly part: ListingPart;
}

const Content = observer(function Content({ viewModel, part, edited }: ContentProps) {
  const { t } = useTranslation();
  const { state } = viewModel;
  /* This part opens when the running save of another part has ended. */
  if (state.kind === 'saving' && state.form.part !== part) return <EditingLoading part={part} />;
  switch (state.kind) {
    case 'closed':
      return undefined;
    case 'loading':
      return <EditingLoading part={part} />;
    case 'unavailable':
      return (
        <EditingUnavailable state={state} onRetry={() => void viewModel.retry()} onLeave={edited.leave} />
      );
    case 'editing':
    case 'saving':
      return <EditingForm state={state} viewModel={viewModel} field={edited.field} />;
    case 'outcome-unknown':
      return <OutcomeUnknownSave state={state} onCheck={viewModel.reconcileAgain} onLeave={edited.leave} />;
    case 'conflict':
      return <ConflictForm state={state} viewModel={viewModel} />;
    case 'gone':
      return (
        <PageContainer className={styles['page']}>
          <AlertHead
            title={t(state.reason === 'business-not-found' ? 'editing.gone' : 'editing.notEditable')}
            text={t('editing.goneText')}
          />
          <p>{t('editing.notSaved')}</p>
          <FieldList
            title={t('editing.conflict.mine')}
            values={state.form.typed}
            listings={[state.form.values, state.form.initial]}
          />
          <div>
            <Button kind="secondary" onPress={edited.leave}>
              {t('editing.back')}
            </Button>
          </div>
        </PageContainer>
      );
  }
});

/** Shown while the business is read again, because a form starts from the current record. */
function EditingLoading({ part }: { readonly part: ListingPart }) {
  const { t } = useTranslation();
  return (
    <PageContainer className={styles['page']}>
      <PageHeading>{t(`editing.${part}.title`)}</PageHeading>
      <VisuallyHidden role="status">{t('editing.loading')}</VisuallyHidden>
      <div aria-busy="true">
        <Card>
          <Skeleton shape="block" className={styles['skeleton']} />
        </Card>
      </div>
    </PageContainer>
  );
}

interface FrameProps {
  readonly business: Business | undefined;
  readonly part: ListingPart;
  readonly children: Elements;
}

function Frame({ business, part, children }: FrameProps) {
  const { t, language } = useTranslation();
  const title = t(`editing.${part}.title`);
  const name = business && nameIn(business, language);
  return (
    <div className={styles['frame']}>
      <PageTitle>{name === undefined ? title : `${title} · ${shownText(name.text)}`}</PageTitle>
      <div className={styles['breadcrumbs']}>
        <Breadcrumbs
          ariaLabel={t('detail.breadcrumbs')}
          items={[
            { label: t('business.myBusinesses'), to: paths.dashboard },
            ...(business === undefined || name === undefined
              ? []
              : [{ label: <TextInLanguage of={name} />, to: paths.business(business.id) }]),
            { label: title },
          ]}
        />
        {business !== undefined && <BusinessSwitcher business={business} hasButton={false} />}
      </div>
      {children}
    </div>
  );
}

interface EditingUnavailableProps {
  readonly state: Extract<EditingState, { readonly kind: 'unavailable' }>;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/** Replaces the form if the business could not be read, or has data that a save would lose. */
function EditingUnavailable({ state, onRetry, onLeave }: EditingUnavailableProps) {
  const { t } = useTranslation();
  const { error, part } = state;
  const isFinal = error.kind === 'listing-not-editable' || error.kind === 'business-not-found';
  return (
    <PageContainer className={styles['page']}>
      <PageHeading>{t(`editing.${part}.title`)}</PageHeading>
      <LoadFailedCard
        title={error.kind === 'listing-not-editable' ? t('editing.notEditable') : t('editing.loadFailed')}
        error={error}
        onRetry={isFinal ? undefined : onRetry}
        otherAction={
          <Button kind="quiet" onPress={onLeave}>
            {t('editing.back')}
          </Button>
        }
      >
        {error.kind !== 'listing-not-editable' && (
          <ReadFailureText error={error} offlineText="errors.businessOffline" />
        )}
      </LoadFailedCard>
    </PageContainer>
  );
}
