import { readdirSync } from 'node:fs';
import {
  APPLICATION_ROUTES,
  documentOf,
  isPaymentDocument,
  namesOf,
  pathOf,
} from '../../../src/ui/shell/routePaths';

export interface DocumentKind {
  readonly name: string;
  /** Paths that are answered by a document of this kind. */
  readonly paths: readonly string[];
}

/** Every document of a built site, by kind. */
export function documentKinds(site: string): readonly DocumentKind[] {
  const application = namesOf(APPLICATION_ROUTES).map((name) => ({
    name,
    file: documentOf(name),
    path: pathOf(name, '10001'),
  }));
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const missing = application.filter(({ file }) => !files.includes(file));
  if (missing.length > 0) throw new Error(`Not built: ${missing.map(({ file }) => file).join(', ')}`);
  const publicPaths = files
    .filter((file) => file.endsWith('index.html') && !application.some((route) => route.file === file))
    .map((file) => `/${file.replace(/\/?index\.html$/u, '')}`)
    .toSorted();
  return [
    { name: 'public pages', paths: publicPaths },
    ...application.map(({ name, path }) => ({
      name: isPaymentDocument(path) ? `${name} (the payment document)` : name,
      paths: [path],
    })),
  ];
}
