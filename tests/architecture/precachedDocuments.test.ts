import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { runInNewContext } from 'node:vm';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { documentOf, namesOf, pathOf } from '@/ui/shell/routePaths';
import { OWNER_ROUTES } from '@/ui/shell/routes';
import { precachedDocuments } from '../../scripts/vite/precachedDocuments';

describe('the precached documents', () => {
  const site = mkdtempSync(join(tmpdir(), 'precached-'));
  const files = [...namesOf(OWNER_ROUTES).map(documentOf), 'demo/sign-in.html', 'app.html'];
  for (const file of files) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), '');
  }
  afterAll(() => rmSync(site, { recursive: true }));

  /** The file whose document answers a navigation, by the functions that the service worker contains. */
  function answered(base: string, pathname: string): string | undefined {
    const request = { mode: 'navigate' };
    const url = { pathname };
    return precachedDocuments(site, base).find(({ urlPattern }) =>
      runInNewContext(`(${String(urlPattern)})`)({ request, url }),
    )?.file;
  }

  it('at the root are requested at paths that they are used for, so that they have the policy of these', () => {
    expect(precachedDocuments(site, '/').map(({ url }) => url)).toEqual(
      [...namesOf(OWNER_ROUTES).map((name) => pathOf(name, '0')), '/demo/sign-in.html', '/app.html'].map(
        (path) => `${path}?precached`,
      ),
    );
  });

  it('in a folder are requested at the paths of their files, because its host knows no others', () => {
    expect(precachedDocuments(site, '/amin/').map(({ url }) => url)).toEqual(
      files.map((file) => `/amin/${file}?precached`),
    );
  });

  it.each(['/', '/amin/'])('answer the navigations in %s and no others', (base) => {
    const inside = (path: string): string => base + path.slice(1);
    for (const name of namesOf(OWNER_ROUTES))
      expect(answered(base, inside(pathOf(name, 'AMN-10561')))).toBe(documentOf(name));
    expect(answered(base, inside('/demo/sign-in.html'))).toBe('demo/sign-in.html');
    expect(answered(base, inside('/about'))).toBe('app.html');
    expect(answered(base, inside('/demo/other'))).toBeUndefined();
    expect(answered(base, '/another/dashboard')).toBe(base === '/' ? 'app.html' : undefined);
  });
});
