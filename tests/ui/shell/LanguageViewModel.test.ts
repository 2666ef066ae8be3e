import { describe, expect, it } from 'vitest';
import { InMemoryPreferenceStore } from '@tests/support/InMemoryPreferenceStore';
import { InMemoryStoredRecord } from '@tests/support/InMemoryStoredRecord';
import { RECORD_KINDS, TAB_LANGUAGE } from '@/application/ports/recordKinds';
import { Texts, type LoadNamespace } from '@/ui/i18n/Texts';
import type { TextKey } from '@/ui/i18n/useTranslation';
import { LanguageViewModel } from '@/ui/shell/LanguageViewModel';
import { Toasts } from '@/ui/shell/Toasts';
import { deferred } from '@tests/support/deferred';
import { FixedClock } from '@tests/support/FixedClock';

async function aLanguage(load: LoadNamespace = async () => ({})) {
  const clock = new FixedClock();
  const preferences = new InMemoryPreferenceStore();
  const toasts = new Toasts(
    new InMemoryStoredRecord(RECORD_KINDS.pendingToasts, clock),
    (text): text is TextKey => text !== '',
  );
  const tabLanguage = new InMemoryStoredRecord(TAB_LANGUAGE, clock);
  const viewModel = new LanguageViewModel(
    await Texts.forLanguage('en', load),
    { preferences, tabLanguage },
    toasts,
  );
  return { viewModel, preferences, tabLanguage, toasts };
}

describe('the language of the page', () => {
  it('is at first that of the loaded texts, and nothing is stored', async () => {
    const { viewModel, preferences } = await aLanguage();
    expect([viewModel.language, preferences.language()]).toEqual(['en', undefined]);
  });

  it('changes once the texts of the chosen one have loaded, and the choice is stored', async () => {
    const arrived = deferred<undefined>();
    const { viewModel, preferences } = await aLanguage(async (language) => {
      if (language === 'he') await arrived.promise;
      return {};
    });
    const chosen = viewModel.choose('he');
    expect([viewModel.language, preferences.language()]).toEqual(['en', undefined]);
    arrived.resolve(undefined);
    await chosen;
    expect([viewModel.language, preferences.language()]).toEqual(['he', 'he']);
  });

  it('that was chosen has priority over the language of the URL that opened the tab', async () => {
    const { viewModel, tabLanguage } = await aLanguage();
    tabLanguage.save('he');
    await viewModel.choose('ar');
    expect(tabLanguage.load()).toBeUndefined();
  });

  it('is the one that was chosen last, also when an earlier one loads later', async () => {
    const late = deferred<undefined>();
    const { viewModel, preferences } = await aLanguage(async (language) => {
      if (language === 'he') await late.promise;
      return {};
    });
    const earlier = viewModel.choose('he');
    await viewModel.choose('ar');
    late.resolve(undefined);
    await earlier;
    expect([viewModel.language, preferences.language()]).toEqual(['ar', 'ar']);
  });

  it('is the one that was chosen last, and an earlier one that fails to load later is not announced', async () => {
    const late = deferred<undefined>();
    const { viewModel, toasts } = await aLanguage(async (language) => {
      if (language === 'he') {
        await late.promise;
        throw new Error('offline');
      }
      return {};
    });
    const earlier = viewModel.choose('he');
    await viewModel.choose('ar');
    late.resolve(undefined);
    await earlier;
    expect([viewModel.language, toasts.take()]).toEqual(['ar', []]);
  });

  it('stays when the texts of the chosen one fail to load, and a toast says so', async () => {
    const { viewModel, preferences, toasts } = await aLanguage(async (language) => {
      if (language === 'he') throw new Error('offline');
      return {};
    });
    await viewModel.choose('he');
    expect([viewModel.language, preferences.language()]).toEqual(['en', undefined]);
    expect(toasts.take()).toEqual([{ kind: 'error', message: 'errors.textsUnavailable' }]);
  });
});
