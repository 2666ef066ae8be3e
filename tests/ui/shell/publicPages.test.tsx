import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aCatalog } from '@tests/support/builders/aCatalog';
import { anAnnualPlan, aPlan } from '@tests/support/builders/aPlan';
import { aUser } from '@tests/support/builders/aUser';
import { NAMESPACES } from '@tests/support/namespaces';
import { renderInLayout } from '@tests/support/renderInLayout';
import { COMPLETE_LANGUAGES } from '@/domain/shared/language';
import { PRODUCT_NAME } from '@/ui/company/companyContent';
import { EXAMPLE_BUSINESS_NAME } from '@/ui/site/exampleBusiness';
import { Money } from '@/domain/shared/Money';
import { text, textIn } from '@tests/support/text';

const PAGES = [
  ['/', text('site.home.pageTitle'), text('site.home.headline')],
  ['/about', text('site.about.pageTitle'), text('site.about.title')],
  ['/features', text('features.title'), text('features.heading')],
  ['/pricing', text('pricing.title'), text('pricing.heading')],
  ['/contact', text('contact.pageTitle'), text('contact.title')],
  ['/careers', text('site.careers.title'), text('site.careers.title')],
  ['/privacy', text('privacy.title'), text('privacy.title')],
  ['/terms', text('terms.title'), text('terms.title')],
  ['/cookies', text('cookies.title'), text('cookies.title')],
  ['/accessibility', text('accessibility.title'), text('accessibility.title')],
] as const;

/** An untranslated key or an unfilled placeholder. */
const UNTRANSLATED_TEXT = new RegExp(`\\b(?:${NAMESPACES.join('|')})\\.[a-z]|\\{\\{|\uE000`);

const main = () => within(screen.getByRole('main'));

/** The text without bidirectional control characters, with ordinary spaces. */
const shownWords = (content: string): string =>
  content.replaceAll(/[\u200E\u200F]/g, '').replaceAll('\u00A0', ' ');

/** The meta description. Search results show about 160 characters, so it must have between 61 and 164. */
function metaDescription(): string {
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  expect(description.length).toBeGreaterThan(60);
  expect(description.length).toBeLessThan(165);
  return description;
}

describe('the public pages', () => {
  it.each(PAGES)('%s is public and has its own title', async (url, title, words) => {
    const { currentUrl } = await renderInLayout(url);
    expect(currentUrl()).toBe(url);
    expect(document.title).toBe(`${title} · Amin`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words);
  });

  it.each(COMPLETE_LANGUAGES)('have one heading of their own in %s', async (language) => {
    const descriptions = new Set<string>();
    document.head.append(Object.assign(document.createElement('meta'), { name: 'description' }));
    onTestFinished(() => document.querySelector('meta[name="description"]')?.remove());
    for (const [url] of PAGES) {
      const { unmount } = await renderInLayout(url, { language });
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(screen.getByRole('main')).not.toHaveTextContent(UNTRANSLATED_TEXT);
      expect(document.title).toMatch(new RegExp(` · ${PRODUCT_NAME[language]}$`));
      descriptions.add(metaDescription());
      unmount();
    }
    expect(descriptions.size).toBe(PAGES.length);
  });
});

describe('about', () => {
  it('shows mission, differences, figures and the version', async () => {
    await renderInLayout('/about');
    expect(main().getByText(text('site.about.lead'))).toBeInTheDocument();
    expect(main().getByRole('heading', { name: text('site.about.differences') })).toBeInTheDocument();
    expect(main().getAllByRole('definition')).toHaveLength(4);
    expect(main().getByText('v1.0.0')).toBeInTheDocument();
  });
});

describe('what "verified" means', () => {
  it('is explained in a section that links can open, with what the badge does not say', async () => {
    await renderInLayout('/about');
    expect(main().getByRole('heading', { name: text('verified.title') })).toHaveAttribute('id', 'verified');
    const section = within(main().getByRole('region', { name: text('verified.title') }));
    const headings = section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([
      text('verified.who.title'),
      text('verified.when.title'),
      text('verified.where.title'),
      text('verified.says.title'),
      text('verified.saysNot.title'),
    ]);
    const contact = section.getByRole('link', { name: text('verified.contact') });
    expect(contact).toHaveAttribute('href', '/contact');
  });

  it.each(COMPLETE_LANGUAGES)(
    'shows the badge in three languages, first in %s, each marked',
    async (language) => {
      await renderInLayout('/about', { language });
      const figure = within(main().getByRole('figure'));
      const badges = figure
        .getAllByRole('listitem')
        .map(({ lang, textContent }) => [lang, textContent] as const);
      expect(badges.map(([lang]) => lang)[0]).toBe(language);
      expect(new Map(badges)).toEqual(
        new Map(COMPLETE_LANGUAGES.map((each) => [each, textIn[each]('site.exampleBusiness.verified')])),
      );
    },
  );

  it('is one link away from the badge and from the promise on the home page', async () => {
    await renderInLayout('/');
    const links = main().getAllByRole('link', {
      name: new RegExp(text('site.exampleBusiness.whatVerifiedMeans')),
    });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/about#verified', '/about#verified']);
  });
});

