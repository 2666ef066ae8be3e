import { useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { windowWithoutLanguage } from './url/windowWithoutLanguage';

/**
 * The router of the running app. Its paths contain no language, also when the document was opened at `/he` or `/ar`.
 */
export function AppRouter({ children }: { readonly children: ReactNode }) {
  const [shown] = useState(() => windowWithoutLanguage(window));
  return <BrowserRouter window={shown}>{children}</BrowserRouter>;
}
