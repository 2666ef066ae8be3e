import { Card } from '@/ui/design/components/card/Card';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageContainer } from '@/ui/shell/PageContainer';
import { PageHeading } from '@/ui/shell/PageHeading';
import { PageTitle } from '@/ui/shell/PageTitle';
import { SkeletonText } from './SkeletonText';
import { ProfileView } from './ProfileView';
import styles from './profile.module.scss';
import headStyles from './profile-head.module.scss';

/** The skeleton of the profile until the owner is known. */
export function ProfileLoading() {
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
