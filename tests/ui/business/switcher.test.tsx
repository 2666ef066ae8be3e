import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COMPLETE_LANGUAGES, type Language } from '@/domain/shared/language';
import { BusinessDetailPage } from '@/ui/business/detail/BusinessDetailPage';
import { isolated } from '@/ui/i18n/isolated';
import { ViewModelsContext } from '@/ui/shell/ViewModelsContext';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aContact } from '@tests/support/builders/aContact';
import { aShell } from '@tests/support/aShell';
import { FixedClock } from '@tests/support/FixedClock';
import { renderPage } from '@tests/support/renderPage';
import { text, textsUnder } from '@tests/support/text';

const words = textsUnder('switcher');
const NAMES = ['Plumber', 'Electrician', 'Cleaner', 'Gardener', 'Teacher', 'Lawyer', 'Locksmith'] as const;
const idOf = (name: string) => aBusinessId(name.toLowerCase());

interface Given {
  readonly names?: readonly string[];
  readonly language?: Language;
  readonly isWide?: boolean;
  readonly isLoaded?: boolean;
  /** Whether an earlier document has stored the list. */
  readonly isStored?: boolean;
  readonly before?: (world: ReturnType<typeof anOwnersWorld>) => void;
}

/** The page of the first business. */
async function open(given: Given = {}) {
  const { names = NAMES, language = 'en', isWide = true, isStored = false, before } = given;
  const { isLoaded = !isStored } = given;
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const businesses = names.map((name, index) =>
    aBusiness({
      id: idOf(name),
      names: { [language]: name },
      address: `${name} Street 5`,
      contacts: [aContact({ phoneNumbers: [`03-555-010${String(index + 1)}`] })],
    }),
  );
  const clock = new FixedClock();
  const world = anOwnersWorld({ businesses, clock });
  const owner = world.session.user;
  if (isStored && owner !== undefined)
    world.cachedBusinesses.save(owner.id, { businesses, seenAt: clock.now() });
  if (isLoaded) world.cache.rememberAll(businesses, clock.now());
  before?.(world);
  const { viewModels } = await aShell({ language });
  const page = await renderPage(
    <ViewModelsContext value={viewModels}>
      <Routes>
        <Route path="/dashboard/business/:id" element={<BusinessDetailPage />} />
      </Routes>
    </ViewModelsContext>,
    {
      language,
      path: `/dashboard/business/${idOf(names[0] ?? '')}`,
      viewModels: { ...world, switcher: world.viewModels.switcher },
      loadedParts: [],
    },
  );
  await screen.findByRole('heading', { level: 1, name: names[0] ?? '' });
  return { world, page, user: userEvent.setup() };
}

const opener = (name: string, language: Language = 'en') =>
  screen.findByRole('button', {
    name: textsUnder('detail.switcher', language)('open', { business: isolated(name) }),
  });
const field = (language: Language = 'en') =>
  screen.findByRole('combobox', { name: textsUnder('switcher', language)('search') });
const options = () =>
  screen.getAllByRole('option').map((option) => option.querySelector('bdi[lang]')?.textContent);
const highlighted = () => screen.getByRole('option', { selected: true });

