import { LANGUAGES } from '@/domain/shared/language';
import { addressIn } from '@/ui/shell/address/languageAddress';
import { COMPANY, PRODUCT_NAME } from '@/ui/company/companyContent';
import { renderPage, renderShell } from './renderPage';

/* What the build asks of the product when it writes the public pages (scripts/vite/prerender). */
export { addressIn, COMPANY, LANGUAGES, PRODUCT_NAME, renderPage, renderShell };
