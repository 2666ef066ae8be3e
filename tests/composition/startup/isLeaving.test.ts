import { describe, expect, it } from 'vitest';
import { isLeaving } from '@/composition/startup/files';

interface Move {
  readonly sameDocument?: boolean;
  readonly downloadRequest?: string | null;
}

const moveTo = ({ sameDocument = false, downloadRequest = null }: Move = {}): Event =>
  Object.assign(new Event('navigate'), { destination: { sameDocument }, downloadRequest });

/** A tab of a browser with the Navigation API, and a clock. */
function aTab() {
  const clock = { now: 0 };
  const navigation = new EventTarget();
  const browser = Object.assign(new EventTarget(), { navigation });
  const isLeft = isLeaving(browser, () => clock.now);
  return { clock, navigation, isLeft };
}

describe('a navigation to another document', () => {
  it('counts as started from its first event', () => {
    const { navigation, isLeft } = aTab();
    expect(isLeft()).toBe(false);
    navigation.dispatchEvent(moveTo());
    expect(isLeft()).toBe(true);
  });

  it('does not include steps of the router and downloads', () => {
    const { navigation, isLeft } = aTab();
    navigation.dispatchEvent(moveTo({ sameDocument: true }));
    navigation.dispatchEvent(moveTo({ downloadRequest: 'invoice.pdf' }));
    expect(isLeft()).toBe(false);
  });

  it('ends when it fails or takes longer than a minute', () => {
    const { clock, navigation, isLeft } = aTab();
    navigation.dispatchEvent(moveTo());
    navigation.dispatchEvent(new Event('navigateerror'));
    expect(isLeft()).toBe(false);
    navigation.dispatchEvent(moveTo());
    clock.now = 60_000;
    expect(isLeft()).toBe(false);
  });

  it('is detected by beforeunload in a browser without the Navigation API', () => {
    const browser = new EventTarget();
    const isLeft = isLeaving(browser);
    browser.dispatchEvent(new Event('beforeunload'));
    expect(isLeft()).toBe(true);
  });
});
