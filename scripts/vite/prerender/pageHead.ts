import { COMPLETE_LANGUAGES, DEFAULT_LANGUAGE, type Language } from '../../../src/domain/shared/language.ts';
import { SUPPORT_HOURS } from '../../../src/ui/company/companyContent.ts';
import { attributes, escaped } from './html.ts';
import type { Product, Site } from './writeDocuments.ts';

/** The content of a public page's head. */
export interface PageFacts {
  readonly path: string;
  readonly route: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
}

/** The size of the preview picture in pixels. */
const PICTURE = { width: '1200', height: '630' };

const LOCALES = {
  en: 'en_US',
  he: 'he_IL',
  ar: 'ar_AR',
} as const satisfies Readonly<Record<Language, string>>;

/** Only complete languages have a picture of their own (`scripts/drawImages.mjs`). */
const pictured = (language: Language): Language =>
  COMPLETE_LANGUAGES.find((complete) => complete === language) ?? DEFAULT_LANGUAGE;

/** The pages with structured data about the company. */
const WITH_COMPANY_DATA = new Set(['home', 'contact']);

const meta = (values: Readonly<Record<string, string | undefined>>): string => `<meta${attributes(values)}>`;

const link = (rel: string, values: Readonly<Record<string, string>>): string =>
  `<link${attributes({ rel, ...values })}>`;

/** The links for installing the app on a device. */
export const manifestLinks = (base: string): string =>
  [
    link('manifest', { href: `${base}site.webmanifest` }),
    link('apple-touch-icon', { href: `${base}apple-touch-icon.png` }),
  ].join('');

/** The title, description, alternates in every language, preview and structured data of a page. */
export function pageHead(
  facts: PageFacts,
  { product, origin, base }: Pick<Site, 'product' | 'origin' | 'base'>,
): string {
  const { path, language, title, description } = facts;
  const urlOf = (spoken: Language): string => origin + product.pathInLanguage(spoken, path);
  const alternates = [
    ...product.LANGUAGES.map((spoken) => link('alternate', { hreflang: spoken, href: urlOf(spoken) })),
    link('alternate', { hreflang: 'x-default', href: urlOf(DEFAULT_LANGUAGE) }),
  ];
  const preview = {
    'og:type': 'website',
    'og:site_name': product.PRODUCT_NAME[language],
    'og:title': title,
    'og:description': description,
    'og:url': urlOf(language),
    'og:locale': LOCALES[language],
    'og:image': `${origin}${base}social-${pictured(language)}.png`,
    'og:image:width': PICTURE.width,
    'og:image:height': PICTURE.height,
    'og:image:alt': title,
  };
  return [
    `<title>${escaped(title)}</title>`,
    meta({ name: 'description', content: description }),
    manifestLinks(base),
    link('canonical', { href: urlOf(language) }),
    ...alternates,
    ...Object.entries(preview).map(([property, content]) => meta({ property, content })),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
    ...(WITH_COMPANY_DATA.has(facts.route)
      ? [structuredData(companyData(product, language, origin + base))]
      : []),
  ].join('');
}

/** A data block, to which the policy does not apply. Escaping `<` keeps the JSON from ending the script element. */
function structuredData(data: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
}

function companyData(
  { COMPANY, PRODUCT_NAME, LANGUAGES }: Product,
  language: Language,
  root: string,
): unknown {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: PRODUCT_NAME[language],
    alternateName: LANGUAGES.filter((other) => other !== language).map((other) => PRODUCT_NAME[other]),
    url: root,
    logo: `${root}app-icon.svg`,
    email: COMPANY.email,
    sameAs: [COMPANY.facebook, COMPANY.instagram, COMPANY.linkedIn],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: COMPANY.phone.url.replace('tel:', ''),
      email: COMPANY.supportEmail,
      availableLanguage: LANGUAGES,
      areaServed: 'IL',
      hoursAvailable: SUPPORT_HOURS.map(({ days, ...times }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        ...times,
      })),
    },
  };
}
