import { useState, type Ref } from 'react';
import { classNames } from '@/ui/design/classNames';
import styles from './arch-picture.module.scss';

interface ArchPictureProps {
  /** The URL of the picture. Initials replace a missing or broken picture. */
  readonly src: string | undefined;
  /** One or two letters. */
  readonly initials: string;
  /** The language the initials are written in. */
  readonly initialsLang?: string | undefined;
  /** `card` is 84 by 98 pixels, `detail` 106 by 123 (66 by 76 on phones), `small` 44 by 50 and `row` 36 by 44. */
  readonly size?: 'card' | 'detail' | 'small' | 'row' | undefined;
  /** Desaturates the picture, for an inactive business. */
  readonly isMuted?: boolean | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** The picture of a business in an arch. It has no text alternative, because the name is beside it. */
export function ArchPicture(props: ArchPictureProps) {
  const { src, initials, initialsLang, size = 'card', isMuted = false, className, ref } = props;
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const hasPicture = src !== undefined && src !== '' && src !== brokenSrc;
  return (
    <div
      ref={ref}
      data-arch=""
      className={classNames(styles['arch'], styles[size], isMuted && styles['muted'], className)}
    >
      {hasPicture ? (
        <img
          key={src}
          className={styles['picture']}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        <span className={styles['initials']} lang={initialsLang} aria-hidden="true">
          <bdi>{initials}</bdi>
        </span>
      )}
    </div>
  );
}
