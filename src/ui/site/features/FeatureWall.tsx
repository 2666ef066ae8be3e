import { classNames } from '@/ui/design/classNames';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Wall } from '@/ui/design/components/wall/Wall';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useLanguage } from '@/ui/shell/useLanguage';
import { FEATURE_PICTURES } from './featurePictures';
import { FeaturePicture } from './FeaturePicture';
import type { Feature } from './features';
import styles from './feature-wall.module.scss';

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
