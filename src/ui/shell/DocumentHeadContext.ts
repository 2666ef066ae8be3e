import { createContext } from 'react';

export interface DocumentHead {
  setTitle(title: string): void;
  setDescription(description: string): void;
}

/** The head of a page that is prerendered. Undefined in the browser, where components change the document. */
export const DocumentHeadContext = createContext<DocumentHead | undefined>(undefined);
