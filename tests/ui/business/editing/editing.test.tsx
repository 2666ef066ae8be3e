import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InMemoryListingRepository } from '@/adapters/in-memory/InMemoryListingRepository';
import type { ListingRepository } from '@/application/ports/ListingRepository';
import type { Business } from '@/domain/business/Business';
import type { BusinessChange, ListingPart } from '@/domain/business/listing/Listing';
import type { Language } from '@/domain/shared/language';
import { instant } from '@/domain/shared/instant';
import { failure, success } from '@/domain/shared/result';
import { formatMoment } from '@/ui/i18n/formatters';
import { isolated } from '@/ui/i18n/isolated';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { BusinessDetailPage, editingArea } from '@/ui/business/detail/BusinessDetailPage';
import { EditingViewModel } from '@/ui/business/editing/EditingViewModel';
import type { CreateEditing } from '@/ui/business/editing/ListingEditing';
import { AppErrorBoundary } from '@/ui/shell/AppErrorBoundary';
import { loadChunk } from '@/ui/shell/loading/ChunkLoadError';
import { LeaveGuard, LeaveGuardContext } from '@/ui/shell/leaving/LeaveGuard';
import { lazy } from '@/ui/shell/loading/lazy';
import { ViewModelsContext } from '@/ui/shell/ViewModelsContext';
import { focusedMessage } from '@tests/support/focusedMessage';
import { aShell } from '@tests/support/aShell';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aCompleteBusiness } from '@tests/support/builders/aCompleteBusiness';
import { aContact } from '@tests/support/builders/aContact';
import { defined } from '@tests/support/builders/defined';
import { deferred } from '@tests/support/deferred';
import { renderPage } from '@tests/support/renderPage';
import { text, textIn } from '@tests/support/text';

afterEach(() => void vi.restoreAllMocks());

interface Shown {
  readonly business?: Business;
  readonly parts?: readonly ListingPart[];
  readonly query?: string;
  readonly language?: Language;
  readonly guard?: LeaveGuard;
}

/** Stands for the browser's button. */
function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

async function aPage({
  business = aCompleteBusiness(),
  parts = ['texts', 'hours', 'contacts', 'photo'],
  query = '',
  language,
  guard,
}: Shown = {}) {
  const world = anOwnersWorld({ businesses: [business], listingParts: parts });
  await world.listingEditing.createEditing.load();
  const page = await renderPage(
    <LeaveGuardContext value={guard}>
      <Back />
      <Routes>
        <Route path="/dashboard/business/:id" element={<BusinessDetailPage />} />
      </Routes>
    </LeaveGuardContext>,
    {
      language,
      path: `/dashboard/business/business-1${query}`,
      viewModels: world,
      loadedParts: [editingArea],
    },
  );
  await screen.findByRole('heading', { level: 1 });
  const listings = new InMemoryListingRepository(world.world);
  const elsewhere = async (change: BusinessChange): Promise<void> => {
    const read = await listings.read(aBusinessId());
    if (read.ok) await listings.write(read.value, change);
  };
  return { world, page, elsewhere, user: userEvent.setup() };
}

const SAVE = { name: text('editing.save') };
const nameIn = (language: Language) =>
  screen.findByRole('textbox', { name: text(`editing.texts.in.name.${language}`) });

async function aForm(shown: Shown = {}) {
  const made = await aPage({ query: '?edit=texts', ...shown });
  await screen.findByRole('button', SAVE);
  return made;
}

/** Types another English name. */
async function typed() {
  const made = await aForm();
  const name = await nameIn('en');
  await made.user.clear(name);
  await made.user.type(name, 'Levi & Sons');
  return made;
}

