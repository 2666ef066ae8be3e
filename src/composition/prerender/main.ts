import { directionOf } from '@/domain/shared/language';
import { OFFERED_LANGUAGES } from '@/ui/i18n/offeredLanguages';
import { pathInLanguage } from '@/ui/shell/url/languageUrl';
import { COMPANY, PRODUCT_NAME } from '@/ui/company/companyContent';
import { renderPage, renderShell } from './renderPage';

/* The entry of the prerendering build (scripts/vite/prerender). */
export {
  directionOf,
  pathInLanguage,
  COMPANY,
  OFFERED_LANGUAGES as LANGUAGES,
  PRODUCT_NAME,
  renderPage,
  renderShell,
};
