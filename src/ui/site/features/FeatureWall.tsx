import { useState } from 'react';
import { classNames } from '@/ui/design/classNames';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Wall } from '@/ui/design/components/wall/Wall';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useLanguage } from '@/ui/shell/useLanguage';
import { FEATURE_PICTURES, type FeaturePictureName } from './featurePictures';
import type { Feature } from './features';
import styles from './feature-wall.module.scss';
import featurePictureStyles from './feature-picture.module.scss';

/** The text of a feature, and screenshots of the product at the lower edge of the wall. */
export function FeatureWall({ feature }: { readonly feature: Feature }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { name, icon, tint, pictures } = feature;
  const inPageLanguage = pictures.filter((picture) => FEATURE_PICTURES[picture].language === language);
  const others = pictures.filter((picture) => !inPageLanguage.includes(picture));
  const [only] = pictures;
  const onlyLanguage =
    pictures.length === 1 && only !== undefined ? FEATURE_PICTURES[only].language : undefined;
  return (
    <li className={classNames(styles['item'], styles[name])}>
      <Wall tint={tint} className={styles['wall']}>
        <div className={styles['words']}>
          <span className={styles['arch']} aria-hidden="true">
            <Icon of={icon} />
          </span>
          <h2 className={styles['title']}>{t(`features.${name}.title`)}</h2>
          {onlyLanguage !== undefined && (
            <span className={styles['tag']} lang={onlyLanguage}>
              {LANGUAGE_NAMES[onlyLanguage]}
            </span>
          )}
          <p className={styles['text']}>{t(`features.${name}.text`)}</p>
        </div>
        <div className={styles['pictures']}>
          {[...inPageLanguage, ...others].map((picture) => (
            <FeaturePicture key={picture} name={picture} />
          ))}
        </div>
      </Wall>
    </li>
  );
}

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
function FeaturePicture({ name }: { readonly name: FeaturePictureName }) {
  const { t } = useTranslation();
  const [isBroken, setIsBroken] = useState(false);
  const { width, height } = FEATURE_PICTURES[name];
  if (isBroken) return undefined;
  return (
    <span className={featurePictureStyles['frame']}>
      {THEMES.map((theme) => (
        <img
          key={theme}
          className={featurePictureStyles[theme]}
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
