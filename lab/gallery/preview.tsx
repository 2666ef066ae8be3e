import { StrictMode, useLayoutEffect, type ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import '@/ui/design/fonts.scss';
import '@/ui/design/tokens.scss';
import '@/ui/design/foundation.scss';
import { THEMES } from '@/application/ports/PreferenceStore';
import { LANGUAGES } from '@/domain/shared/language';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { TranslationProvider } from '@/ui/i18n/TranslationProvider';
import { applyDocumentSettings, applyTheme } from '@/ui/shell/applyDocumentSettings';
import { MAIN_ID } from '@/ui/shell/layout/mainLandmark';
import { ViewModelsContext } from '@/ui/shell/ViewModelsContext';
import { aShell } from '@tests/support/aShell';
import { NAMESPACES } from '@tests/support/namespaces';
import { TEXT_SIZES, type Globals } from './Globals';
import { setTextSize } from './setTextSize';

interface StoryContext {
  readonly globals: Globals;
}

const { texts, viewModels } = await aShell();
await texts.require(NAMESPACES);

/** Applies the toolbar to the document, as the app applies its preferences. */
function applyGlobals({ language, theme, textSize }: Globals): void {
  applyDocumentSettings(document.documentElement, language);
  applyTheme(document, theme);
  setTextSize(Number(textSize));
}

/** Renders a story with what a page of the app has around it. */
function Around({ Story, globals }: { readonly Story: ComponentType; readonly globals: Globals }) {
  useLayoutEffect(() => applyGlobals(globals), [globals]);
  return (
    <StrictMode>
      <TranslationProvider texts={texts}>
        <ViewModelsContext value={viewModels}>
          <MemoryRouter>
            <main id={MAIN_ID} tabIndex={-1}>
              <Story />
            </main>
          </MemoryRouter>
        </ViewModelsContext>
      </TranslationProvider>
    </StrictMode>
  );
}

/* Every rule of axe applies, also that everything is in a landmark, which the addon leaves out. Only the states of a
   component beside each other may be landmarks of the same name. */
const RULES = [
  { id: 'region', enabled: true },
  { id: 'landmark-unique', enabled: false },
];

const toolbar = (title: string, icon: string, items: readonly { value: string; title: string }[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
});

export default {
  initialGlobals: { language: 'en', theme: 'light', textSize: '100' },
  globalTypes: {
    language: toolbar(
      'Language',
      'globe',
      LANGUAGES.map((value) => ({ value, title: LANGUAGE_NAMES[value] })),
    ),
    theme: toolbar(
      'Theme',
      'mirror',
      THEMES.map((value) => ({ value, title: value })),
    ),
    textSize: toolbar(
      'Text size',
      'paragraph',
      TEXT_SIZES.map((value) => ({ value, title: `${value} %` })),
    ),
  },
  parameters: { a11y: { test: 'error', config: { rules: RULES } } },
  loaders: [
    async ({ globals }: StoryContext) => {
      await viewModels.language.choose(globals.language);
    },
  ],
  decorators: [
    (Story: ComponentType, { globals }: StoryContext) => <Around Story={Story} globals={globals} />,
  ],
};
