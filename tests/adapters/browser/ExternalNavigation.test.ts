import { describe, expect, it } from 'vitest';
import { ExternalNavigation } from '@/adapters/browser/ExternalNavigation';

function aNavigation(): { readonly navigation: ExternalNavigation; readonly visited: string[] } {
  const visited: string[] = [];
  const location = {
    origin: 'https://amin.example',
    assign: (url: string | URL) => visited.push(String(url)),
  };
  return { navigation: new ExternalNavigation(location, ['https://login.example:8443']), visited };
}

describe('navigating to another site (threats T2)', () => {
  it.each([
    ['a page of the provider', 'https://login.example:8443/authorize?x=1#y'],
    ['a page of the site', 'https://amin.example/'],
  ])('is possible to %s', (_place, url) => {
    const { navigation, visited } = aNavigation();
    navigation.assign(url);
    expect(visited).toEqual([url]);
  });

  it.each([
    'https://elsewhere.example/',
    'https://login.example/',
    'http://login.example:8443/',
    '//elsewhere.example',
    'https://login.example:8443@elsewhere.example/',
    'blob:https://login.example:8443/x',
    'vbscript:alert(1)',
    'data:text/html,hello',
  ])('is refused to %s', (url) => {
    const { navigation, visited } = aNavigation();
    expect(() => {
      navigation.assign(url);
    }).toThrow('is not allowed');
    expect(visited).toEqual([]);
  });
});
