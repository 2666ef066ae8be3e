import { createContext } from 'react';

/** Receives the title and the description of a page. */
export interface DocumentHead {
  setTitle(title: string): void;
  setDescription(description: string): void;
}

/** The head of the page while it is prerendered. Undefined in the running app, which changes the document itself. */
export const DocumentHeadContext = createContext<DocumentHead | undefined>(undefined);
