import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { CopyListing } from '@/ui/business/listing/CopyListing';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { renderPage } from '@tests/support/renderPage';
import { text } from '@tests/support/text';

const LISTING = 'Cool breeze\nAir conditioners';
const LISTED = aBusiness({ names: { en: 'Cool breeze' }, category: 'Air conditioners' });
const SHARE = { name: text('listing.preview.share') };

/** Gives the browser a share sheet that ends like this, and collects what is shared. */
function aShareSheet(end: () => Promise<void>): readonly ShareData[] {
  const shared: ShareData[] = [];
  const share = async (data: ShareData): Promise<void> => {
    shared.push(data);
    await end();
  };
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return shared;
}

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

describe('sharing a listing', () => {
  it('is offered only where the browser can share', async () => {
    await renderPage(<CopyListing business={LISTED} language="en" />);
    expect(screen.getByRole('button', { name: text('listing.preview.copy') })).toBeVisible();
    expect(screen.queryByRole('button', SHARE)).not.toBeInTheDocument();
  });

  it('hands the text of the listing to the share sheet', async () => {
    const shared = aShareSheet(async () => undefined);
    await renderPage(<CopyListing business={LISTED} language="en" />);
    await userEvent.click(screen.getByRole('button', SHARE));
    expect(shared).toEqual([{ text: LISTING }]);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('reports no failure when the owner closes the share sheet, and can be repeated', async () => {
    const shared = aShareSheet(() => Promise.reject(new DOMException('Share canceled', 'AbortError')));
    await renderPage(<CopyListing business={LISTED} language="en" />);
    for (const times of [1, 2]) {
      await userEvent.click(screen.getByRole('button', SHARE));
      expect(shared).toHaveLength(times);
    }
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: text('listing.preview.copy') })).toBeVisible();
  });
});
