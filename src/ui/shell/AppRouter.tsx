import { useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { windowWithoutLanguage } from './address/windowWithoutLanguage';

/** The router of the running app; its links carry no language, whatever address the document was opened at. */
export function AppRouter({ children }: { readonly children: ReactNode }) {
  const [shown] = useState(() => windowWithoutLanguage(window));
  return <BrowserRouter window={shown}>{children}</BrowserRouter>;
}
