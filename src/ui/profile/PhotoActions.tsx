import { Camera, Trash2, Undo2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Button } from '@/ui/design/components/button/Button';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { AvatarModel } from './AvatarModel';
import styles from './profile-head.module.scss';

interface PhotoActionsProps {
  readonly avatar: AvatarModel;
  /** The choice is being saved or discarded. */
  readonly isBusy: boolean;
  readonly onChange: () => void;
}

/** The buttons to change, remove or restore the picture. The choice takes effect when the form is saved. */
export const PhotoActions = observer(function PhotoActions(props: PhotoActionsProps) {
  const { t } = useTranslation();
  const { avatar, isBusy, onChange } = props;
  const change = useRef<HTMLButtonElement>(null);
  const isRemoved = avatar.choice.kind === 'removed';
  const remove = (): void => {
    avatar.remove();
    /* The button disappears when no picture is left to remove, so the focus moves to the other button first. */
    if (avatar.choice.kind === 'unchanged') change.current?.focus();
  };
  return (
    <div className={styles['photoActions']}>
      <Button
        ref={change}
        kind="quiet"
        size="small"
        icon={Camera}
        isLoading={avatar.isPreparing}
        isDisabled={isBusy}
        onPress={onChange}
      >
        {t('profile.photo.change')}
      </Button>
      {(isRemoved || avatar.canRemove) && (
        <Button
          kind={isRemoved ? 'quiet' : 'danger-quiet'}
          size="small"
          icon={isRemoved ? Undo2 : Trash2}
          mirrorsInRtl={isRemoved}
          isDisabled={isBusy}
          onPress={isRemoved ? avatar.keep : remove}
        >
          {isRemoved ? t('profile.photo.keep') : t('profile.photo.remove')}
        </Button>
      )}
    </div>
  );
});
