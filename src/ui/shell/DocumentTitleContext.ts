import { createContext } from 'react';

/** While a page is written at build time: takes the title of its document. Undefined in the running app. */
export const DocumentTitleContext = createContext<((title: string) => void) | undefined>(undefined);
