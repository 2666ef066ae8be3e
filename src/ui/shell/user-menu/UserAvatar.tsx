import { useState } from 'react';
import { initialOf } from '@/domain/shared/initials';
import type { TextInLanguage } from '@/domain/shared/LocalizedText';
import { classNames } from '@/ui/design/classNames';
import styles from './user-avatar.module.scss';

interface UserAvatarProps {
  /** The URL of the picture. The initial replaces a missing or broken picture. */
  readonly src: string | undefined;
  readonly name: TextInLanguage;
  /** 38 pixels in the header, 48 in the menu. */
  readonly size?: 'regular' | 'large' | undefined;
}

/** The picture of the owner, or the first letter of the name. It is decorative, because the name is beside it. */
export function UserAvatar({ src, name, size = 'regular' }: UserAvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const className = classNames(styles['avatar'], size === 'large' && styles['large']);
  if (src === undefined || src === brokenSrc) {
    return (
      <span className={className} lang={name.language} aria-hidden="true">
        <bdi>{initialOf(name.text)}</bdi>
      </span>
    );
  }
  return (
    <img
      className={className}
      src={src}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setBrokenSrc(src)}
    />
  );
}
