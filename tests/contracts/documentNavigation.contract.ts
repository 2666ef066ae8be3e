import { expect, it } from 'vitest';
import type { DocumentNavigation } from '@/application/ports/DocumentNavigation';

export interface NavigationHarness {
  readonly navigation: DocumentNavigation;
  /** The recorded calls: 'assign /dashboard', 'replace /', 'reload'. */
  readonly navigations: readonly string[];
}

export function describeDocumentNavigation(setUp: () => NavigationHarness): void {
  it.each(['/', '/dashboard', '/dashboard/business/AMN%2F1/subscription?step=2#top'])('opens %s', (path) => {
    const { navigation, navigations } = setUp();
    navigation.open(path);
    expect(navigations).toEqual([`assign ${path}`]);
  });

  it('replaces the current history entry by a path', () => {
    const { navigation, navigations } = setUp();
    navigation.replace('/dashboard');
    expect(navigations).toEqual(['replace /dashboard']);
  });

  it('reloads', () => {
    const { navigation, navigations } = setUp();
    navigation.reload();
    expect(navigations).toEqual(['reload']);
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'data:text/html,alert(1)',
    'dashboard',
    '',
  ])('throws for %j, which is an error of the program', (path) => {
    const { navigation, navigations } = setUp();
    expect(() => {
      navigation.open(path);
    }).toThrow('path of this site');
    expect(() => {
      navigation.replace(path);
    }).toThrow('path of this site');
    expect(navigations).toEqual([]);
  });
}
