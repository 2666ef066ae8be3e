import { type ReactNode, useEffect } from 'react';
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAIN_ID } from '@/ui/shell/layout/mainLandmark';
import { keepFocus } from '@/ui/shell/useScreen';

function Page({ children, dialog }: { readonly children: ReactNode; readonly dialog?: ReactNode }) {
  useEffect(keepFocus, []);
  return (
    <>
      <header>
        <button type="button">Menu</button>
      </header>
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      {dialog}
    </>
  );
}

const SECTION = (
  <section aria-labelledby="title">
    <h2 id="title">Section</h2>
  </section>
);
const SECTION_WITH_BUTTON = (
  <section aria-labelledby="title">
    <h2 id="title">Section</h2>
    <button type="button">Press</button>
  </section>
);

const press = () => screen.getByRole('button', { name: 'Press' });
const mutationsObserved = async () => Promise.resolve();

describe('the focus of a button that is removed', () => {
  let show: (page: ReactNode, dialog?: ReactNode) => Promise<void>;

  beforeEach(() => {
    const { rerender } = render(<Page>{SECTION_WITH_BUTTON}</Page>);
    show = async (page, dialog) => {
      rerender(<Page dialog={dialog}>{page}</Page>);
      await mutationsObserved();
    };
    press().focus();
  });

  it('moves to the heading of its section', async () => {
    await show(SECTION);
    expect(screen.getByRole('heading', { name: 'Section' })).toHaveFocus();
  });

  it('moves to the heading of the page when the section is gone too', async () => {
    await show(<h1 tabIndex={-1}>Page</h1>);
    expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus();
  });

  it('moves to the main landmark when there is no heading', async () => {
    await show(<p>Loading</p>);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('moves to a focusable element around it', async () => {
    const box = (content: ReactNode) => (
      <section aria-labelledby="title">
        <h2 id="title">Section</h2>
        <div key="box" tabIndex={-1} data-testid="box">
          {content}
        </div>
      </section>
    );
    await show(box(<button type="button">Press</button>));
    press().focus();
    await show(box('Done'));
    expect(screen.getByTestId('box')).toHaveFocus();
  });

  it('stays where the page has put it', async () => {
    await show(<input ref={(input) => input?.focus()} />);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('moves in Safari too, which focuses the main landmark instead of the button', async () => {
    screen.getByRole('main').focus();
    press().click();
    await show(SECTION);
    expect(screen.getByRole('heading', { name: 'Section' })).toHaveFocus();
  });

  it('does not return after a press on the page', async () => {
    press().blur();
    await mutationsObserved();
    await show(SECTION);
    expect(document.body).toHaveFocus();
  });

  it('is left alone outside the main landmark', async () => {
    screen.getByRole('button', { name: 'Menu' }).focus();
    await show(SECTION);
    screen.getByRole('button', { name: 'Menu' }).blur();
    await show(<p>Loading</p>);
    expect(document.body).toHaveFocus();
  });

  it('moves when the dialog that it opened has removed it', async () => {
    const dialog = (
      <div role="alertdialog">
        <button type="button">Confirm</button>
      </div>
    );
    await show(SECTION_WITH_BUTTON, dialog);
    screen.getByRole('button', { name: 'Confirm' }).focus();
    await show(SECTION, dialog);
    expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus();
    await show(SECTION);
    expect(screen.getByRole('heading', { name: 'Section' })).toHaveFocus();
  });

  it('is left to a dialog that closes', async () => {
    await show(
      SECTION_WITH_BUTTON,
      <div role="dialog">
        <button type="button">Close</button>
      </div>,
    );
    screen.getByRole('button', { name: 'Close' }).focus();
    await show(SECTION_WITH_BUTTON);
    expect(document.body).toHaveFocus();
  });
});
