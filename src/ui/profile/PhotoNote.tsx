import { CircleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { PictureRefused } from '@/domain/profile/Picture';
import { Icon } from '@/ui/design/components/icon/Icon';
import type { TextKey } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { AvatarModel } from './AvatarModel';
import styles from './profile-head.module.scss';

const REFUSALS: Readonly<Record<PictureRefused['kind'], TextKey>> = {
  'picture-too-large': 'profile.photo.tooLarge',
  'picture-too-large-to-send': 'profile.photo.tooLargeToSend',
  'picture-type-refused': 'profile.photo.typeRefused',
  'picture-too-detailed': 'profile.photo.tooDetailed',
  'picture-unreadable': 'profile.photo.unreadable',
};

/** Tells how saving will change the picture, or why a file was refused. */
export const PhotoNote = observer(function PhotoNote({ avatar }: { readonly avatar: AvatarModel }) {
  const { t } = useTranslation();
  const { refusal, choice } = avatar;
  return (
    <div className={styles['note']}>
      <div role="alert">
        {refusal !== undefined && (
          <p className={styles['refusal']}>
            <Icon of={CircleAlert} size="small" />
            <span>{t(REFUSALS[refusal.kind])}</span>
          </p>
        )}
      </div>
      <div role="status">
        {choice.kind === 'removed' && <p>{t('profile.photo.removed')}</p>}
        {(choice.kind === 'chosen' || choice.kind === 'replaced') && <p>{t('profile.photo.chosen')}</p>}
      </div>
    </div>
  );
});
