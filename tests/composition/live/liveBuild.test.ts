// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { demoBuild } from '@/composition/demo/demoBuild';
import { liveBuild } from '@/composition/live/liveBuild';

describe('where reports go to', () => {
  it('is up to the variable in the live product, and nowhere in the demo', () => {
    const url = 'https://reports.example.com/';
    expect(liveBuild(window, { VITE_DIAGNOSTICS_URL: url }).diagnosticsUrl).toBe(url);
    expect(liveBuild(window, { VITE_DIAGNOSTICS_URL: '' }).diagnosticsUrl).toBeUndefined();
    expect(liveBuild(window, {}).diagnosticsUrl).toBeUndefined();
    expect(demoBuild(window).diagnosticsUrl).toBeUndefined();
  });
});

describe('whether the pricing page asks what is sold (decision C31)', () => {
  it.each([
    ['', false],
    ['false', false],
    ['true', true],
  ])('is up to the variable in the live product: %j', (value, expected) => {
    expect(liveBuild(window, { VITE_PUBLIC_PRICING: value }).hasPublicPricing).toBe(expected);
  });

  it('is a no in the live product that was told nothing', () => {
    expect(liveBuild(window, {}).hasPublicPricing).toBe(false);
  });

  it('is a yes in the demo', () => {
    expect(demoBuild(window).hasPublicPricing).toBe(true);
  });
});
