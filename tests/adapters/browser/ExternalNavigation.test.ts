import { describe, expect, it } from 'vitest';
import { ExternalNavigation } from '@/adapters/browser/ExternalNavigation';

function aDeparture(): { readonly departure: ExternalNavigation; readonly visited: string[] } {
  const visited: string[] = [];
  const location = {
    origin: 'https://amin.example',
    assign: (address: string | URL) => visited.push(String(address)),
  };
  return { departure: new ExternalNavigation(location, ['https://login.example:8443']), visited };
}

describe('navigating to another site', () => {
  it.each([
    ['a page of the provider', 'https://login.example:8443/authorize?x=1#y'],
    ['a page of the site', 'https://amin.example/'],
  ])('is possible to %s', (_place, address) => {
    const { departure, visited } = aDeparture();
    departure.assign(address);
    expect(visited).toEqual([address]);
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
  ])('is refused to %s', (address) => {
    const { departure, visited } = aDeparture();
    expect(() => {
      departure.assign(address);
    }).toThrow('is not allowed');
    expect(visited).toEqual([]);
  });
});
