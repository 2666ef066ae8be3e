import { createInstance, type i18n, type ParseKeys, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@/domain/shared/language';

/** The parts the texts come in: one file per noun and language, loaded when a route needs it. */
export const NOUNS = [
  'shell',
  'errors',
  'site',
  'pricing',
  'contact',
  'legal',
  'privacy',
  'terms',
  'cookies',
  'accessibility',
  'identity',
  'business',
  'subscription',
  'catalog',
  'profile',
  'demo',
] as const;
export type Noun = (typeof NOUNS)[number];

/** A key of a text, such as `business.dashboard.title`. */
export type TextKey = ParseKeys;

/** What every document needs, whatever its route. */
const ALWAYS: readonly Noun[] = ['shell', 'errors'];

/** Loads the texts of one noun in one language. */
export type LoadCatalogue = (language: Language, noun: Noun) => Promise<ResourceKey>;

const FILES = {
  ...import.meta.glob<ResourceKey>(['./locales/*/*.json', '!./locales/*/demo.json'], { import: 'default' }),
  /* The words of the demo are in no bundle of the product. */
  ...(import.meta.env.MODE === 'production'
    ? {}
    : import.meta.glob<ResourceKey>('./locales/*/demo.json', { import: 'default' })),
};

const loadCatalogueFile: LoadCatalogue = async (language, noun) => {
  const load = FILES[`./locales/${language}/${noun}.json`];
  if (load === undefined) throw new Error(`No texts for ${noun} in ${language}`);
  return load();
};

/** The words of the product: which are loaded, and in which language they are spoken. */
export class Texts {
  readonly i18n: i18n;
  readonly #required = new Set<Noun>(ALWAYS);
  readonly #loaded = new Set<string>();
  /** The language that was asked for last. */
  #wanted: Language;

  private constructor(
    language: Language,
    private readonly load: LoadCatalogue,
  ) {
    this.#wanted = language;
    this.i18n = createInstance();
    void this.i18n.use(initReactI18next).init({
      lng: language,
      fallbackLng: DEFAULT_LANGUAGE,
      supportedLngs: LANGUAGES,
      resources: {},
      initAsync: false,
      /* React escapes; data is only ever a value, never part of a template (threats T3). */
      interpolation: { escapeValue: false, skipOnVariables: true },
      react: { useSuspense: false, bindI18nStore: 'added' },
    });
  }

  /** Ready to render the frame of every page in that language. */
  static async in(language: Language, load: LoadCatalogue = loadCatalogueFile): Promise<Texts> {
    const texts = new Texts(language, load);
    await texts.require([]);
    return texts;
  }

  get language(): Language {
    return LANGUAGES.find((language) => language === this.i18n.language) ?? DEFAULT_LANGUAGE;
  }

  /** The parts that are spoken. */
  get spoken(): readonly Noun[] {
    return [...this.#required];
  }

  /** Loads what a route speaks, in the current language and in every later one. */
  async require(nouns: readonly Noun[]): Promise<void> {
    for (const noun of nouns) this.#required.add(noun);
    await this.#loadRequired(this.language);
  }

  /**
   * Speaks another language once all of its texts are here; rejects, and changes nothing, when they do not come. Of
   * several that are on their way the last one asked for is spoken.
   */
  async switchTo(language: Language): Promise<void> {
    this.#wanted = language;
    await this.#loadRequired(language);
    if (this.#wanted === language) await this.i18n.changeLanguage(language);
  }

  async #loadRequired(language: Language): Promise<void> {
    const missing = [...this.#required].filter((noun) => !this.#loaded.has(`${language}/${noun}`));
    await Promise.all(
      missing.map(async (noun) => {
        const texts = await this.load(language, noun);
        this.i18n.addResourceBundle(language, 'translation', { [noun]: texts }, true, true);
        this.#loaded.add(`${language}/${noun}`);
      }),
    );
  }
}
