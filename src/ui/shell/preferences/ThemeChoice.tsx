import { THEMES } from '@/application/ports/PreferenceStore';
import {
  SegmentedChoice,
  type SegmentedVariant,
} from '@/ui/design/controls/segmented-choice/SegmentedChoice';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { SYSTEM_THEME, THEME_GROUP } from '@/ui/shell/applyDocumentSettings';
import { useIsHydrated } from '@/ui/shell/hydration/useIsHydrated';

/** The themes as radios, which the boot script checks and obeys. A prerendered page does not know the choice. */
export function ThemeChoice({ variant }: { readonly variant: SegmentedVariant }) {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  const chosen = isHydrated ? document.documentElement.dataset['theme'] : undefined;
  return (
    <SegmentedChoice
      label={t('shell.theme.label')}
      options={([...THEMES, SYSTEM_THEME] as const).map((id) => ({ id, label: t(`shell.theme.${id}`) }))}
      initialValue={chosen ?? SYSTEM_THEME}
      name={THEME_GROUP}
      variant={variant}
    />
  );
}
