import { Camera } from 'lucide-react';
import { useMemo, useState, type RefCallback } from 'react';
import { initialOf } from '@/domain/shared/initials';
import type { Picture } from '@/domain/profile/Picture';
import type { TextInLanguage } from '@/domain/shared/LocalizedText';
import { classNames } from '@/ui/design/classNames';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { ShownAvatar } from './AvatarModel';
import styles from './profile-avatar.module.scss';

interface ProfileAvatarProps {
  readonly shown: ShownAvatar;
  readonly name: TextInLanguage;
  /** Whether the camera icon is shown. */
  readonly isEditing: boolean;
  readonly onPress: () => void;
}

/** The round picture, or the first letter of the name on a yellow background. A press opens the file chooser. */
export function ProfileAvatar({ shown, name, isEditing, onPress }: ProfileAvatarProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles['avatar']}
      aria-label={t('profile.photo.choose')}
      onClick={onPress}
    >
      <Round shown={shown} name={name} />
      {isEditing && (
        <span className={styles['camera']}>
          <Icon of={Camera} />
        </span>
      )}
    </button>
  );
}

function Round({ shown, name }: Pick<ProfileAvatarProps, 'shown' | 'name'>) {
  const [brokenUri, setBrokenUri] = useState<string>();
  if (shown.kind === 'chosen') return <Preview picture={shown.picture} />;
  if (shown.kind === 'recorded' && shown.uri !== brokenUri) {
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

/** The preview of a chosen picture. Its object URL is revoked when the image is removed. */
function Preview({ picture }: { readonly picture: Picture }) {
  const draw = useMemo(() => drawing(picture), [picture]);
  return <img ref={draw} className={styles['round']} alt="" />;
}

function drawing({ bytes, type }: Picture): RefCallback<HTMLImageElement> {
  return (image) => {
    if (image === null) return undefined;
    const url = URL.createObjectURL(new Blob([bytes], { type }));
    image.src = url;
    return () => URL.revokeObjectURL(url);
  };
}
