import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Elements } from '@/ui/design/Elements';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Wall, type WallTint } from '@/ui/design/components/wall/Wall';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './feature-wall.module.scss';

interface FeatureWallProps {
  readonly icon: LucideIcon;
  readonly tint: WallTint;
  readonly title: ReactNode;
  readonly text: string;
  /** A part of the product with example data, at the lower edge of the wall. */
  readonly children?: Elements;
}

/** A reason to be on the marketplace. */
export function FeatureWall({ icon, tint, title, text, children }: FeatureWallProps) {
  const { t } = useTranslation();
  return (
    <li className={styles['item']}>
      <Wall tint={tint} className={styles['wall']}>
        <div className={styles['words']}>
          <span className={styles['arch']} aria-hidden="true">
            <Icon of={icon} size="large" />
          </span>
          <h2 className={styles['title']}>{title}</h2>
          <p className={styles['text']}>{text}</p>
        </div>
        {children !== undefined && (
          <figure className={styles['piece']} aria-label={t('features.example')}>
            {children}
          </figure>
        )}
      </Wall>
    </li>
  );
}