describe('Enter', () => {
  it.each([
    ['on a switch does not submit the form', '?edit=hours', () => screen.getAllByRole('switch')[0], true],
    [
      'in a text is left to the browser, which submits the form',
      '?edit=texts',
      () => screen.getAllByRole('textbox')[0],
      false,
    ],
  ])('%s', async (_, query, control, isIgnored) => {
    await aForm({ query });
    const target = defined(control());
    const enter = createEvent.keyDown(target, { key: 'Enter' });
    fireEvent(target, enter);
    expect(enter.defaultPrevented).toBe(isIgnored);
  });
});

describe('autofill', () => {
  it('is declined for the fields of the business, because it would offer details of the owner', async () => {
    await aForm({ query: '?edit=contacts' });
    const form = screen.getByRole('form', { name: text('editing.contacts.title') });
    expect(form).toHaveAttribute('autocomplete', 'off');
  });
});

describe('the page of a business', () => {
  it('adds no second history entry when Edit is pressed again before the form is shown', async () => {
    const { page, user } = await aPage();
    const [edit] = screen.getAllByRole('link', { name: /^Edit/ });
    if (!(edit instanceof HTMLAnchorElement)) throw new Error('Expected a link to a form');
    const here = location.href;
    history.replaceState(null, '', edit.href);
    await user.click(edit);
    expect(page.search()).toBe('');
    history.replaceState(null, '', here);
    await user.click(edit);
    expect(page.search()).toContain('edit=');
  });

  it('has no way to edit without the setting', async () => {
    const { page } = await aPage({ parts: [], query: '?edit=texts' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Levi Locks' })).toBeVisible();
    expect(page.container.querySelector('a[href*="edit="]')).toBeNull();
  });

  it('leads to the form of each part', async () => {
    const { page } = await aPage({ parts: ['texts', 'hours'] });
    await screen.findByRole('heading', { level: 2, name: text('detail.hours.title') });
    const links = [...page.container.querySelectorAll('a[href*="edit="]:not([href*="field="])')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual([
      '/dashboard/business/business-1?edit=texts',
      '/dashboard/business/business-1?edit=hours',
    ]);
  });

  it('leads from each missing detail to its field, in the middle of the window', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const business = aBusiness({ status: 'draft', name: undefined, names: { he: 'לוי' } });
    const { user } = await aPage({ business });
    await user.click(await screen.findByRole('link', { name: new RegExp(text('detail.missing.name.ar')) }));
    const name = await nameIn('ar');
    expect(name).toHaveFocus();
    expect(scroll).toHaveBeenLastCalledWith({ block: 'center', behavior: 'instant' });
    expect(scroll.mock.contexts.at(-1)).toBe(name);
  });

  it('leads from what is wrong to its field, and not to the mobile app', async () => {
    const hours = [
      { dayOfWeek: 1, startTime: '09:00', endTime: '14:00', isActive: true },
      { dayOfWeek: 1, startTime: '12:00', endTime: '18:00', isActive: true },
    ] as const;
    const business = aBusiness({ status: 'draft', category: 'plumbing', operatingHours: hours });
    await aPage({ business });
    const wrong = text('detail.wrong.overlap', { day: text('detail.hours.day1') });
    const link = await screen.findByRole('link', { name: new RegExp(wrong) });
    expect(link).toHaveAttribute('href', '/dashboard/business/business-1?edit=hours&field=hours.1');
    for (const inApp of ['detail.missing.inApp', 'detail.wrong.inApp'] as const)
      expect(screen.queryByText(text(inApp))).not.toBeInTheDocument();
  });

  it('keeps the mobile app for what has no form', async () => {
    const business = aBusiness({
      status: 'draft',
      category: 'plumbing',
      name: undefined,
      names: { he: 'לוי' },
    });
    await aPage({ business, parts: ['texts'] });
    expect(await screen.findByText(text('detail.missing.inApp'))).toBeVisible();
    expect(screen.queryByRole('link', { name: new RegExp(text('detail.hours.title')) })).toBeNull();
  });
});

describe('the form of the texts', () => {
  it('shows the listing with every key, and how much room is left', async () => {
    await typed();
    const preview = screen.getByRole('region', { name: text('editing.texts.preview') });
    expect(within(preview).getByText('Levi & Sons')).toBeVisible();
    expect(await nameIn('en')).toHaveAccessibleDescription(
      expect.stringContaining(text('editing.texts.count', { number: '11', max: '80' })),
    );
    const bar = screen.getByRole('region', { name: text('editing.actions') });
    const changes = text('editing.changes', { count: 1 });
    expect(within(bar).getByText(changes)).toBeVisible();
    expect(screen.getByText(changes, { selector: '[role=status]' })).toBeInTheDocument();
    expect(within(bar).getByText(text('editing.texts.in.name.en'))).toBeVisible();
  });

  it('says when a text looks misplaced', async () => {
    const { user } = await aForm();
    await user.type(await nameIn('ar'), ' Levi Locks and sons');
    expect(screen.getByText(text('editing.texts.script.en'))).toBeInTheDocument();
  });

  it('shows which name customers see instead of an empty one, as the page of the business shows it', async () => {
    const names = { en: 'Cafe Noor', he: 'קפה נור' };
    await aForm({ business: aBusiness({ name: 'קפה נור', names }) });
    const preview = await screen.findByRole('region', { name: text('editing.texts.preview') });
    expect(within(preview).getAllByText('קפה נור')).toHaveLength(2);
  });

  it('blocks Save with the number of errors and the place of the first', async () => {
    const { user, world } = await aForm();
    const name = await nameIn('he');
    await user.click(name);
    await user.paste('א'.repeat(90));
    await user.click(screen.getByRole('button', SAVE));
    expect(name).toHaveFocus();
    expect(name).toBeInvalid();
    expect(screen.getByRole('button', SAVE)).toHaveAccessibleDescription(
      text('editing.errorsLeft', { count: 1, where: text('editing.texts.in.name.he') }),
    );
    expect(world.network.requestCountOf('update-business')).toBe(0);
  });

  it('shows the language of the first error at Save, because phones show one language only', async () => {
    const { user } = await aForm();
    const inHebrew = screen.getByRole('radio', { name: LANGUAGE_NAMES.he });
    const inEnglish = screen.getByRole('radio', { name: LANGUAGE_NAMES.en });
    await user.click(await nameIn('he'));
    await user.paste('א'.repeat(90));
    await user.click(inEnglish);
    await user.click(screen.getByRole('button', SAVE));
    expect(inHebrew).toBeChecked();
    expect(await nameIn('he')).toHaveFocus();
  });

  it('is in the language of the page', async () => {
    await aPage({ query: '?edit=texts', language: 'he' });
    expect(await screen.findByRole('textbox', { name: textIn.he('editing.texts.in.name.ar') })).toBeVisible();
  });
});

it('the bar names the first error in the order of the form, a contact by its name', async () => {
  const contacts = [aContact({ name: 'Dana' }), aContact({ name: 'Yossi' })];
  const { user } = await aForm({ query: '?edit=contacts', business: aBusiness({ contacts }) });
  fireEvent.change(screen.getByLabelText(text('editing.contacts.website')), { target: { value: 'example' } });
  await user.click(
    screen.getByRole('button', {
      name: `${text('editing.contacts.edit', { name: isolated('Yossi') })} 03-555-0101`,
    }),
  );
  const phone = within(screen.getByRole('group', { name: 'Yossi' })).getByLabelText(
    text('editing.contacts.phone'),
  );
  fireEvent.change(phone, { target: { value: 'soon' } });
  await user.click(screen.getByRole('button', SAVE));
  expect(phone).toHaveFocus();
  expect(screen.getByRole('button', SAVE)).toHaveAccessibleDescription(
    text('editing.errorsLeft', { count: 2, where: 'Yossi' }),
  );
});

it('a contact is put back by Undo, with the focus in it', async () => {
  const contacts = [aContact({ name: 'Dana' }), aContact({ name: 'Yossi' })];
  const { user } = await aForm({ query: '?edit=contacts', business: aBusiness({ contacts }) });
  const name = text('editing.contacts.removeContactOf', { name: isolated('Dana') });
  await user.click(screen.getByRole('button', { name }));
  expect(screen.queryByRole('group', { name: 'Dana' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: text('editing.saved.undo') }));
  const [first] = within(screen.getByRole('group', { name: 'Dana' })).getAllByRole('textbox');
  await waitFor(() => expect(first).toHaveFocus());
});

describe('the form of the hours', () => {
  it('names a day without times at Save and not before, and keeps its error while the focus is in it', async () => {
    const { user, world } = await aForm({ query: '?edit=hours' });
    const friday = within(
      screen.getByRole('group', { name: text('editing.hours.dayName', { day: text('detail.hours.day5') }) }),
    );
    const save = screen.getByRole('button', SAVE);
    await user.click(friday.getByRole('switch'));
    await user.tab();
    await user.click(screen.getByText(text('editing.hours.lead')));
    expect(save).not.toHaveAccessibleDescription();
    for (let presses = 0; presses < 2; presses += 1) {
      await user.click(save);
      const opens = friday.getByLabelText(text('editing.hours.opens'));
      expect(opens).toHaveFocus();
      expect(opens).toHaveAccessibleDescription(text('editing.hours.incomplete'));
    }
    expect(save).toHaveAccessibleDescription(
      text('editing.errorsLeft', {
        count: 1,
        where: text('editing.hours.dayName', { day: text('detail.hours.day5') }),
      }),
    );
    expect(world.network.requestCountOf('update-business')).toBe(0);
  });
});

describe('saving', () => {
  it('returns to the page, which says so with the focus and offers Undo', async () => {
    const { user, page } = await typed();
    await user.click(screen.getByRole('button', SAVE));
    expect(await screen.findByRole('heading', { level: 1, name: 'Levi & Sons' })).toBeVisible();
    expect(page.search()).toBe('');
    expect(await focusedMessage()).toHaveTextContent(text('editing.texts.saved'));
    await user.click(screen.getByRole('button', { name: text('editing.saved.undo') }));
    expect(await screen.findByText(text('editing.saved.undone'))).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Levi Locks' })).toBeVisible();
    expect(screen.queryByRole('button', { name: text('editing.saved.undo') })).toBeNull();
    await user.click(screen.getByRole('button', { name: text('editing.saved.close') }));
    expect(screen.queryByText(text('editing.saved.undone'))).toBeNull();
  });

  it('that is refused keeps the form, and takes the focus to the reason', async () => {
    const { user, world } = await typed();
    world.network.setOutage('update-business', 'refused');
    await user.click(screen.getByRole('button', SAVE));
    const alert = await screen.findByText(text('editing.refused'));
    expect(alert.closest('[tabindex]')).toHaveFocus();
    expect(await nameIn('en')).toHaveValue('Levi & Sons');
  });

  it('that the service refuses for too many requests says how long to wait, from the response', async () => {
    const { user } = await typed();
    const request = { status: 429, id: undefined, receivedAt: instant(Date.now() - 300_000) };
    vi.spyOn(InMemoryListingRepository.prototype, 'write').mockResolvedValue(
      failure({ kind: 'refused', retryAfter: 600_000, request }),
    );
    await user.click(screen.getByRole('button', SAVE));
    expect(await focusedMessage()).toHaveTextContent(text('errors.tooManyMinutes', { count: 5, number: 5 }));
  });

  it('is not followed by a loading page, and focuses its result, which has a name', async () => {
    const { user } = await typed();
    const shown: (string | null)[] = [];
    const observer = new MutationObserver(() => shown.push(document.body.textContent));
    observer.observe(document.body, { subtree: true, childList: true });
    await user.click(screen.getByRole('button', SAVE));
    expect(await screen.findByRole('group', { name: text('editing.texts.saved') })).toHaveFocus();
    observer.disconnect();
    expect(shown.filter((each) => each?.includes(text('editing.loading')))).toEqual([]);
  });

  it('that fails shows the changed text, whatever the language of the page', async () => {
    const { user, world } = await aForm();
    await user.type(await nameIn('ar'), ' 2');
    world.network.setOutage('update-business', 'unavailable');
    await user.click(screen.getByRole('button', SAVE));
    await screen.findByRole('heading', { level: 1, name: text('editing.texts.outcomeUnknown') });
    await act(async () => world.clock.advance(60_000));
    expect(await screen.findByRole('radio', { name: /العربية/u })).toBeChecked();
  });

  it('that is reconciled as failed focuses the reason, and not the field of the link', async () => {
    const { user, world } = await aForm({ query: '?edit=texts&field=name.en' });
    await waitFor(async () => expect(await nameIn('en')).toHaveFocus());
    await user.type(await nameIn('en'), ' 2');
    world.network.setOutage('update-business', 'unavailable');
    await user.click(screen.getByRole('button', SAVE));
    await screen.findByRole('heading', { level: 1, name: text('editing.texts.outcomeUnknown') });
    await act(async () => world.clock.advance(60_000));
    expect(await focusedMessage()).toHaveTextContent(text('editing.notSaved'));
  });

  it('that is forbidden says that a permission is missing, and keeps the form', async () => {
    const { user, world } = await typed();
    world.network.setOutage('update-business', 'forbidden');
    await user.click(screen.getByRole('button', SAVE));
    const message = await focusedMessage();
    expect(message).toHaveTextContent(text('editing.refused'));
    expect(message).toHaveTextContent(text('errors.forbidden'));
    expect(await nameIn('en')).toHaveValue('Levi & Sons');
  });

  it('with an unknown outcome is reconciled, and the page of the business says so too', async () => {
    const { user, world } = await typed();
    world.network.setOutage('update-business', 'response-lost');
    await user.click(screen.getByRole('button', SAVE));
    expect(
      await screen.findByRole('heading', { level: 1, name: text('editing.texts.outcomeUnknown') }),
    ).toBeVisible();
    const valueIn = (card: 'before' | 'after') =>
      within(screen.getByRole('region', { name: text(`editing.outcomeUnknown.${card}`) })).getByRole(
        'definition',
      );
    expect(valueIn('before')).toHaveTextContent('Levi Locks');
    expect(valueIn('after')).toHaveTextContent('Levi & Sons');
    await user.click(screen.getByRole('button', { name: text('editing.back') }));
    expect(await screen.findByText(text('editing.texts.outcomeUnknown'))).toBeVisible();
    await user.click(screen.getByRole('link', { name: text('editing.outcomeUnknown.show') }));
    expect(
      await screen.findByRole('heading', { level: 1, name: text('editing.texts.outcomeUnknown') }),
    ).toBeVisible();
    await act(async () => world.clock.advance(60_000));
    expect(await screen.findByText(text('editing.texts.saved'))).toBeVisible();
  });

  it('after a change elsewhere asks which version stays', async () => {
    const { user, elsewhere, world } = await typed();
    await elsewhere({ 'name.en': 'Theirs' });
    await user.click(screen.getByRole('button', SAVE));
    expect(
      await screen.findByRole('heading', { level: 1, name: text('editing.conflict.title') }),
    ).toBeVisible();
    const save = screen.getByRole('button', { name: text('editing.conflict.save') });
    expect(save).toHaveAccessibleDescription(text('editing.conflict.open', { count: 1 }));
    await user.click(screen.getByRole('radio', { name: /Theirs/ }));
    expect(screen.getByText(text('editing.conflict.nothing'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: text('editing.conflict.allMine') }));
    await user.click(save);
    expect(await screen.findByText(text('editing.texts.saved'))).toBeVisible();
    expect(world.world.business(aBusinessId())?.names.en).toBe('Levi & Sons');
  });

  it('after a change elsewhere says when that was and when the form was opened, with the day', async () => {
    const { user, elsewhere, world } = await typed();
    const opened = formatMoment(world.clock.now());
    await act(async () => world.clock.advance(24 * 3_600_000));
    await elsewhere({ 'name.en': 'Theirs' });
    const time = formatMoment(world.clock.now());
    await user.click(screen.getByRole('button', SAVE));
    expect(await screen.findByText(text('editing.conflict.text', { time, opened }))).toBeVisible();
  });

  it('after a change elsewhere says no time of it that is before the form was opened', async () => {
    const { user, elsewhere, world } = await typed();
    const opened = formatMoment(world.clock.now());
    world.clock.jump(-60_000);
    await elsewhere({ 'name.en': 'Theirs' });
    await user.click(screen.getByRole('button', SAVE));
    expect(await screen.findByText(text('editing.conflict.textNoTime', { opened }))).toBeVisible();
  });

  it('says that the change was sent when the service has stored something else', async () => {
    const { user, elsewhere, world } = await typed();
    const write = vi.spyOn(InMemoryListingRepository.prototype, 'write');
    write.mockImplementationOnce(async () => {
      await elsewhere({ 'name.en': 'LEVI & SONS' });
      return success();
    });
    await user.click(screen.getByRole('button', SAVE));
    expect(await screen.findByText(text('editing.conflict.textSent'))).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: text('editing.conflict.titleSent') })).toBeVisible();
    expect(world.world.business(aBusinessId())?.names.en).toBe('LEVI & SONS');
  });

  it('of a business that is gone shows what was typed', async () => {
    const { user, world } = await typed();
    world.world.business = () => undefined;
    await user.click(screen.getByRole('button', SAVE));
    expect(await screen.findByRole('heading', { level: 1, name: text('editing.gone') })).toBeVisible();
    expect(screen.getByText('Levi & Sons')).toBeVisible();
  });
});

