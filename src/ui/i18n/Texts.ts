import { createInstance, type CustomTypeOptions, type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@/domain/shared/language';
import { PRODUCT_NAME } from '@/ui/company/companyContent';

/**
 * The i18n namespaces (i18next.d.ts). Each has a file in each language, which loads with the route or the part that
 * needs it.
 */
export type Namespace = keyof CustomTypeOptions['resources']['translation'];

/** The namespaces that every document needs. */
export const BASE_NAMESPACES: readonly Namespace[] = ['shell', 'errors'];

export type LoadNamespace = (language: Language, namespace: Namespace) => Promise<ResourceKey>;

const FILES = {
  ...import.meta.glob<ResourceKey>(['./locales/*/*.json', '!./locales/*/demo.json'], { import: 'default' }),
  /* The production build contains no texts of the demo. */
  ...(import.meta.env.MODE === 'production'
    ? {}
    : import.meta.glob<ResourceKey>('./locales/*/demo.json', { import: 'default' })),
};

export const loadNamespaceFile: LoadNamespace = async (language, namespace) => {
  const load = FILES[`./locales/${language}/${namespace}.json`];
  if (load === undefined) throw new Error(`No texts for ${namespace} in ${language}`);
  return load();
};

/** The loaded texts and the current language. */
export class Texts {
  readonly i18n: i18n;
  readonly #required = new Set<Namespace>(BASE_NAMESPACES);
  readonly #loaded = new Set<string>();
  /** The number of calls of `switchTo`. It tells a superseded one from the last one. */
  #switches = 0;

  private constructor(
    language: Language,
    private readonly load: LoadNamespace,
  ) {
    this.i18n = createInstance();
    void this.i18n.use(initReactI18next).init({
      lng: language,
      fallbackLng: DEFAULT_LANGUAGE,
      supportedLngs: LANGUAGES,
      resources: {},
      initAsync: false,
      /* React escapes the values. Data is only ever a value and never a part of a template (threats T3). */
      interpolation: { escapeValue: false, skipOnVariables: true, defaultVariables: valuesOfEveryText(this) },
      /* Texts load before the components that need them, so no component renders again when more texts load. */
      react: { useSuspense: false },
    });
  }

  /** Resolves when the texts that every page needs are loaded in that language. */
  static async forLanguage(language: Language, load: LoadNamespace = loadNamespaceFile): Promise<Texts> {
    const texts = new Texts(language, load);
    await texts.require([]);
    return texts;
  }

  get language(): Language {
    return LANGUAGES.find((language) => language === this.i18n.language) ?? DEFAULT_LANGUAGE;
  }

  get requiredNamespaces(): readonly Namespace[] {
    return [...this.#required];
  }

  /** Loads the namespaces of a route in the current language. Every later language loads them too. */
  async require(namespaces: readonly Namespace[]): Promise<void> {
    for (const namespace of namespaces) this.#required.add(namespace);
    await this.#loadRequired(() => this.language);
  }

  /**
   * Switches to another language after all of its texts are loaded. If they fail to load, it rejects and keeps the
   * current language. Of several pending calls the last one wins: an earlier one resolves to false.
   */
  async switchTo(language: Language): Promise<boolean> {
    this.#switches += 1;
    const count = this.#switches;
    const isLast = (): boolean => count === this.#switches;
    try {
      await this.#loadRequired(() => language);
      if (isLast()) await this.i18n.changeLanguage(language);
    } catch (error) {
      if (isLast()) throw error;
    }
    return isLast();
  }

  /** Loads until nothing is missing, because the language and the required namespaces can change during a load. */
  async #loadRequired(currentLanguage: () => Language): Promise<void> {
    const language = currentLanguage();
    const missing = [...this.#required].filter((namespace) => !this.#loaded.has(`${language}/${namespace}`));
    if (missing.length === 0) return;
    await Promise.all(
      missing.map(async (namespace) => {
        const texts = await this.load(language, namespace);
        this.i18n.addResourceBundle(language, 'translation', { [namespace]: texts }, true, true);
        this.#loaded.add(`${language}/${namespace}`);
      }),
    );
    await this.#loadRequired(currentLanguage);
  }
}

function valuesOfEveryText(texts: Texts) {
  return {
    get product() {
      return PRODUCT_NAME[texts.language];
    },
  };
}
