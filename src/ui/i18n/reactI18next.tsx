import type { i18n, TFunction } from 'i18next';
import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';

/* The parts of `react-i18next` that the app uses. The build and the tests replace the package by this module
   (vite.config.ts). The hook of the package copies the i18next instance and subscribes to its events for each
   component, and looks up each text at each rendering: a quarter of the rendering of a screen. */

interface Translation {
  readonly t: TFunction;
  readonly i18n: i18n;
}

const TranslationContext = createContext<Translation | undefined>(undefined);

interface I18nextProviderProps {
  readonly i18n: i18n;
  readonly children: ReactNode;
}

/** Renders its children again when the language changes, and when the texts of another screen are loaded. */
export function I18nextProvider({ i18n, children }: I18nextProviderProps) {
  const source = useMemo(() => translationSource(i18n), [i18n]);
  const translation = useSyncExternalStore(source.subscribe, source.get, source.get);
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}

export function useTranslation(): Translation {
  const translation = use(TranslationContext);
  if (translation === undefined) throw new Error('useTranslation is called outside of an I18nextProvider');
  return translation;
}

function translationSource(texts: i18n) {
  let current = translationOf(texts);
  return {
    get: (): Translation => current,
    subscribe: (onChange: () => void): (() => void) => {
      const update = (): void => {
        current = translationOf(texts);
        onChange();
      };
      texts.on('languageChanged', update);
      texts.store.on('added', update);
      return () => {
        texts.off('languageChanged', update);
        texts.store.off('added', update);
      };
    },
  };
}

/** A text without values is looked up once. */
function translationOf(texts: i18n): Translation {
  const found = new Map<unknown, unknown>();
  const translate = texts.getFixedT(texts.language);
  const t = new Proxy(translate, {
    apply: (_, self, given: Parameters<TFunction>) => {
      const [key] = given;
      if (given.length > 1 || typeof key !== 'string') return Reflect.apply(translate, self, given);
      const known = found.get(key);
      if (known !== undefined) return known;
      const text: unknown = Reflect.apply(translate, self, given);
      found.set(key, text);
      return text;
    },
  });
  return { t, i18n: texts };
}
