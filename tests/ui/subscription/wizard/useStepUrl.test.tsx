import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useStepUrl } from '@/ui/subscription/wizard/useStepUrl';
import type { StepUrl } from '@/ui/subscription/wizard/wizardSteps';
import { defined } from '@tests/support/builders/defined';

function aStepUrl(entry = '/wizard') {
  const page: { url?: StepUrl; path: string; go?: (by: number) => void } = { path: '' };
  function Page() {
    const url = useStepUrl();
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    Object.assign(page, { url, path: pathname + search, go: (by: number) => navigate(by) });
    return undefined;
  }
  render(
    <StrictMode>
      <MemoryRouter initialEntries={['/before', entry]}>
        <Page />
      </MemoryRouter>
    </StrictMode>,
  );
  return { page, url: defined(page.url) };
}

describe('The step in the URL of the wizard', () => {
  it('names the current step, and no step at first', () => {
    expect(aStepUrl().url.step).toBeUndefined();
    expect(aStepUrl('/wizard?step=review').url.step).toBe('review');
  });

  it('adds history entries, so that Back returns to the previous step', () => {
    const { page, url } = aStepUrl();
    act(() => url.push('add-ons'));
    act(() => url.push('review'));
    expect(page.path).toBe('/wizard?step=review');
    act(() => page.go?.(-1));
    expect(url.step).toBe('add-ons');
    act(() => page.go?.(-2));
    expect(page.path).toBe('/before');
  });

  it('returns to an earlier step through the history, so that Back then leaves the wizard', () => {
    const { page, url } = aStepUrl();
    act(() => url.push('add-ons'));
    act(() => url.push('review'));
    act(() => url.goBackTo('plan'));
    expect(page.path).toBe('/wizard');
    act(() => page.go?.(-1));
    expect(page.path).toBe('/before');
  });

  it('replaces the URL when the history has no entry of that step', () => {
    const { page, url } = aStepUrl('/wizard?step=review');
    act(() => url.goBackTo('plan'));
    expect(page.path).toBe('/wizard?step=plan');
    act(() => page.go?.(-1));
    expect(page.path).toBe('/before');
  });

  it('returns to the entry of the step, however many entries are in between', () => {
    const { page, url } = aStepUrl('/wizard?step=review');
    for (const step of ['payment', 'add-ons', 'review', 'payment']) act(() => url.push(step));
    act(() => url.goBackTo('add-ons'));
    expect(page.path).toBe('/wizard?step=add-ons');
    act(() => page.go?.(-1));
    expect(page.path).toBe('/wizard?step=payment');
  });

  it('has the new value before the page renders again', () => {
    const { url } = aStepUrl();
    act(() => {
      url.push('add-ons');
      expect(url.step).toBe('add-ons');
      url.replace('done');
      expect(url.step).toBe('done');
    });
    expect(url.step).toBe('done');
  });
});
