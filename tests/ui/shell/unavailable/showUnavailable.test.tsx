import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showUnavailable } from '@/ui/shell/unavailable/showUnavailable';
import { COMPLETE_LANGUAGES, type Language } from '@/domain/shared/language';
import { Texts } from '@/ui/i18n/Texts';
import { textIn } from '@tests/support/text';

const PROBLEMS = ['AMIN_API_BASE_URL is missing', 'AMIN_PAYMENT_SITE is missing'];

async function show(language: Language, onShown = vi.fn<() => void>()) {
  const root = document.body.appendChild(document.createElement('div'));
  const texts = await Texts.forLanguage(language);
  act(() => showUnavailable(root, texts, PROBLEMS, onShown));
  return onShown;
}

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('the app with wrong settings', () => {
  it.each(COMPLETE_LANGUAGES)(
    'says in %s that it is not available, and offers another try',
    async (language) => {
      const onShown = await show(language);
      const title = textIn[language]('shell.unavailable.title');
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByText(textIn[language]('shell.unavailable.text'))).toBeVisible();
      expect(screen.getByRole('button', { name: textIn[language]('errors.tryAgain') })).toBeVisible();
      expect(document.title).toBe(title);
      expect(onShown).toHaveBeenCalledOnce();
    },
  );

  it('names the problems on the machine of an operator (threats T11)', async () => {
    await show('he');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(PROBLEMS);
    expect(screen.getByRole('list')).toHaveAttribute('dir', 'ltr');
  });

  it('names none of them to a visitor', async () => {
    vi.stubGlobal('location', { hostname: 'amin.example' });
    await show('ar');
    expect(screen.getByRole('button')).toBeVisible();
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});
