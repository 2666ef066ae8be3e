import { reaction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { InMemoryPreferenceStore } from '@tests/support/InMemoryPreferenceStore';
import { ThemeViewModel } from '@/ui/shell/ThemeViewModel';

function aTheme() {
  const preferences = new InMemoryPreferenceStore();
  const open = () => new ThemeViewModel(preferences);
  return { preferences, open };
}

describe('the theme', () => {
  it('follows the system until the owner chooses one, and is then the stored one', () => {
    const { open } = aTheme();
    expect(open().theme).toBeUndefined();
    open().choose('dark');
    expect(open().theme).toBe('dark');
    open().choose(undefined);
    expect(open().theme).toBeUndefined();
  });

  it('is shown at once when it is chosen', () => {
    const viewModel = aTheme().open();
    const shown: unknown[] = [];
    reaction(
      () => viewModel.theme,
      (theme) => shown.push(theme),
    );
    viewModel.choose('dark');
    viewModel.choose('light');
    expect(shown).toEqual(['dark', 'light']);
  });
});
