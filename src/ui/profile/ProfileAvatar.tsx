import { Camera } from 'lucide-react';
import { useMemo, useState } from 'react';
import { initialOf } from '@/domain/shared/initials';
import type { Picture } from '@/domain/profile/Picture';
import type { TextInLanguage } from '@/domain/shared/LocalizedText';
import { classNames } from '@/ui/design/classNames';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { ShownAvatar } from './AvatarModel';
import { useObjectUrl } from './useObjectUrl';
import styles from './profile-avatar.module.scss';

interface ProfileAvatarProps {
  readonly shown: ShownAvatar;
  readonly name: TextInLanguage;
  readonly isEditing: boolean;
  readonly onPress: () => void;
}

/** The round picture, or the first letter of the name. A press opens the file chooser. */
export function ProfileAvatar({ shown, name, isEditing, onPress }: ProfileAvatarProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles['avatar']}
      aria-label={t('profile.photo.choose')}
      onClick={onPress}
    >
      <PictureOrInitial shown={shown} name={name} />
      {isEditing && (
        <span className={styles['camera']}>
          <Icon of={Camera} />
        </span>
      )}
    </button>
  );
}

function PictureOrInitial({ shown, name }: Pick<ProfileAvatarProps, 'shown' | 'name'>) {
  const [brokenUri, setBrokenUri] = useState<string>();
  if (shown.kind === 'chosen') return <Preview picture={shown.picture} />;
  if (shown.kind === 'saved' && shown.uri !== brokenUri) {
    return (
      <img
        className={styles['round']}
        src={shown.uri}
        alt=""
        referrerPolicy="no-referrer"
        onError={() => setBrokenUri(shown.uri)}
      />
    );
  }
  return (
    <span className={classNames(styles['round'], styles['initial'])} lang={name.language} aria-hidden="true">
      <bdi>{initialOf(name.text)}</bdi>
    </span>
  );
}

function Preview({ picture: { bytes, type } }: { readonly picture: Picture }) {
  const blob = useMemo(() => new Blob([bytes], { type }), [bytes, type]);
  return <img src={useObjectUrl(blob)} className={styles['round']} alt="" />;
}
