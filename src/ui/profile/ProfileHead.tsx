import { Pencil, Store, CircleAlert, Camera, Trash2, Undo2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { User } from '@/domain/identity/User';
import { Button } from '@/ui/design/components/button/Button';
import { Card } from '@/ui/design/components/card/Card';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { shownText } from '@/ui/i18n/shownText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { shownName } from '@/ui/shell/user-menu/shownName';
import { savedAvatar, type AvatarModel } from './AvatarModel';
import { chosenFile } from './chosenFile';
import { PictureInput } from './PictureInput';
import { ProfileAvatar } from './ProfileAvatar';
import type { ProfileViewModel } from './ProfileViewModel';
import styles from './profile-head.module.scss';

interface ProfileHeadProps {
  readonly user: User;
  readonly viewModel: ProfileViewModel;
  readonly onEdit: () => void;
}

/** Picture, name, email and role. A press on the picture opens the file chooser and starts editing. */
export const ProfileHead = observer(function ProfileHead({ user, viewModel, onEdit }: ProfileHeadProps) {
  const { t, language } = useTranslation();
  const name = shownName(user, language, t('shell.account.label'));
  const input = useRef<HTMLInputElement>(null);
  const { state } = viewModel;
  const avatar = state.kind === 'viewing' ? undefined : state.avatar;
  const openFileChooser = (): void => {
    if (state.kind === 'saving' || state.kind === 'leaving') return;
    input.current?.click();
    if (state.kind === 'viewing') onEdit();
  };
  /* Starts editing again if the owner has left it while the file chooser was open. */
  const chooseFile = (file: File): void => {
    viewModel.chooseAvatar(chosenFile(file));
    if (viewModel.state.kind === 'viewing') onEdit();
  };
  return (
    <Card className={styles['head']}>
      <ProfileAvatar
        shown={avatar?.shown ?? savedAvatar(user.avatar)}
        name={name}
        isEditing={avatar !== undefined}
        onPress={openFileChooser}
      />
      <div>
        <p className={styles['name']}>
          <TextInLanguage of={name} />
        </p>
        {user.email !== undefined && (
          <p className={styles['email']}>
            <Ltr>{shownText(user.email, 'email')}</Ltr>
          </p>
        )}
        <p className={styles['role']}>
          <Icon of={Store} size="small" />
          <span>{t('shell.account.role')}</span>
        </p>
      </div>
      {avatar === undefined ? (
        <div className={styles['action']}>
          <Button icon={Pencil} onPress={onEdit}>
            {t('profile.view.edit')}
          </Button>
        </div>
      ) : (
        <PhotoActions avatar={avatar} isBusy={state.kind !== 'editing'} onChange={openFileChooser} />
      )}
      {avatar !== undefined && <PhotoNote avatar={avatar} />}
      <PictureInput ref={input} label={t('profile.photo.choose')} onChoose={chooseFile} />
    </Card>
  );
});

/** Says how saving will change the picture, or why a file was refused. */
const PhotoNote = observer(function PhotoNote({ avatar }: { readonly avatar: AvatarModel }) {
  const { t } = useTranslation();
  const { refusal, choice } = avatar;
  return (
    <div className={styles['note']}>
      <div role="alert">
        {refusal !== undefined && (
          <p className={styles['refusal']}>
            <Icon of={CircleAlert} size="small" />
            <span>{t(`profile.photo.refused.${refusal.kind}`)}</span>
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

interface PhotoActionsProps {
  readonly avatar: AvatarModel;
  /** Whether the choice is being saved or discarded. */
  readonly isBusy: boolean;
  readonly onChange: () => void;
}

const PhotoActions = observer(function PhotoActions(props: PhotoActionsProps) {
  const { t } = useTranslation();
  const { avatar, isBusy, onChange } = props;
  const change = useRef<HTMLButtonElement>(null);
  const isRemoved = avatar.choice.kind === 'removed';
  const remove = (): void => {
    avatar.remove();
    /* If no picture is left to remove, this button is unmounted. The focus moves to the button beside it. */
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
