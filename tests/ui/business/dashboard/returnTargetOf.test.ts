import { describe, expect, it } from 'vitest';
import { returnTargetOf } from '@/ui/business/dashboard/returnTargetOf';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aMoment } from '@tests/support/builders/aMoment';

const businesses = [aBusiness(), aBusiness({ id: 'a b/c' })];
const offeredPathFor = (path: string) => returnTargetOf({ path, rememberedAt: aMoment() }, businesses)?.path;

describe('The page offered after signing in', () => {
  it.each([
    ['/profile', '/profile'],
    ['/profile/', '/profile'],
    ['/profile?mode=edit', '/profile?mode=edit'],
    ['/profile?from=mail&mode=edit', '/profile?mode=edit'],
    ['/profile?mode=nonsense#names', '/profile'],
    ['/dashboard/business/business-1', '/dashboard/business/business-1'],
    ['/dashboard/business/business-1/', '/dashboard/business/business-1'],
    ['/dashboard/business/business-1?from=mail#top', '/dashboard/business/business-1'],
    [
      '/dashboard/business/business-1?from=mail&edit=hours&field=hours.1#top',
      '/dashboard/business/business-1?edit=hours',
    ],
    ['/dashboard/business/business-1?edit=nonsense', '/dashboard/business/business-1'],
    ['/dashboard/business/a%20b%2Fc/subscription', '/dashboard/business/a%20b%2Fc/subscription'],
    ...['payment', 'new-card'].map((step) => [
      `/dashboard/business/business-1/subscription?from=mail&step=${step}#top`,
      `/dashboard/business/business-1/subscription?step=${step}`,
    ]),
    ['/dashboard/business/business-1/subscription?step=done', '/dashboard/business/business-1/subscription'],
  ])('for the path %s is %s', (path, offered) => {
    expect(offeredPathFor(path)).toBe(offered);
  });

  it.each([
    '/',
    '/dashboard',
    '/about',
    '//evil.example/profile',
    'https://evil.example/profile',
    '/profile/../about',
    '/dashboard/business/somebody-elses',
    '/dashboard/business/%E0%A4%A',
    '/dashboard/business/business-1/secrets',
    '',
  ])('is undefined for the path %j', (path) => {
    expect(offeredPathFor(path)).toBeUndefined();
  });

  it('is undefined when no path was stored', () => {
    expect(returnTargetOf(undefined, businesses)).toBeUndefined();
  });
});
