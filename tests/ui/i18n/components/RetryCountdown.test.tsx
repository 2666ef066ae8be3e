import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { instant } from '@/domain/shared/instant';
import { COMPLETE_LANGUAGES, type Language } from '@/domain/shared/language';
import { RetryCountdown } from '@/ui/i18n/components/RetryCountdown';
import { renderPage } from '@tests/support/renderPage';
import { textIn } from '@tests/support/text';

afterEach(() => void vi.useRealTimers());

async function aCountdown(wait: number, language: Language = 'en') {
  const page = await renderPage(<p role="alert" />, { language });
  vi.useFakeTimers();
  page.rerender(
    <p role="alert">
      <RetryCountdown retryAfter={wait} />
    </p>,
  );
  return page;
}

const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

describe('the time until another try makes sense', () => {
  it.each(COMPLETE_LANGUAGES)('is counted down to its end: %s', async (language) => {
    const words = textIn[language];
    await aCountdown(3000, language);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(words('errors.tooManySeconds', { count: 3, number: 3 }));
    pass(1000);
    expect(alert).toHaveTextContent(words('errors.tooManySeconds', { count: 2, number: 2 }));
    pass(1999);
    expect(alert).toHaveTextContent(words('errors.tooManySeconds', { count: 1, number: 1 }));
    pass(1);
    expect(alert).toHaveTextContent(words('errors.tooManyOver'));
  });

  it('is read from the clock, because timers are late in a hidden page', async () => {
    await aCountdown(60_000);
    vi.setSystemTime(Date.now() + 59_000);
    pass(1000);
    expect(screen.getByRole('alert')).toHaveTextContent(textIn.en('errors.tooManyOver'));
  });

  it('goes on where it is mounted after the wait began', async () => {
    await renderPage(<RetryCountdown retryAfter={60_000} since={instant(Date.now() - 50_000)} />);
    expect(screen.getByRole('timer')).toHaveTextContent(
      textIn.en('errors.tooManySeconds', { count: 10, number: 10 }),
    );
  });

  it('is over, and not longer, when the clock of the device is set back', async () => {
    await aCountdown(60_000);
    vi.setSystemTime(Date.now() - 3_600_000);
    pass(1000);
    expect(screen.getByRole('alert')).toHaveTextContent(textIn.en('errors.tooManyOver'));
  });

  it('is announced once, by the alert around it', async () => {
    await aCountdown(3000);
    const timer = screen.getByRole('timer');
    expect(timer).toHaveAttribute('aria-live', 'off');
    pass(2000);
    expect(timer).toHaveAccessibleName(textIn.en('errors.tooManySeconds', { count: 3, number: 3 }));
    pass(1000);
    expect(screen.getByRole('timer')).toBe(timer);
    expect(timer).not.toHaveAttribute('aria-label');
  });

  it('runs no timer after its end or after it is unmounted', async () => {
    const { unmount } = await aCountdown(1000);
    const running = vi.getTimerCount();
    pass(1000);
    expect(vi.getTimerCount()).toBe(running - 1);
    unmount();
    await aCountdown(60_000).then((page) => page.unmount());
    expect(vi.getTimerCount()).toBe(0);
  });
});
