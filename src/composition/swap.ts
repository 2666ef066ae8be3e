import { swapRendering } from './written/swapRendering';

/* Runs inline right behind the page, before the first paint. */
swapRendering(document);
