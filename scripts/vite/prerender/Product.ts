/** The exports of the prerendering build, whose entry is `src/composition/prerender/main.ts`. */
export interface Product {
  readonly LANGUAGES: readonly string[];
  readonly COMPANY: {
    readonly email: string;
    readonly supportEmail: string;
    readonly phone: { readonly url: string };
    readonly facebook: string;
    readonly instagram: string;
    readonly linkedIn: string;
  };
  readonly PRODUCT_NAME: Readonly<Record<string, string>>;
  readonly directionOf: (language: string) => string;
  readonly pathInLanguage: (language: string, path: string) => string;
  readonly renderPage: (path: string, language: string) => Promise<RenderedPage>;
  readonly renderShell: (path: string, language: string) => Promise<RenderedPage>;
}

export interface RenderedPage {
  readonly html: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly namespaces: readonly string[];
}
