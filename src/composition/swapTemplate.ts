import { swapRendering } from './startup/swapRendering';

/* Runs inline right behind the page, before the first paint. */
swapRendering(document);