describe('the switcher', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each(COMPLETE_LANGUAGES)('lists the businesses opened last, then all others: %s', async (language) => {
    const { user } = await open({ language });
    const inLanguage = textsUnder('switcher', language);
    await user.click(await opener('Plumber', language));
    expect(await field(language)).toHaveFocus();
    const last = within(screen.getByRole('group', { name: inLanguage('last') }));
    expect(last.getAllByRole('option')).toHaveLength(1);
    expect(last.getByRole('option')).toHaveTextContent(inLanguage('here'));
    const all = within(screen.getByRole('group', { name: inLanguage('all', { number: '7' }) }));
    expect(all.getAllByRole('option')).toHaveLength(6);
    expect(highlighted()).toHaveTextContent('Electrician');
  });

  it('opens with Ctrl-K, finds a business by any word, and opens it with Enter', async () => {
    const { user, page } = await open();
    await opener('Plumber');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'gardener street');
    expect(options()).toEqual(['Gardener']);
    expect(screen.getByText(words('found', { count: 1, number: '1' }))).toBeInTheDocument();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Gardener' });
    expect(page.path()).toBe('/dashboard/business/gardener');
    await user.click(await opener('Gardener'));
    await field();
    expect(options().slice(0, 2)).toEqual(['Gardener', 'Plumber']);
  });

  it('says that it could not be loaded, and opens with the next press and not by itself', async () => {
    const { user, page } = await open();
    const load = vi.spyOn(page.texts, 'require').mockRejectedValue(new Error('no answer'));
    const button = await opener('Plumber');
    await user.click(button);
    const message = await screen.findByText(text('detail.switcher.unavailable'));
    expect(message.parentElement).toHaveRole('status');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    load.mockRestore();
    await act(async () => dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(text('detail.switcher.unavailable'))).toBeNull());
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(button);
    expect(await field()).toHaveFocus();
  });

  it('opens with Ctrl-K over a toast, which is a dialog in a region', async () => {
    const { user } = await open();
    await opener('Plumber');
    render(
      <div role="region" aria-label="toasts">
        <div role="alertdialog" aria-label="saved" />
      </div>,
    );
    await user.keyboard('{Control>}k{/Control}');
    expect(await field()).toHaveFocus();
  });

  it('does not open with Ctrl-K over a dialog', async () => {
    const { user } = await open();
    await opener('Plumber');
    render(<div role="alertdialog" aria-label="question" />);
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('moves through the list with the arrow keys, around its ends, and closes with Escape', async () => {
    const { user } = await open({ names: ['Plumber', 'Electrician', 'Cleaner'] });
    await user.click(await opener('Plumber'));
    const input = await field();
    await user.keyboard('{ArrowDown}');
    expect(highlighted()).toHaveTextContent('Cleaner');
    expect(input).toHaveAttribute('aria-activedescendant', highlighted().id);
    await user.keyboard('{ArrowDown}');
    expect(highlighted()).toHaveTextContent('Plumber');
    await user.keyboard('{ArrowUp}');
    expect(highlighted()).toHaveTextContent('Cleaner');
    await user.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('combobox')).toBeNull();
  });

  it('highlights the first result of a search, also after the arrow keys', async () => {
    const { user } = await open();
    await user.click(await opener('Plumber'));
    await field();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await user.type(await field(), 'street');
    expect(highlighted()).toBe(screen.getAllByRole('option')[0]);
  });

  it('opens a pressed business on a phone, where it is a sheet', async () => {
    const { user, page } = await open({ isWide: false });
    await user.click(await opener('Plumber'));
    await field();
    await user.click(screen.getByRole('option', { name: /Teacher/u }));
    expect(page.path()).toBe('/dashboard/business/teacher');
    await expect.poll(() => screen.queryByRole('combobox')).toBeNull();
  });

  it('lists the first fifty that are found, and says how many there are', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `Shop-${String(100 + index)}`);
    const { user } = await open({ names });
    await user.click(await opener('Shop-100'));
    await user.type(await field(), 'shop');
    expect(options()).toHaveLength(50);
    expect(screen.getByText(words('found', { count: 60, number: '60' }))).toBeInTheDocument();
    expect(screen.getByText(words('notAll'))).toBeVisible();
    await user.type(await field(), ' 131');
    expect(options()).toEqual(['Shop-131']);
    expect(screen.queryByText(words('notAll'))).toBeNull();
  });

  it('says that nothing is found', async () => {
    const { user } = await open();
    await user.click(await opener('Plumber'));
    await user.type(await field(), 'nothing like it');
    expect(screen.getByText(words('none'))).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.queryAllByRole('option')).toEqual([]);
  });

  it('loads the other businesses when only the open one is known, and again after a failure', async () => {
    const { user, world } = await open({
      isLoaded: false,
      before: ({ network }) => network.setOutage('list-businesses', 'unavailable', 1),
    });
    await user.click(await opener('Plumber'));
    expect(await screen.findByText(words('failed'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: text('errors.tryAgain') }));
    await expect.poll(() => options()).toHaveLength(7);
    expect(world.network.requestCountOf('list-businesses')).toBe(2);
  });

  it('does not say that nothing is found while some businesses could not be loaded', async () => {
    const { user } = await open({
      names: Array.from({ length: 99 }, (_, index) => `Shop-${String(100 + index)}`),
      isLoaded: false,
      before: ({ network }) => network.setOutage('list-businesses', 'unavailable', 1),
    });
    await user.click(await opener('Shop-100'));
    expect(await screen.findByText(words('failed'))).toBeVisible();
    await user.type(await field(), 'shop 105');
    expect(screen.queryByText(words('none'))).toBeNull();
    await user.click(screen.getByRole('button', { name: text('errors.tryAgain') }));
    await expect.poll(options).toEqual(['Shop-105']);
    expect(screen.queryByText(words('failed'))).toBeNull();
  });

  it('lists what an earlier document has stored at once, and says only to a search that more is loading', async () => {
    const { user, world } = await open({
      isStored: true,
      before: ({ network }) => network.setOutage('list-businesses', 'unavailable', 1),
    });
    await user.click(await opener('Plumber'));
    await field();
    expect(options()).toHaveLength(7);
    await expect.poll(() => world.network.requestCountOf('list-businesses')).toBe(1);
    expect(screen.queryByText(words('failed'))).toBeNull();
    await user.type(await field(), '03-555-0104');
    expect(await screen.findByText(words('failed'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: text('errors.tryAgain') }));
    await expect.poll(options).toEqual(['Gardener']);
  });

  it('has links to the previous and the next business beside it', async () => {
    const { user } = await open();
    const name = text('detail.switcher.neighbours');
    await screen.findByRole('navigation', { name });
    const beside = () => within(screen.getByRole('navigation', { name }));
    expect(beside().getByText(text('detail.switcher.position', { number: '1', total: '7' }))).toBeVisible();
    await user.click(beside().getByRole('link', { name: /Electrician/u }));
    await screen.findByRole('heading', { level: 1, name: 'Electrician' });
    expect(beside().getByRole('link', { name: /Cleaner/u })).toBeVisible();
    expect(beside().getByRole('link', { name: /Plumber/u })).toBeVisible();
  });

  it('is not there for an owner of one business', async () => {
    await open({ names: ['Plumber'] });
    expect(screen.queryByRole('button', { name: /Plumber/u })).toBeNull();
    expect(screen.queryByRole('navigation', { name: text('detail.switcher.neighbours') })).toBeNull();
  });
});
