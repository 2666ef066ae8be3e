import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useWizardAddress } from '@/ui/subscription/wizard/shell/useWizardAddress';
import type { WizardAddress } from '@/ui/subscription/wizard/WizardAddress';
import { defined } from '@tests/support/builders/defined';

function anAddress(entry = '/wizard') {
  const page: { address?: WizardAddress; place: string; go?: (by: number) => void } = { place: '' };
  function Page() {
    const address = useWizardAddress();
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    Object.assign(page, { address, place: pathname + search, go: (by: number) => navigate(by) });
    return undefined;
  }
  render(
    <StrictMode>
      <MemoryRouter initialEntries={['/before', entry]}>
        <Page />
      </MemoryRouter>
    </StrictMode>,
  );
  return { page, address: defined(page.address) };
}

describe('The address of the wizard', () => {
  it('names the step, and none at first', () => {
    expect(anAddress().address.step).toBeUndefined();
    expect(anAddress('/wizard?step=review').address.step).toBe('review');
  });

  it('makes entries of the history, which Back leads through', () => {
    const { page, address } = anAddress();
    act(() => address.push('add-ons'));
    act(() => address.push('review'));
    expect(page.place).toBe('/wizard?step=review');
    act(() => page.go?.(-1));
    expect(address.step).toBe('add-ons');
    act(() => page.go?.(-2));
    expect(page.place).toBe('/before');
  });

  it('returns to an earlier step through the history, so that Back leaves from there', () => {
    const { page, address } = anAddress();
    act(() => address.push('add-ons'));
    act(() => address.push('review'));
    act(() => address.returnTo('plan', 2));
    expect(page.place).toBe('/wizard');
    act(() => page.go?.(-1));
    expect(page.place).toBe('/before');
  });

  it('returns in place where the history has no such entry', () => {
    const { page, address } = anAddress('/wizard?step=review');
    act(() => address.returnTo('plan', 2));
    expect(page.place).toBe('/wizard?step=plan');
    act(() => page.go?.(-1));
    expect(page.place).toBe('/before');
  });

  it('knows at once what it was told, before the page renders again', () => {
    const { address } = anAddress();
    act(() => {
      address.push('add-ons');
      expect(address.step).toBe('add-ons');
      address.replace('done');
      expect(address.step).toBe('done');
    });
    expect(address.step).toBe('done');
  });
});