describe('careers', () => {
  it('says only that it is being prepared, with a link to the contact page', async () => {
    await renderInLayout('/careers');
    expect(main().getByText(text('site.careers.text'))).toBeVisible();
    expect(main().getByRole('link')).toHaveAttribute('href', '/contact');
  });
});

describe('features', () => {
  const reasons = () =>
    main()
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => shownWords(textContent ?? ''));
  const pieces = () => main().queryAllByRole('figure', { name: text('features.example') });
  const FIRST = [
    text('features.found.title'),
    text('features.languages.title'),
    text('features.reviews.title'),
    text('features.hours.title'),
  ];

  it('gives five reasons, each with a piece of the product, the last with the prices', async () => {
    await renderInLayout('/features', { catalog: aCatalog() });
    const from = text('features.price.title', { price: '49 ₪' });
    await waitFor(() => expect(reasons()).toEqual([...FIRST, from, text('features.end')]));
    const all = pieces();
    expect(all).toHaveLength(5);
    const [price] = all.slice(-1);
    if (price === undefined) throw new Error('Expected the piece with the prices');
    const rows = within(price).getAllByRole('listitem');
    const perMonth = text('pricing.plans.perMonth');
    expect(rows.map(({ textContent }) => shownWords(textContent ?? ''))).toEqual([
      `Basic49 ₪ ${perMonth}`,
      `Pro99 ₪ ${perMonth}`,
    ]);
  });

  it('marks the plan that most owners choose', async () => {
    const popular = aPlan({ metadata: { ...aPlan().metadata, isPopular: true } });
    await renderInLayout('/features', { catalog: { plans: [popular], addOns: [] } });
    expect(await main().findByText(text('pricing.plans.mostPopular'))).toBeInTheDocument();
  });

  it('names no price where the plans are not public, or none is paid by the month', async () => {
    const { unmount } = await renderInLayout('/features');
    expect(reasons()).toEqual([...FIRST, text('features.price.unpriced'), text('features.end')]);
    expect(pieces()).toHaveLength(4);
    unmount();
    await renderInLayout('/features', { catalog: { plans: [anAnnualPlan()], addOns: [] } });
    await act(async () => import('@/ui/site/features/PriceWall'));
    expect(main().getByRole('heading', { name: text('features.price.unpriced') })).toBeInTheDocument();
    expect(pieces()).toHaveLength(4);
  });

  it.each(COMPLETE_LANGUAGES)('shows the example in %s on a page in that language', async (language) => {
    await renderInLayout('/features', { language });
    const [found] = main().getAllByRole('figure');
    if (found === undefined) throw new Error('Expected the piece of the search');
    expect(within(found).getByText(EXAMPLE_BUSINESS_NAME[language])).toBeInTheDocument();
    const names = COMPLETE_LANGUAGES.map((each) => main().getAllByText(EXAMPLE_BUSINESS_NAME[each]).at(-1));
    expect(names.map((name) => name?.closest('[lang]')?.getAttribute('lang'))).toEqual(COMPLETE_LANGUAGES);
  });

  it('starts the sign-in at its beginning and its end, and leads to the plans', async () => {
    const { user, recordedCalls } = await renderInLayout('/features');
    const buttons = main().getAllByRole('button', { name: text('shell.getStarted') });
    expect(buttons).toHaveLength(2);
    const [, last] = buttons;
    if (last === undefined) throw new Error('Expected a button at the end');
    await user.click(last);
    expect(recordedCalls).toEqual(['sign in (en)']);
    expect(main().getByRole('link', { name: text('features.plans') })).toHaveAttribute('href', '/pricing');
  });

  it('says in its last line that more content will be migrated', async () => {
    await renderInLayout('/features');
    expect(main().getByText(text('features.more'))).toBe(
      screen.getByRole('main').lastElementChild?.lastElementChild,
    );
  });
});

