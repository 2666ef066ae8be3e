import { describe, expect, it } from 'vitest';
import { InMemoryPreferenceStore } from '@/adapters/in-memory/InMemoryPreferenceStore';
import { InMemorySessionRecord } from '@/adapters/in-memory/InMemorySessionRecord';
import { RECORD_KINDS, TAB_LANGUAGE } from '@/application/ports/recordKinds';
import { ChangeLanguage } from '@/application/preferences/ChangeLanguage';
import { Texts, type LoadNamespace, type TextKey } from '@/ui/i18n/Texts';
import { LanguageViewModel } from '@/ui/shell/LanguageViewModel';
import { Notices } from '@/ui/shell/Notices';
import { deferred } from '@tests/support/deferred';
import { FixedClock } from '@tests/support/FixedClock';

async function aLanguage(load: LoadNamespace = async () => ({})) {
  const clock = new FixedClock();
  const preferences = new InMemoryPreferenceStore();
  const notices = new Notices(
    new InMemorySessionRecord(RECORD_KINDS.pendingNotices, clock),
    (text): text is TextKey => text !== '',
  );
  const change = new ChangeLanguage(preferences, new InMemorySessionRecord(TAB_LANGUAGE, clock));
  const viewModel = new LanguageViewModel(await Texts.forLanguage('en', load), change, notices);
  return { viewModel, preferences, notices };
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
    const { viewModel, notices } = await aLanguage(async (language) => {
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
    expect([viewModel.language, notices.take()]).toEqual(['ar', []]);
  });

  it('stays when the texts of the chosen one fail to load, and a notice says so', async () => {
    const { viewModel, preferences, notices } = await aLanguage(async (language) => {
      if (language === 'he') throw new Error('offline');
      return {};
    });
    await viewModel.choose('he');
    expect([viewModel.language, preferences.language()]).toEqual(['en', undefined]);
    expect(notices.take()).toEqual([{ kind: 'error', message: 'errors.textsUnavailable' }]);
  });
});
