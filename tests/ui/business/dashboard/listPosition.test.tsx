import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasListPosition } from '@/ui/business/dashboard/listPosition';
import { useLinkClicks } from '@/ui/business/dashboard/useLinkClicks';

function List({ names }: { readonly names: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  useLinkClicks(list);
  return (
    <>
      <h1 tabIndex={-1}>Businesses</h1>
      <ul ref={list}>
        {names.map((name) => (
          <li key={name}>
            <a href={`/dashboard/business/${name}`}>{name}</a>
            <a href={`/dashboard/business/${name}/subscription`}>{`Plans of ${name}`}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

const renderList = (...names: readonly string[]) =>
  render(
    <MemoryRouter initialEntries={['/dashboard']}>
      <List names={names} />
    </MemoryRouter>,
  );

/** Opens a business that is 300 px from the top of the window, in a page that is scrolled by 2,000 px. */
async function openFrom(list: ReturnType<typeof renderList>, name: string): Promise<void> {
  vi.stubGlobal('scrollY', 2000);
  vi.spyOn(screen.getByText(name), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 300, 100, 44));
  await userEvent.click(screen.getByText(name));
  list.unmount();
  vi.stubGlobal('scrollY', 0);
}

describe('the place in a list', () => {
  const scrolled = vi.fn<(options: ScrollToOptions) => void>();

  beforeEach(() => {
    history.replaceState({ usr: 'of the router' }, '');
    vi.stubGlobal('scrollTo', scrolled);
    scrolled.mockReset();
  });
  afterEach(() => {
    history.replaceState(null, '');
    vi.unstubAllGlobals();
  });

  it('is restored after Back, and the link that was opened has the focus', async () => {
    await openFrom(renderList('one', 'two'), 'two');
    expect(history.state).toMatchObject({ usr: 'of the router' });
    expect(hasListPosition()).toBe(true);
    renderList('one', 'two');
    /* The link is at the top of the document of the test, and was 300 px below the top of the window. */
    expect(scrolled).toHaveBeenCalledWith({ top: -300, behavior: 'instant' });
    expect(screen.getByText('two')).toHaveFocus();
  });

  it('is that of the card whose plans were opened, although they open in another document', async () => {
    const openDocument = (event: MouseEvent): void => event.preventDefault();
    document.addEventListener('click', openDocument, { capture: true });
    const list = renderList('one', 'two');
    vi.stubGlobal('scrollY', 2000);
    await userEvent.click(screen.getByText('Plans of two'));
    document.removeEventListener('click', openDocument, { capture: true });
    list.unmount();
    vi.stubGlobal('scrollY', 0);
    renderList('one', 'two');
    expect(scrolled).toHaveBeenCalledOnce();
    expect(screen.getByText('two')).toHaveFocus();
  });

  it('is the former scroll position when the list no longer shows the link', async () => {
    await openFrom(renderList('one', 'two'), 'two');
    renderList('one');
    expect(scrolled).toHaveBeenCalledWith({ top: 2000, behavior: 'instant' });
    expect(document.body).toHaveFocus();
  });

  it('is not restored when the owner has scrolled already', async () => {
    await openFrom(renderList('one', 'two'), 'two');
    vi.stubGlobal('scrollY', 40);
    renderList('one', 'two');
    expect(scrolled).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
  });

  it.each([null, 'text', { listPlace: 'text' }, { listPlace: { path: '/' } }])(
    'is not restored when the history entry has none: %o',
    (state) => {
      history.replaceState(state, '');
      renderList('one');
      expect(hasListPosition()).toBe(false);
      expect(scrolled).not.toHaveBeenCalled();
    },
  );
});
