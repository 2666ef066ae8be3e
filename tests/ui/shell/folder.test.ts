import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/* The folder is a constant of the build, so the modules are imported again. */
const load = async () => ({
  ...(await import('@/ui/shell/paths')),
  ...(await import('@/ui/shell/routePaths')),
  ...(await import('@/ui/shell/url/languageUrl')),
});

describe('in a folder of a host', () => {
  let shell: Awaited<ReturnType<typeof load>>;

  beforeAll(async () => {
    vi.stubEnv('BASE_URL', '/amin/');
    vi.resetModules();
    shell = await load();
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('every path of a route begins with the folder', () => {
    const { ROUTES, paths } = shell;
    const all = [...Object.values(ROUTES).map(({ path }) => path), paths.security, paths.charges];
    expect(all.filter((path) => !path.startsWith('/amin/'))).toEqual([]);
    expect(paths.home).toBe('/amin/');
    expect(paths.security).toBe('/amin/privacy#security');
  });

  it('a path is of a route only inside it', () => {
    const { routeOf, idIn, pathOf, isPaymentDocument } = shell;
    expect(routeOf('/amin/')).toBe('home');
    expect(routeOf('/amin/dashboard/')).toBe('dashboard');
    expect(routeOf('/dashboard')).toBeUndefined();
    expect(idIn('business', pathOf('business', 'AMN-1'))).toBe('AMN-1');
    expect(isPaymentDocument(pathOf('subscription', 'AMN-1'))).toBe(true);
  });

  it.each([
    ['/amin/', undefined, '/amin/'],
    ['/amin/he', 'he', '/amin/'],
    ['/amin/he/', 'he', '/amin/'],
    ['/amin/ar/about/', 'ar', '/amin/about'],
    ['/amin/about', undefined, '/amin/about'],
    ['/amin/dashboard/', undefined, '/amin/dashboard'],
    ['/amin/he/dashboard', undefined, '/amin/he/dashboard'],
    ['/amin', undefined, '/amin'],
  ])('%s contains the language %s and the path %s', (pathname, language, path) => {
    expect(shell.parsePathname(pathname)).toEqual({ language, path });
  });

  it.each([
    ['en', '/amin/about', '/amin/about'],
    ['he', '/amin/about', '/amin/he/about'],
    ['ar', '/amin/', '/amin/ar'],
  ] as const)('the page in %s at %s is %s', (language, path, url) => {
    expect(shell.pathInLanguage(language, path)).toBe(url);
  });
});
