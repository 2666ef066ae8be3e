import { ACCESSIBILITY_COORDINATOR, COMPANY, FIGURES } from '../../src/ui/company/companyContent.ts';
import {
  INVENTED_COMPANY,
  INVENTED_COORDINATOR,
  INVENTED_FIGURES,
} from '../../src/ui/company/inventedCompany.ts';

/** What the pages say about the company. */
export interface CompanyContent {
  readonly company: Readonly<Record<string, unknown>>;
  readonly coordinator: Readonly<Record<string, string>>;
  readonly figures: readonly { readonly name: string; readonly value: string }[];
}

/** What the pages of this build say. */
export const COMPANY_CONTENT: CompanyContent = {
  company: { ...COMPANY },
  coordinator: ACCESSIBILITY_COORDINATOR,
  figures: FIGURES,
};

/** The names of the parts that are still those of the demo's invented company. */
export function inventedParts({ company, coordinator, figures }: CompanyContent): string[] {
  const invented: Readonly<Record<string, unknown>> = INVENTED_COMPANY;
  const contacts = Object.entries(company)
    .filter(([name, value]) => sharesText(value, invented[name]))
    .map(([name]) => name);
  const values: Readonly<Record<string, string>> = INVENTED_FIGURES;
  /* One true figure can be equal to an invented one by chance, but not all of them. */
  const areInventedFigures = Object.entries(values).every(([name, value]) =>
    figures.some((figure) => figure.name === name && figure.value === value),
  );
  return [
    ...contacts,
    ...(sharesText(coordinator, INVENTED_COORDINATOR) ? ['accessibility coordinator'] : []),
    ...(areInventedFigures ? ['figures'] : []),
  ];
}

const textsOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [value];

/** Whether two values have a text in common: the text that a page shows, the URL of its link, or a translation. */
function sharesText(value: unknown, other: unknown): boolean {
  const others = textsOf(other);
  return textsOf(value).some((text) => others.includes(text));
}
