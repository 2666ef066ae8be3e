import { test } from '@playwright/test';

/** The methods of a tab and of its page that act or wait. These call the other methods many times. */
const STEPS: ReadonlySet<unknown> = new Set([
  'open',
  'goto',
  'reload',
  'goBack',
  'click',
  'press',
  'pressOn',
  'type',
  'typeInto',
  'typeIntoFrame',
  'resize',
  'expectShown',
  'expectNone',
  'expectChecked',
  'expectFocused',
  'expectText',
  'expectAt',
  'expectTrue',
]);

/**
 * Makes each call a step of the report and of the trace. Playwright records the pages of its own browsers only, and
 * these tests drive browsers by WebDriver.
 * @param onEnd Runs at the end of each step.
 */
export function withSteps<Actions extends object>(
  actions: Actions,
  onEnd: (title: string) => Promise<void> = async () => Promise.resolve(),
): Actions {
  return new Proxy(actions, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      const call = async (...parameters: readonly unknown[]): Promise<unknown> =>
        Reflect.apply(member, target, parameters);
      if (!STEPS.has(name)) return call;
      return async (...parameters: readonly unknown[]): Promise<unknown> => {
        const title = [String(name), ...parameters.map((parameter) => JSON.stringify(parameter))].join(' ');
        return test.step(title, async () => {
          try {
            return await call(...parameters);
          } finally {
            await onEnd(title);
          }
        });
      };
    },
  });
}
