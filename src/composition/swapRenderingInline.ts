import { swapRendering } from './startup/document/swapRendering';

/* Runs inline after the markup of the page, before the first paint. */
swapRendering(document);
