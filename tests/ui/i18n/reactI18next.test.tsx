import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { expect, it } from 'vitest';
import { Texts, type LoadNamespace } from '@/ui/i18n/Texts';

const load: LoadNamespace = async (language, namespace) =>
  namespace === 'shell'
    ? { loading: `loading in ${language}` }
    : { pages: { privacy: `${namespace} in ${language}` } };

function Shown() {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('shell.loading')}</p>
      <p>{t('legal.pages.privacy')}</p>
    </>
  );
}

async function shown(): Promise<Texts> {
  const texts = await Texts.forLanguage('en', load);
  render(
    <StrictMode>
      <I18nextProvider i18n={texts.i18n}>
        <Shown />
      </I18nextProvider>
    </StrictMode>,
  );
  return texts;
}

it('shows the texts of a new language', async () => {
  const texts = await shown();
  expect(screen.getByText('loading in en')).toBeVisible();
  await act(async () => texts.switchTo('he'));
  expect(screen.getByText('loading in he')).toBeVisible();
});

it('shows texts that are loaded later', async () => {
  const texts = await shown();
  expect(screen.queryByText('legal in en')).toBeNull();
  await act(async () => texts.require(['legal']));
  expect(screen.getByText('legal in en')).toBeVisible();
});

it('looks up a text without values once', async () => {
  const texts = await Texts.forLanguage('en', load);
  const page = (key: string) => (
    <I18nextProvider i18n={texts.i18n}>
      <Shown key={key} />
    </I18nextProvider>
  );
  const { rerender } = render(page('first'));
  texts.i18n.addResource('en', 'translation', 'shell.loading', 'looked up again', { silent: true });
  rerender(page('second'));
  expect(screen.getByText('loading in en')).toBeVisible();
});
