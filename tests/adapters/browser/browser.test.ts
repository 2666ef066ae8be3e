import { afterEach, beforeEach, describe, vi } from 'vitest';
import { BrowserDocumentNavigation } from '@/adapters/browser/BrowserDocumentNavigation';
import { ConsoleDiagnostics } from '@/adapters/browser/ConsoleDiagnostics';
import { SystemClock } from '@/adapters/browser/SystemClock';
import { describeClock } from '../../contracts/clock.contract';
import { describeDiagnostics } from '../../contracts/diagnostics.contract';
import { describeDocumentNavigation } from '../../contracts/documentNavigation.contract';
import { FixedClock } from '../../support/FixedClock';
import { RecordingDiagnostics } from '../../support/RecordingDiagnostics';

describe('SystemClock', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const startedAt = Date.now();
  const windowTimers = {
    setTimeout: (task: () => void, milliseconds?: number): number => Number(setTimeout(task, milliseconds)),
    clearTimeout: (timer: number | undefined): void => {
      clearTimeout(timer);
    },
    performance: { now: (): number => Date.now() - startedAt },
  };

  describeClock(() => ({
    clock: new SystemClock(windowTimers),
    pass: async (milliseconds) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    },
  }));
});

describe('FixedClock', () => {
  describeClock(() => {
    const clock = new FixedClock();
    return { clock, pass: (milliseconds) => clock.advance(milliseconds) };
  });
});

describe('ConsoleDiagnostics', () => {
  describeDiagnostics(() => {
    const written: string[] = [];
    return {
      diagnostics: new ConsoleDiagnostics({
        warn: (line: string) => {
          written.push(line);
        },
      }),
      written: () => written,
    };
  });
});

describe('RecordingDiagnostics', () => {
  describeDiagnostics(() => {
    const diagnostics = new RecordingDiagnostics();
    return {
      diagnostics,
      written: () => diagnostics.events.map((event) => JSON.stringify(event)),
    };
  });
});

describe('BrowserDocumentNavigation', () => {
  describeDocumentNavigation(() => {
    const navigations: string[] = [];
    const location = {
      origin: 'https://amin.example',
      assign: (url: string | URL) => navigations.push(`assign ${String(url)}`),
      replace: (url: string | URL) => navigations.push(`replace ${String(url)}`),
      reload: () => navigations.push('reload'),
    };
    return { navigation: new BrowserDocumentNavigation(location), navigations };
  });
});
