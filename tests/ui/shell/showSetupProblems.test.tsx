import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showSetupProblems } from '@/ui/shell/setup/showSetupProblems';
import { COMPLETE_LANGUAGES } from '@/domain/shared/language';
import { Texts } from '@/ui/i18n/Texts';
import { textIn } from '@tests/support/text';

afterEach(() => {
  document.body.replaceChildren();
});

describe('the app without the URLs of its services', () => {
  it.each(COMPLETE_LANGUAGES)('says so in %s, and names every variable (threats T11)', async (language) => {
    const title = textIn[language]('shell.setup.title');
    const root = document.body.appendChild(document.createElement('div'));
    const texts = await Texts.forLanguage(language);
    act(() => {
      showSetupProblems(root, texts, ['VITE_API_BASE_URL is missing', 'VITE_PAYMENT_SITE is missing']);
    });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'VITE_API_BASE_URL is missing',
      'VITE_PAYMENT_SITE is missing',
    ]);
    expect(screen.getByRole('list')).toHaveAttribute('dir', 'ltr');
    expect(document.title).toBe(title);
  });
});
