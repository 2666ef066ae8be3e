import { LANGUAGES } from '@/domain/shared/language';
import { useViewModels } from '@/ui/shell/ViewModelsContext';

/** Changes the language to an option of `LANGUAGE_OPTIONS`. The page and its typed values stay. */
export function useChooseLanguage(): (id: string) => void {
  const { language } = useViewModels();
  return (id) => {
    const chosen = LANGUAGES.find((known) => known === id);
    if (chosen !== undefined) void language.choose(chosen);
  };
}