describe('a business that can no longer be edited here when it is saved', () => {
  async function refused() {
    const made = await typed();
    const listings: ListingRepository = InMemoryListingRepository.prototype;
    const read = deferred<Awaited<ReturnType<ListingRepository['read']>>>();
    vi.spyOn(listings, 'read').mockReturnValue(read.promise);
    await made.user.click(screen.getByRole('button', SAVE));
    const answer = async () => act(async () => read.resolve(failure({ kind: 'listing-not-editable' })));
    return { ...made, answer };
  }

  it('shows why, and what was typed', async () => {
    const { user, answer } = await refused();
    expect(screen.getByText(text('editing.saving'))).toHaveRole('status');
    await answer();
    expect(await screen.findByRole('heading', { level: 1, name: text('editing.notEditable') })).toBeVisible();
    expect(await focusedMessage()).toHaveAccessibleName(text('editing.notEditable'));
    expect(screen.getByText(text('editing.notSaved'))).toBeVisible();
    expect(screen.getByText('Levi & Sons')).toBeVisible();
    await user.click(screen.getByRole('button', { name: text('editing.back') }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Levi Locks' })).toBeVisible();
  });

  it('says on the page of the business that nothing was saved', async () => {
    const { user, answer } = await refused();
    await user.click(screen.getByRole('link', { name: 'Levi Locks' }));
    expect(await screen.findByText(text('editing.saving'))).toBeVisible();
    await answer();
    expect(await screen.findByText(text('editing.notSaved'))).toBeVisible();
  });
});

describe('a form that cannot be opened', () => {
  it('says why, and opens after another try', async () => {
    const { world, user } = await aPage();
    world.network.setOutage('view-business', 'unavailable');
    await user.click(await screen.findByRole('link', { name: new RegExp(text('detail.texts')) }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text('editing.loadFailed'));
    world.network.clearOutage();
    await user.click(screen.getByRole('button', { name: text('errors.tryAgain') }));
    expect(await nameIn('en')).toHaveValue('Levi Locks');
  });
});

describe('a photo that was not saved', () => {
  it('is asked about on the page of the business too', async () => {
    const guard = new LeaveGuard();
    const { user, world } = await aPage({ query: '?edit=photo', guard });
    await user.click(await screen.findByRole('button', { name: text('editing.photo.remove') }));
    world.network.setOutage('update-business', 'unavailable');
    await user.click(screen.getByRole('button', SAVE));
    await user.click(await screen.findByRole('button', { name: text('editing.back') }));
    await act(async () => world.clock.advance(180_000));
    expect(await screen.findByText(text('editing.notSaved'))).toBeVisible();
    act(() => guard.ask(() => undefined));
    expect(await screen.findByText(text('editing.leave.text'))).toBeVisible();
  });
});

describe('a form whose code cannot be loaded', () => {
  it('says so, and Back shows the page of the business, which has lost nothing', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const world = anOwnersWorld({ businesses: [aCompleteBusiness()], listingParts: ['texts'] });
    const createEditing = lazy(async () =>
      loadChunk(async () => Promise.reject<CreateEditing>(new TypeError('Offline'))),
    );
    const { viewModels } = await aShell();
    await renderPage(
      <ViewModelsContext value={viewModels}>
        <Back />
        <AppErrorBoundary>
          <Routes>
            <Route path="/dashboard/business/:id" element={<BusinessDetailPage />} />
          </Routes>
        </AppErrorBoundary>
      </ViewModelsContext>,
      {
        path: '/dashboard/business/business-1',
        viewModels: { ...world, listingEditing: { ...world.listingEditing, createEditing } },
        loadedParts: [editingArea],
      },
    );
    const user = userEvent.setup();
    for (let visits = 0; visits < 2; visits += 1) {
      const edit = await screen.findByRole('link', { name: new RegExp(text('detail.texts')) });
      /* React needs to wait for what suspends. */
      await act(async () => user.click(edit));
      expect(await screen.findByRole('alert')).toHaveTextContent(text('shell.connection.unreachableTitle'));
      await user.click(screen.getByRole('button', { name: 'Back' }));
      expect(screen.getByRole('heading', { level: 1, name: 'Levi Locks' })).toBeVisible();
    }
    expect(world.network.requestCountOf('view-business')).toBe(1);
  });
});

describe('leaving a form without a save', () => {
  const editTexts = () => screen.findByRole('link', { name: new RegExp(text('detail.texts')) });

  it.each([text('editing.cancel'), 'Back'])('leads back to its link: %s', async (button) => {
    const scroll = vi.spyOn(window, 'scrollTo');
    const { user } = await aPage();
    await user.click(await editTexts());
    await screen.findByRole('button', SAVE);
    /* The browser's button takes no focus. */
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(await editTexts()).toHaveFocus();
    expect(scroll).toHaveBeenCalledTimes(2);
  });

  it('leads back to the link of the field that was missing', async () => {
    const business = aBusiness({ status: 'draft', name: undefined, names: { he: 'לוי' } });
    const { user } = await aPage({ business });
    const name = new RegExp(text('detail.missing.name.ar'));
    await user.click(await screen.findByRole('link', { name }));
    await user.click(await screen.findByRole('button', { name: text('editing.cancel') }));
    expect(await screen.findByRole('link', { name })).toHaveFocus();
  });

  it('stays at the top when the page has something to say about the form', async () => {
    const { user, world } = await typed();
    world.network.setOutage('update-business', 'response-lost');
    await user.click(screen.getByRole('button', SAVE));
    await user.click(await screen.findByRole('button', { name: text('editing.back') }));
    expect(await screen.findByText(text('editing.texts.outcomeUnknown'))).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

it('a form that throws while rendering is left by Back', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { user } = await aPage();
  vi.spyOn(EditingViewModel.prototype, 'show').mockImplementation((part) => {
    if (part !== undefined) throw new Error('A bug');
  });
  await user.click(await screen.findByRole('link', { name: new RegExp(text('detail.texts')) }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text('shell.failure.title'));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Levi Locks' })).toBeVisible();
});

describe('the photo', () => {
  it('is removed with the next save, and the removal can be taken back', async () => {
    const { user, world } = await aPage({ query: '?edit=photo' });
    await user.click(await screen.findByRole('button', { name: text('editing.photo.remove') }));
    await user.click(screen.getByRole('button', { name: text('editing.saved.undo') }));
    await user.click(screen.getByRole('button', { name: text('editing.photo.remove') }));
    await user.click(screen.getByRole('button', SAVE));
    expect(await screen.findByText(text('editing.photo.saved'))).toBeVisible();
    expect(world.world.business(aBusinessId())?.profilePhoto).toBeUndefined();
  });
});

describe('what is announced while typing', () => {
  const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  const count = (number: string) => text('editing.texts.count', { number, max: '80' });

  it('is the count at 90 % and at the limit, and no other', async () => {
    const { user } = await aForm();
    const name = await nameIn('en');
    await user.clear(name);
    await user.click(name);
    const said: string[] = [];
    for (const pasted of ['x'.repeat(71), 'x', 'x', 'x'.repeat(7), 'x']) {
      await user.paste(pasted);
      said.push(statuses().find((status) => /80/u.test(status)) ?? '');
    }
    expect(said).toEqual(['', count('72'), count('72'), count('80'), count('80')]);
  });

  it('is the errors that are left', async () => {
    const { user } = await aForm();
    const name = await nameIn('en');
    await user.clear(name);
    await user.click(name);
    await user.paste('x'.repeat(81));
    await user.tab();
    await waitFor(() =>
      expect(statuses()).toContain(
        text('editing.errorsLeft', { count: 1, where: text('editing.texts.in.name.en') }),
      ),
    );
  });
});

describe('the same form in two tabs', () => {
  /** Another tab of the same owner. */
  async function twoTabs() {
    const made = await typed();
    const create = await made.world.listingEditing.createEditing.load();
    const other = create(aBusinessId());
    other.start();
    act(() => other.show('texts'));
    await screen.findByText(text('editing.otherTab'));
    const change = async (field: 'name.en' | 'name.he', value: string): Promise<void> => {
      if (other.state.kind !== 'editing')
        throw new Error(`Expected the other tab to edit, not ${other.state.kind}`);
      other.state.form.change(field, value);
      await act(async () => other.save());
    };
    return { ...made, other, change };
  }

  it('is said in both, until one of them leaves', async () => {
    const { other } = await twoTabs();
    expect(other.otherTabs.state).toBe('open');
    expect(screen.getByText(text('editing.otherTab')).closest('[role="status"]')).not.toBeNull();
    act(() => other.cancel());
    await waitFor(() => expect(screen.queryByText(text('editing.otherTab'))).toBeNull());
  });

  it('shows what the other one saved in the fields that were not changed here', async () => {
    const { change } = await twoTabs();
    await change('name.he', 'לוי ובניו');
    expect(await screen.findByText(text('editing.otherSaved'))).toBeVisible();
    expect(await nameIn('he')).toHaveValue('לוי ובניו');
    expect(await nameIn('en')).toHaveValue('Levi & Sons');
  });

  it('asks which version stays where both changed the same field', async () => {
    const { change } = await twoTabs();
    await change('name.en', 'Levi Brothers');
    expect(await screen.findByRole('heading', { name: text('editing.conflict.title') })).toBeVisible();
    expect(screen.getAllByText('Levi Brothers')[0]).toBeVisible();
  });
});
