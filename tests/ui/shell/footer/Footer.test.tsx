import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInLayout } from '@tests/support/renderInLayout';
import { storedTheme } from '@/adapters/browser/LocalPreferenceStore';
import { watchChoices } from '@/composition/startup/document';
import { COMPANY } from '@/ui/company/companyContent';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { OFFERED_LANGUAGES } from '@/ui/i18n/offeredLanguages';
import { text, textIn } from '@tests/support/text';

const footer = () => within(screen.getByRole('contentinfo'));

function linksOf(column: string) {
  const heading = footer().getByRole('heading', { name: column });
  const list = heading.parentElement;
  if (list === null) throw new Error('Expected the heading to be in a column');
  return within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('the footer', () => {
  it('has four columns of links', async () => {
    await renderInLayout('/about');
    expect(linksOf(text('shell.footer.product'))).toEqual([
      [text('shell.navigation.home'), '/'],
      [text('shell.navigation.features'), '/features'],
      [text('shell.navigation.pricing'), '/pricing'],
    ]);
    expect(linksOf(text('shell.footer.company'))).toEqual([
      [text('shell.navigation.about'), '/about'],
      [text('shell.footer.careers'), '/careers'],
      [text('shell.navigation.contact'), '/contact'],
    ]);
    expect(linksOf(text('shell.footer.support'))).toEqual([
      [text('shell.navigation.contact'), '/contact'],
      [text('shell.footer.whatsApp'), COMPANY.whatsApp.url],
      [text('shell.footer.phone'), COMPANY.phone.url],
    ]);
    expect(linksOf(text('shell.footer.legal'))).toEqual([
      [text('shell.footer.privacy'), '/privacy'],
      [text('shell.footer.terms'), '/terms'],
      [text('shell.footer.cookies'), '/cookies'],
      [text('shell.footer.accessibility'), '/accessibility'],
      [text('shell.footer.security'), '/privacy#security'],
    ]);
  });

  it('has social links and a copyright line', async () => {
    await renderInLayout('/about');
    for (const network of ['facebook', 'instagram', 'linkedIn'] as const) {
      const name = text(`shell.footer.${network}`, { product: 'Amin' });
      expect(footer().getByRole('link', { name })).toBeInTheDocument();
    }
    const copyright = text('shell.footer.copyright', { year: 2026, product: 'Amin' });
    expect(footer().getByText(copyright)).toBeInTheDocument();
  });

  it('lists the languages by their own names and marks the current one', async () => {
    await renderInLayout('/about');
    const choices = within(footer().getByRole('radiogroup', { name: text('shell.language.label') }));
    for (const each of OFFERED_LANGUAGES) {
      const radio = choices.getByRole('radio', { name: LANGUAGE_NAMES[each], checked: each === 'en' });
      expect(radio.closest('[lang]')).toHaveAttribute('lang', each);
    }
    expect(choices.getAllByRole('radio')).toHaveLength(OFFERED_LANGUAGES.length);
  });

  it('switches the language, stores the choice, and keeps the page and the typed values', async () => {
    const page = <input aria-label="A field" />;
    const { user, preferences, currentUrl } = await renderInLayout('/about', { page });
    await user.type(screen.getByLabelText('A field'), 'typed');
    await user.click(footer().getByRole('radio', { name: 'עברית' }));
    expect(await footer().findByText(textIn.he('shell.footer.terms'))).toBeInTheDocument();
    expect(screen.getByLabelText('A field')).toHaveValue('typed');
    expect(currentUrl()).toBe('/about');
    expect(preferences.language()).toBe('he');
  });

  it('selects a theme, or follows the system', async () => {
    watchChoices(document, () => localStorage);
    const { user } = await renderInLayout('/about');
    const choices = within(footer().getByRole('radiogroup', { name: text('shell.theme.label') }));
    expect(choices.getByRole('radio', { name: text('shell.theme.system') })).toBeChecked();
    await user.click(choices.getByRole('radio', { name: text('shell.theme.dark') }));
    expect(choices.getByRole('radio', { name: text('shell.theme.dark') })).toBeChecked();
    expect(storedTheme(() => localStorage)).toBe('dark');
    await user.click(choices.getByRole('radio', { name: text('shell.theme.system') }));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });
});

describe('the compact footer', () => {
  it.each(['/dashboard', '/dashboard/business/business-1', '/profile?mode=edit'])(
    'has every link of the full one on %s',
    async (url) => {
      const links = () =>
        footer()
          .getAllByRole('link', { hidden: true })
          .map((link) => link.getAttribute('href'));
      const { unmount } = await renderInLayout('/about');
      const all = links();
      unmount();
      await renderInLayout(url, { page: <p>Page</p> });
      expect(links()).toEqual(expect.arrayContaining(all));
      expect(links()).toHaveLength(all.length);
    },
  );

  it('folds each group of links, and opens it in place', async () => {
    const { user } = await renderInLayout('/dashboard', { page: <p>Page</p> });
    const legal = footer()
      .getAllByRole('group')
      .find((group) => group.textContent?.startsWith(text('shell.footer.legal')));
    if (legal === undefined) throw new Error('Expected a disclosure with the legal pages');
    expect(legal).not.toHaveAttribute('open');
    await user.click(within(legal).getByText(text('shell.footer.legal')));
    expect(legal).toHaveAttribute('open');
    expect(within(legal).getByRole('link', { name: text('shell.footer.terms') })).toBeVisible();
  });

  it('has the languages and the copyright line, and neither theme nor tagline', async () => {
    await renderInLayout('/dashboard', { page: <p>Page</p> });
    expect(footer().getByRole('radiogroup', { name: text('shell.language.label') })).toBeInTheDocument();
    const copyright = text('shell.footer.copyright', { year: 2026, product: 'Amin' });
    expect(footer().getByText(copyright)).toBeInTheDocument();
    expect(footer().queryByRole('radiogroup', { name: text('shell.theme.label') })).not.toBeInTheDocument();
    expect(footer().queryByText(text('shell.footer.tagline'))).not.toBeInTheDocument();
  });

  it('has only the languages and the copyright line in the wizard', async () => {
    await renderInLayout('/dashboard/business/business-1/subscription', { page: <p>Wizard</p> });
    expect(footer().getByRole('radiogroup', { name: text('shell.language.label') })).toBeInTheDocument();
    expect(footer().getByText(/2026/u)).toBeInTheDocument();
    expect(footer().queryAllByRole('link', { hidden: true })).toEqual([]);
  });
});
