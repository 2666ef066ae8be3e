// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { demoVariant } from '@/composition/variants/demo';
import { liveVariant } from '@/composition/variants/live';

describe('the URL for diagnostic events', () => {
  it('comes from the variable in the live app; the demo has none', () => {
    const url = 'https://reports.example.com/';
    expect(liveVariant(window, { VITE_DIAGNOSTICS_URL: url }).diagnosticsUrl).toBe(url);
    expect(liveVariant(window, { VITE_DIAGNOSTICS_URL: '' }).diagnosticsUrl).toBeUndefined();
    expect(liveVariant(window, {}).diagnosticsUrl).toBeUndefined();
    expect(demoVariant(window).diagnosticsUrl).toBeUndefined();
  });
});

describe('whether the pricing page requests the plans (decision C79)', () => {
  it.each([
    ['', false],
    ['false', false],
    ['true', true],
  ])('depends on the variable in the live app: %j', (value, expected) => {
    expect(liveVariant(window, { VITE_PUBLIC_PRICING: value }).hasPublicPricing).toBe(expected);
  });

  it('is false in the live app without the variable', () => {
    expect(liveVariant(window, {}).hasPublicPricing).toBe(false);
  });

  it('is true in the demo', () => {
    expect(demoVariant(window).hasPublicPricing).toBe(true);
  });
});
