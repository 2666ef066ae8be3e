import { directionOf, LANGUAGES } from '@/domain/shared/language';
import { pathInLanguage } from '@/ui/shell/url/languageUrl';
import { COMPANY, PRODUCT_NAME } from '@/ui/company/companyContent';
import { renderPage, renderShell } from './renderPage';

/* What the build asks of the product when it writes the public pages (scripts/vite/prerender). */
export { directionOf, pathInLanguage, COMPANY, LANGUAGES, PRODUCT_NAME, renderPage, renderShell };