describe('pricing', () => {
  const cards = () =>
    main()
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading', { level: 3 }) !== null)
      .map(({ textContent }) => shownWords(textContent ?? ''));
  const choose = (plan: string) => text('pricing.plans.choose', { plan });
  const [monthly, annual] = [text('pricing.plans.perMonth'), text('pricing.plans.perYear')];

  it('says without plans that its content will be migrated, and offers to log in', async () => {
    const { user, recordedCalls } = await renderInLayout('/pricing');
    expect(await main().findByText(text('pricing.text'))).toBeInTheDocument();
    await user.click(main().getByRole('button', { name: text('shell.header.logIn') }));
    expect(recordedCalls).toEqual(['sign in (en)']);
    expect(main().queryByRole('radiogroup')).not.toBeInTheDocument();
  });

  it('says so in its last line while the plans are loading, and answers the questions already', async () => {
    await renderInLayout('/pricing', { catalog: 'loading' });
    expect(main().getByText(text('pricing.plans.loading'))).toHaveAttribute('role', 'status');
    expect(main().getByText(text('pricing.more'))).toBe(
      screen.getByRole('main').lastElementChild?.lastElementChild,
    );
    expect(main().getAllByRole('heading', { level: 3 })).toHaveLength(6);
    expect(main().queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows plans and add-ons with monthly prices, or with annual ones and what a month comes to', async () => {
    const { user } = await renderInLayout('/pricing', { catalog: aCatalog() });
    await main().findByRole('button', { name: choose('Basic') });
    const instead = (amount: string) => text('pricing.plans.annualInstead', { amount });
    expect(cards()).toEqual([
      `Basic49 ₪ ${monthly}${instead('40.83 ₪')}${choose('Basic')}`,
      `Pro99 ₪ ${monthly}${instead('82.50 ₪')}${choose('Pro')}`,
      `More photos10.00 ₪ ${monthly}`,
      `Promotion25.00 ₪ ${monthly}`,
    ]);
    expect(screen.getByRole('main')).toHaveTextContent(text('pricing.plans.saveUpTo', { percent: '17%' }));
    await user.click(main().getByRole('radio', { name: text('pricing.plans.annual') }));
    const month = (amount: string) => text('pricing.plans.monthOfYear', { amount });
    const saving = (amount: string) => text('pricing.plans.saving', { amount, percent: '17%' });
    expect(cards()).toEqual([
      `Basic490 ₪ ${annual}${month('40.83 ₪')}${saving('98 ₪')}${choose('Basic')}`,
      `Pro990 ₪ ${annual}${month('82.50 ₪')}${saving('198 ₪')}${choose('Pro')}`,
      `More photos100.00 ₪ ${text('pricing.addOns.perYear', { amount: '8.33 ₪' })}`,
    ]);
    expect(main().getByText(text('pricing.plans.annualPrices'))).toHaveAttribute('role', 'status');
  });

  it('shows no saving that rounds to 0 percent', async () => {
    const plan = anAnnualPlan({ price: Money.agorot(12 * 4900 - 100) });
    const { user } = await renderInLayout('/pricing', { catalog: { plans: [aPlan(), plan], addOns: [] } });
    await user.click(await main().findByRole('radio', { name: text('pricing.plans.annual') }));
    const month = text('pricing.plans.monthOfYear', { amount: '48.92 ₪' });
    expect(cards()).toEqual([`Basic587 ₪ ${annual}${month}${choose('Basic')}`]);
  });

  it('leaves out the add-ons and the switch where there are none', async () => {
    await renderInLayout('/pricing', { catalog: { plans: [aPlan()], addOns: [] } });
    await main().findByRole('button', { name: choose('Basic') });
    expect(main().queryByRole('heading', { name: text('pricing.addOns.title') })).not.toBeInTheDocument();
    expect(main().queryByRole('radiogroup')).not.toBeInTheDocument();
  });

  it('stores the chosen plan, then starts the sign-in', async () => {
    const { user, recordedCalls } = await renderInLayout('/pricing', { catalog: aCatalog() });
    const button = await main().findByRole('button', { name: choose('Pro') });
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveFocus();
    expect(recordedCalls).toEqual(['preselect pro-monthly', 'sign in (en)']);
  });

  it.each([[['a']], [['a', 'b']]])(
    'stores the chosen plan of a signed-in owner of %j and opens the dashboard',
    async (businessIds) => {
      const { user, recordedCalls, currentUrl } = await renderInLayout('/pricing', {
        catalog: aCatalog(),
        user: aUser({ businessIds }),
        isLoaded: ['/dashboard'],
      });
      await user.click(await main().findByRole('link', { name: choose('Basic') }));
      expect(recordedCalls).toContain('preselect basic-monthly');
      expect(currentUrl()).toBe('/dashboard');
    },
  );

  it('asks no signed-in owner to log in for an order', async () => {
    await renderInLayout('/pricing', { catalog: aCatalog(), user: aUser() });
    expect(await main().findByText(text('pricing.plans.nextForOwner'))).toBeInTheDocument();
    expect(main().getByText(text('pricing.more'))).toBeInTheDocument();
    for (const untrue of ['pricing.plans.next', 'pricing.text'] as const)
      expect(main().queryByText(text(untrue))).not.toBeInTheDocument();
  });

  it('tells a visitor what follows the choice of a plan', async () => {
    await renderInLayout('/pricing', { catalog: aCatalog() });
    expect(await main().findByText(text('pricing.plans.next'))).toBeInTheDocument();
  });

  it('links a signed-in owner to the dashboard when there are no plans', async () => {
    await renderInLayout('/pricing', { user: aUser() });
    const toDashboard = await main().findByRole('link', { name: text('pricing.toDashboard') });
    expect(toDashboard).toHaveAttribute('href', '/dashboard');
    expect(main().getByText(text('pricing.textForOwner'))).toBeInTheDocument();
  });

  it('answers questions, and leads to the support for an invoice', async () => {
    await renderInLayout('/pricing');
    expect(
      main().getByRole('heading', { name: text('pricing.questions.cancel.question') }),
    ).toBeInTheDocument();
    const support = main().getByRole('link', { name: text('pricing.questions.support') });
    expect(support).toHaveAttribute('href', '/contact');
  });
});
