import { act, screen } from '@testing-library/react';
import { Power } from 'lucide-react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { COMPLETE_LANGUAGES } from '@/domain/shared/language';
import { ConfirmDialog } from '@/ui/design/controls/confirm-dialog/ConfirmDialog';
import { renderInLayout } from '@tests/support/renderInLayout';
import { text, textIn } from '@tests/support/text';

const NEVER = new Promise<never>(() => undefined);

describe('The message about a slow request', () => {
  it.each(COMPLETE_LANGUAGES)('is announced politely in the language of the page: %s', async (language) => {
    const words = textIn[language]('shell.stillWorking');
    const { slowRequests, clock } = await renderInLayout('/dashboard', { language, page: <h1>Page</h1> });
    void slowRequests.watch(NEVER);
    await act(async () => clock.advance(9_999));
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    await act(async () => clock.advance(1));
    expect((await screen.findByText(words)).closest('[role="status"]')).toBeInTheDocument();
  });

  it('is announced while a dialog is open', async () => {
    const { slowRequests, clock, user } = await renderInLayout('/dashboard', { page: <Asking /> });
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(screen.queryByRole('main')).not.toBeInTheDocument();
    void slowRequests.watch(NEVER);
    await act(async () => clock.advance(10_000));
    expect(await screen.findByText(text('shell.stillWorking'))).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(text('shell.stillWorking'));
  });
});

/** A page with an open confirmation dialog. */
function Asking() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Ask</button>
      <ConfirmDialog
        kind="danger"
        icon={Power}
        isOpen={isOpen}
        isBusy
        title="Sure?"
        confirmLabel="Yes"
        cancelLabel="No"
        onConfirm={() => undefined}
        onCancel={() => undefined}
      >
        Something
      </ConfirmDialog>
    </>
  );
}
