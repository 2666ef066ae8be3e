import { Camera, Trash2, Undo2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/design/components/button/Button';
import type { AvatarModel } from './AvatarModel';
import styles from './profile-head.module.scss';

interface PhotoActionsProps {
  readonly avatar: AvatarModel;
  readonly isSaving: boolean;
  readonly onChange: () => void;
}

/** Change, remove, or take either back. Nothing of it is final before the changes are saved. */
export const PhotoActions = observer(function PhotoActions(props: PhotoActionsProps) {
  const { t } = useTranslation();
  const { avatar, isSaving, onChange } = props;
  return (
    <div className={styles['photoActions']}>
      <Button
        kind="quiet"
        size="small"
        icon={Camera}
        isLoading={avatar.isPreparing}
        isDisabled={isSaving}
        onPress={onChange}
      >
        {t('profile.photo.change')}
      </Button>
      {avatar.canKeep && (
        <Button
          kind="quiet"
          size="small"
          icon={Undo2}
          mirrorsInRtl
          isDisabled={isSaving}
          onPress={avatar.keep}
        >
          {t('profile.photo.keep')}
        </Button>
      )}
      {avatar.canRemove && (
        <Button kind="danger-quiet" size="small" icon={Trash2} isDisabled={isSaving} onPress={avatar.remove}>
          {t('profile.photo.remove')}
        </Button>
      )}
    </div>
  );
});
