import { parsePathname } from '@/ui/shell/url/languageUrl';
import { loadApplication, preloadLaterFiles, prepareDocument, swapRendering } from './startup/document';

/* Runs inline in the head of a document of the application, before the first paint. The document holds the content
   in every language. It stays invisible until the inline script at its end shows the right one (aminSwapRendering). */

window.aminSwapRendering = () => swapRendering(document);
const { sent, language, settings } = prepareDocument(parsePathname(location.pathname).language);
if (language !== sent && settings[language] !== undefined) document.documentElement.dataset['swapping'] = '';
loadApplication(document, settings);
preloadLaterFiles(document, settings);
