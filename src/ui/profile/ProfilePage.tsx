import { PencilOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Card } from '@/ui/design/components/card/Card';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { focusMain } from '@/ui/shell/layout/mainLandmark';
import { LeaveDialog } from '@/ui/shell/leaving/LeaveDialog';
import { useUnsavedWork } from '@/ui/shell/leaving/LeaveGuard';
import { PageContainer } from '@/ui/shell/PageContainer';
import { PageHeading } from '@/ui/shell/PageHeading';
import { PageTitle } from '@/ui/shell/PageTitle';
import { EDIT_MODE, MODE_PARAMETER, paths } from '@/ui/shell/paths';
import { parsePathname } from '@/ui/shell/url/languageUrl';
import { useScreen } from '@/ui/shell/useScreen';
import { useViewModelFactories } from '@/ui/shell/ViewModelsContext';
import { ProfileEditor } from './ProfileEditor';
import { ProfileHead } from './ProfileHead';
import { ProfileView } from './ProfileView';
import type { ProfileMode, ProfileViewModel } from './ProfileViewModel';
import { SkeletonText } from './SkeletonText';
import headStyles from './profile-head.module.scss';
import styles from './profile.module.scss';

declare module '@/ui/shell/ViewModels' {
  interface ViewModelFactories {
    createProfile(): ProfileViewModel;
  }
}

/** The profile of the owner. The query of the URL selects viewing or editing. */
export function ProfilePage() {
  const signedIn = useViewModelFactories();
  const viewModel = useScreen(() => signedIn?.createProfile());
  return viewModel === undefined ? <ProfileLoading /> : <Profile viewModel={viewModel} />;
}

const Profile = observer(function Profile({ viewModel }: { readonly viewModel: ProfileViewModel }) {
  const { t } = useTranslation();
  const { mode, edit, leaveEditing } = useProfileMode();
  const guard = useUnsavedWork(viewModel);
  const { state, user } = viewModel;
  const isEditing = state.kind !== 'viewing';
  const title = isEditing ? t('profile.edit.title') : t('profile.view.title');
  /* During a save, the question says that the changes may be saved although the owner leaves. */
  const question = state.kind === 'saving' ? 'leaveWhileSaving' : 'leave';
  useLayoutEffect(() => viewModel.show(mode), [viewModel, mode]);
  const leave = useEffectEvent(leaveEditing);
  useEffect(() => {
    if (state.kind === 'leaving') leave();
  }, [state.kind]);
  if (user === undefined) return undefined;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {/* Before the heading: React then removes it first, and its removal cannot take the focus from the new heading. */}
      {isEditing && (
        <LeaveDialog
          guard={guard}
          kind="danger"
          icon={PencilOff}
          title={t(`profile.${question}.title`)}
          confirmLabel={t(`profile.${question}.leave`)}
          cancelLabel={t(`profile.${question}.stay`)}
        >
          {t(`profile.${question}.text`)}
        </LeaveDialog>
      )}
      <PageContainer width="profile" className={styles['page']}>
        <ProfileHeading key={String(isEditing)}>{title}</ProfileHeading>
        <ProfileHead user={user} viewModel={viewModel} onEdit={edit} />
        {state.kind === 'viewing' && <ProfileView user={user} />}
      </PageContainer>
      {state.kind !== 'viewing' && (
        <ProfileEditor state={state} onSave={viewModel.save} onCancel={viewModel.cancel} />
      )}
    </>
  );
});

/**
 * The heading of viewing or editing. Each mode has another key, so a change of mode mounts a new heading. The removed
 * one scrolls to the top and moves the focus to the main landmark, from where the new one takes it.
 */
function ProfileHeading({ children }: { readonly children: string }) {
  useLayoutEffect(
    () => () => {
      focusMain();
      scrollTo({ top: 0, behavior: 'instant' });
    },
    [],
  );
  return <PageHeading>{children}</PageHeading>;
}

/** The history state of an edit that was opened from the view, so that leaving the edit can go back. */
const FROM_VIEW = 'from-view';

/** Viewing and editing are two URLs of one page, so that Back ends editing. */
function useProfileMode() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state }: { readonly state: unknown } = useLocation();
  const mode: ProfileMode = search.get(MODE_PARAMETER) === EDIT_MODE ? 'edit' : 'view';
  return {
    mode,
    /* A second call before the router has updated adds no second history entry. */
    edit: () => {
      if (!isEditingUrl()) void navigate(paths.profileEditing, { state: FROM_VIEW });
    },
    leaveEditing: () => {
      if (state === FROM_VIEW) void navigate(-1);
      else void navigate(paths.profile, { replace: true });
    },
  };
}

/** Reads `location`, because it changes before the router renders again. */
function isEditingUrl(): boolean {
  return parsePathname(location.pathname).path + location.search === paths.profileEditing;
}

function ProfileLoading() {
  const { t } = useTranslation();
  return (
    <PageContainer width="profile" className={styles['page']}>
      <PageTitle>{t('profile.view.title')}</PageTitle>
      <PageHeading>{t('profile.view.title')}</PageHeading>
      <VisuallyHidden role="status">{t('shell.loading')}</VisuallyHidden>
      <div className={styles['busy']} aria-busy="true">
        <HeadSkeletons />
        <ProfileView user={undefined} />
      </div>
    </PageContainer>
  );
}

function HeadSkeletons() {
  const { t } = useTranslation();
  return (
    <Card className={headStyles['head']}>
      <Skeleton shape="block" className={headStyles['skeletonAvatar']} />
      <div aria-hidden="true">
        <div className={headStyles['name']}>
          <SkeletonText widthInTenths={7} />
        </div>
        <div className={headStyles['email']}>
          <SkeletonText widthInTenths={8} />
        </div>
        <p className={headStyles['role']}>{t('shell.account.role')}</p>
      </div>
      <div className={headStyles['action']}>
        <Skeleton shape="block" className={headStyles['skeletonAction']} />
      </div>
    </Card>
  );
}
