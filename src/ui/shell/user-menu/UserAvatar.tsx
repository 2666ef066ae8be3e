import { useState } from 'react';
import { initialsOf } from '@/domain/business/initials';
import type { TextInLanguage } from '@/domain/shared/LocalizedText';
import { classNames } from '@/ui/design/classNames';
import styles from './user-avatar.module.scss';

interface UserAvatarProps {
  /** Address of the picture; the initial stands in for a missing or broken one. */
  readonly src: string | undefined;
  readonly name: TextInLanguage;
  /** 38 pixels in the header, 48 in the menu. */
  readonly size?: 'regular' | 'large' | undefined;
}

/** A person's picture, or the first letter of the name on sun. Decorative: the name stands beside it. */
export function UserAvatar({ src, name, size = 'regular' }: UserAvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const className = classNames(styles['avatar'], size === 'large' && styles['large']);
  if (src === undefined || src === brokenSrc) {
    return (
      <span className={className} lang={name.language} aria-hidden="true">
        <bdi>{initialsOf(name.text.trim().split(/\s/, 1).join(''))}</bdi>
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
