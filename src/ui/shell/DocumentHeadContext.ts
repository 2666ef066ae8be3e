import { createContext } from 'react';

/** Takes what a page says about its document. */
export interface DocumentHead {
  setTitle(title: string): void;
  setDescription(description: string): void;
}

/** While a page is written at build time: its head. Undefined in the running app, which has a document. */
export const DocumentHeadContext = createContext<DocumentHead | undefined>(undefined);
