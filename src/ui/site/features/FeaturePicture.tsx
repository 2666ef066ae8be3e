import { useState } from 'react';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { FEATURE_PICTURES, type FeaturePictureName } from './featurePictures';
import styles from './feature-picture.module.scss';

const URLS = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

const THEMES = ['light', 'dark'] as const;

/**
 * A picture of the product in the theme of the page. A lazy image that the style sheet hides is not loaded. A broken
 * picture is left out, because the words stand on their own.
 */
export function FeaturePicture({ name }: { readonly name: FeaturePictureName }) {
  const { t } = useTranslation();
  const [isBroken, setIsBroken] = useState(false);
  const { width, height } = FEATURE_PICTURES[name];
  if (isBroken) return undefined;
  return (
    <span className={styles['frame']}>
      {THEMES.map((theme) => (
        <img
          key={theme}
          className={styles[theme]}
          src={URLS[`./pictures/${name}-${theme}.webp`]}
          width={width}
          height={height}
          alt={t(`features.pictures.${name}`)}
          loading="lazy"
          decoding="async"
          onError={() => setIsBroken(true)}
        />
      ))}
    </span>
  );
}
