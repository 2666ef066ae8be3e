// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { demoVariant } from '@/composition/demo/demoVariant';
import { liveVariant } from '@/composition/live/liveVariant';

describe('where reports go to', () => {
  it('is up to the variable in the live product, and nowhere in the demo', () => {
    const url = 'https://reports.example.com/';
    expect(liveVariant(window, { VITE_DIAGNOSTICS_URL: url }).diagnosticsUrl).toBe(url);
    expect(liveVariant(window, { VITE_DIAGNOSTICS_URL: '' }).diagnosticsUrl).toBeUndefined();
    expect(liveVariant(window, {}).diagnosticsUrl).toBeUndefined();
    expect(demoVariant(window).diagnosticsUrl).toBeUndefined();
  });
});

describe('whether the pricing page asks what is sold (decision C31)', () => {
  it.each([
    ['', false],
    ['false', false],
    ['true', true],
  ])('is up to the variable in the live product: %j', (value, expected) => {
    expect(liveVariant(window, { VITE_PUBLIC_PRICING: value }).hasPublicPricing).toBe(expected);
  });

  it('is a no in the live product that was told nothing', () => {
    expect(liveVariant(window, {}).hasPublicPricing).toBe(false);
  });

  it('is a yes in the demo', () => {
    expect(demoVariant(window).hasPublicPricing).toBe(true);
  });
});
