import { createContext } from 'react';

/** Receives the title and the description of a page. */
export interface DocumentHead {
  setTitle(title: string): void;
  setDescription(description: string): void;
}

/** The head of a page that is prerendered. Undefined in the browser, where components change the document. */
export const DocumentHeadContext = createContext<DocumentHead | undefined>(undefined);
