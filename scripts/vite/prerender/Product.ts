import type { Language } from '../../../src/domain/shared/language.ts';

/** The exports of the prerendering build, whose entry is `src/composition/prerender.tsx`. */
export interface Product {
  readonly LANGUAGES: readonly Language[];
  readonly COMPANY: {
    readonly email: string;
    readonly supportEmail: string;
    readonly phone: { readonly url: string };
    readonly facebook: string;
    readonly instagram: string;
    readonly linkedIn: string;
  };
  readonly PRODUCT_NAME: Readonly<Record<Language, string>>;
  readonly directionOf: (language: Language) => string;
  readonly pathInLanguage: (language: Language, path: string) => string;
  readonly renderPage: (path: string, language: Language) => Promise<RenderedPage>;
  readonly renderShell: (path: string, language: Language) => Promise<RenderedPage>;
}

export interface RenderedPage {
  readonly html: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly namespaces: readonly string[];
}
