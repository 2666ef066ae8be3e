import { parsePathname } from '@/ui/shell/url/languageUrl';
import { loadApplication, prepareDocument, swapRendering } from './startup/document';

/* Runs inline in the head of a document of the application, before the first paint. Such a document has the content for
   every language. It stays invisible until the inline script at its end has shown this one (aminSwapRendering). */

window.aminSwapRendering = () => swapRendering(document);
const { sent, language, settings } = prepareDocument(parsePathname(location.pathname).language);
if (language !== sent && settings[language] !== undefined) document.documentElement.dataset['swapping'] = '';
loadApplication(document, settings);
