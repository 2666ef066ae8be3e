import { describe, expect, it } from 'vitest';
import { isLeaving } from '@/composition/startup/isLeaving';

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
  it('is under way from the moment it begins', () => {
    const { navigation, isLeft } = aTab();
    expect(isLeft()).toBe(false);
    navigation.dispatchEvent(moveTo());
    expect(isLeft()).toBe(true);
  });

  it('is none where the document stays: a step of the router, or a file to keep', () => {
    const { navigation, isLeft } = aTab();
    navigation.dispatchEvent(moveTo({ sameDocument: true }));
    navigation.dispatchEvent(moveTo({ downloadRequest: 'invoice.pdf' }));
    expect(isLeft()).toBe(false);
  });

  it('is over when it fails, or has led nowhere for a minute', () => {
    const { clock, navigation, isLeft } = aTab();
    navigation.dispatchEvent(moveTo());
    navigation.dispatchEvent(new Event('navigateerror'));
    expect(isLeft()).toBe(false);
    navigation.dispatchEvent(moveTo());
    clock.now = 60_000;
    expect(isLeft()).toBe(false);
  });

  it('is told by beforeunload to a browser without the Navigation API', () => {
    const browser = new EventTarget();
    const isLeft = isLeaving(browser);
    browser.dispatchEvent(new Event('beforeunload'));
    expect(isLeft()).toBe(true);
  });
});
