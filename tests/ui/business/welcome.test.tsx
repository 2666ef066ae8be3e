import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { COMPLETE_LANGUAGES } from '@/domain/shared/language';
import { FirstSteps } from '@/ui/business/welcome/FirstSteps';
import { WelcomeTitle } from '@/ui/business/welcome/Welcome';
import { GetTheApp } from '@/ui/company/GetTheApp';
import type { AppLink } from '@/ui/company/appLinks';
import { COMPANY } from '@/ui/company/companyContent';
import { aUser } from '@tests/support/builders/aUser';
import { renderPage } from '@tests/support/renderPage';
import { text, textIn } from '@tests/support/text';

const PLAY: AppLink = {
  store: 'google-play',
  url: 'https://play.example/amin',
};
const CODE = { size: 21, path: 'M0 0h7v1h-7z' };

describe('the first steps of a new owner', () => {
  it.each(COMPLETE_LANGUAGES)('are three, of which the first is the current one: %s', async (language) => {
    await renderPage(<FirstSteps links={[PLAY]} />, { language });
    const steps = screen.getAllByRole('listitem').filter((item) => item.querySelector('h2') !== null);
    expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
      textIn[language]('welcome.create.title'),
      textIn[language]('welcome.plan.title'),
      textIn[language]('welcome.activate.title'),
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null]);
  });

  it('have a link to the store and its QR code', async () => {
    await renderPage(<FirstSteps links={[PLAY]} codes={{ 'google-play': CODE }} />);
    expect(screen.getByRole('link', { name: 'Google Play' })).toHaveAttribute('href', PLAY.url);
    const code = screen.getByRole('img', { name: text('welcome.code', { store: 'Google Play' }) });
    expect(code.querySelector('path')).toHaveAttribute('d', CODE.path);
  });

  it('have a link to WhatsApp if no store is configured', async () => {
    await renderPage(<FirstSteps links={[]} />);
    const link = screen.getByRole('link', { name: text('shell.app.ask') });
    expect(link).toHaveAttribute('href', COMPANY.whatsApp.url);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('begin with a greeting by name, if the name is in the language of the page', async () => {
    const { container } = await renderPage(
      <WelcomeTitle owner={aUser({ names: { firstName: { en: 'Dana' }, lastName: {} } })} />,
    );
    expect(container).toHaveTextContent(text('welcome.titleWithName', { name: 'Dana' }));
  });

  it('begin with a greeting without a name otherwise', async () => {
    const { container } = await renderPage(
      <WelcomeTitle owner={aUser({ names: { firstName: {}, lastName: {} } })} />,
      {
        language: 'he',
      },
    );
    expect(container).toHaveTextContent(textIn.he('welcome.title', { product: 'אמין' }));
  });
});

describe('the links behind a sentence that names the app', () => {
  it.each<[string, readonly AppLink[], string, string]>([
    ['the store', [PLAY], 'Google Play', PLAY.url],
    ['WhatsApp', [], text('shell.app.ask'), COMPANY.whatsApp.url],
  ])('lead to %s', async (_where, links, name, url) => {
    await renderPage(<GetTheApp links={links} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', url);
  });
});
