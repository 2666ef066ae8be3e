import { THEMES } from '@/application/ports/PreferenceStore';
import type { SegmentedOption } from '@/ui/design/controls/segmented-choice/SegmentedChoice';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useIsHydrated } from '@/ui/shell/hydration/useIsHydrated';
import { useViewModels } from '@/ui/shell/ViewModelsContext';

interface ThemeOptions {
  readonly options: readonly SegmentedOption[];
  /** The id of the chosen option. A prerendered page does not know the choice. */
  readonly current: string;
  readonly choose: (id: string) => void;
}

/** Light, dark or the theme of the system, for an observer. */
export function useThemeOptions(): ThemeOptions {
  const { t } = useTranslation();
  const { theme } = useViewModels();
  const chosen = useIsHydrated() ? theme.theme : undefined;
  return {
    options: ([...THEMES, SYSTEM] as const).map((id) => ({ id, label: t(`shell.theme.${id}`) })),
    current: chosen ?? SYSTEM,
    choose: (id) => theme.choose(THEMES.find((known) => known === id)),
  };
}

const SYSTEM = 'system';
