import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CropRect } from '@/domain/profile/Picture';
import type { PreparePicture } from '@/application/profile/PreparePicture';
import { failure, success } from '@/domain/shared/result';
import { FieldValue } from '@/ui/business/editing/FieldValue';
import { ListingForm } from '@/ui/business/editing/ListingForm';
import { PhotoForm } from '@/ui/business/editing/photo/PhotoForm';
import { InMemoryListingRepository } from '@/adapters/in-memory/InMemoryListingRepository';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aCompleteBusiness } from '@tests/support/builders/aCompleteBusiness';
import { aJpegFile } from '@tests/support/builders/aPictureFile';
import { deferred } from '@tests/support/deferred';
import { renderPage } from '@tests/support/renderPage';
import { text } from '@tests/support/text';
import { watchObjectUrls } from '@tests/support/watchObjectUrls';

const WINDOW = 300;

/* jsdom has no pointer capture. */
Element.prototype.setPointerCapture = () => undefined;

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    DOMRect.fromRect({ width: WINDOW, height: 350 }),
  );
});

async function aPhotoForm() {
  const world = anOwnersWorld({ businesses: [aCompleteBusiness()] });
  const read = await new InMemoryListingRepository(world.world).read(aBusinessId());
  if (!read.ok) throw new Error('Expected to read the business');
  return { world, form: new ListingForm(read.value, 'photo', world.clock) };
}

const FILE = new File([aJpegFile()], 'photo.jpg', { type: 'image/jpeg' });
const PREPARED = success({ type: 'image/jpeg', bytes: aJpegFile() } as const);

type Prepared = Awaited<ReturnType<PreparePicture['execute']>>;

/** A form whose chosen photo is still being prepared. */
async function aPhotoBeingPrepared() {
  const { world, form } = await aPhotoForm();
  const prepared = deferred<Prepared>();
  const page = await renderPage(
    <PhotoForm form={form} isReadOnly={false} preparePicture={async () => prepared.promise} />,
    { viewModels: world },
  );
  await userEvent.upload(screen.getByLabelText(text('editing.photo.choose'), { selector: 'input' }), FILE);
  return { ...page, form, prepared };
}

/** A form in which a photo of this size was chosen. */
async function aChosenPhoto(width = 2400, height = 1400) {
  const { world, form } = await aPhotoForm();
  const crops: (CropRect | undefined)[] = [];
  const answer: { next: Prepared | Promise<Prepared> } = { next: PREPARED };
  await renderPage(
    <PhotoForm
      form={form}
      isReadOnly={false}
      preparePicture={async (_, cropRect) => {
        crops.push(cropRect);
        return answer.next;
      }}
    />,
    { viewModels: world },
  );
  const user = userEvent.setup();
  await user.upload(screen.getByLabelText(text('editing.photo.choose'), { selector: 'input' }), FILE);
  const handle = await screen.findByRole('button', { name: text('editing.photo.position') });
  const image = handle.parentElement?.querySelector('img') ?? handle;
  Object.defineProperties(image, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  fireEvent.load(image);
  const lastCrop = async (): Promise<CropRect | undefined> => {
    await act(async () => form.preparing);
    return crops.at(-1);
  };
  const drag = (id: number, ...points: readonly (readonly [number, number])[]): void =>
    points.forEach(([clientX, clientY], index) =>
      fireEvent[index === 0 ? 'pointerDown' : 'pointerMove'](handle, {
        pointerId: id,
        isPrimary: id !== 2,
        clientX,
        clientY,
      }),
    );
  return { form, crops, answer, user, handle, image, lastCrop, drag };
}

describe('the photo in the arch', () => {
  it('is cropped from its middle to 6 by 7 at once', async () => {
    const { lastCrop, form, image } = await aChosenPhoto();
    expect(await lastCrop()).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
    expect(form.changedFields).toEqual(['photo']);
    expect(image.style.width).toBe('200%');
  });

  it('is moved by the arrow keys, 8 pixels at a time', async () => {
    const { lastCrop, user, handle, crops } = await aChosenPhoto();
    await lastCrop();
    act(() => handle.focus());
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowRight}x');
    const cropRect = await lastCrop();
    expect(cropRect?.x).toBeCloseTo(0.25 - (16 / WINDOW) * 0.5);
    expect(crops).toHaveLength(3);
  });

  it('is moved by buttons, 24 pixels at a time', async () => {
    const { lastCrop, user } = await aChosenPhoto();
    await user.click(screen.getByRole('button', { name: text('editing.photo.moves.right') }));
    expect((await lastCrop())?.x).toBeCloseTo(0.25 - (24 / WINDOW) * 0.5);
    await user.click(screen.getByRole('button', { name: text('editing.photo.moves.left') }));
    expect((await lastCrop())?.x).toBeCloseTo(0.25);
  });

  it('is moved by dragging, and enlarged by two fingers', async () => {
    const { lastCrop, drag, handle } = await aChosenPhoto();
    drag(1, [100, 100], [70, 100]);
    expect((await lastCrop())?.x).toBeCloseTo(0.3);
    drag(2, [170, 100], [270, 100]);
    expect((await lastCrop())?.width).toBeCloseTo(0.25);
    fireEvent.lostPointerCapture(handle, { pointerId: 1 });
    fireEvent.lostPointerCapture(handle, { pointerId: 2 });
    drag(3);
    fireEvent.pointerMove(handle, { pointerId: 3, clientX: 0, clientY: 0 });
    expect((await lastCrop())?.width).toBeCloseTo(0.25);
  });

  it('is enlarged by both fingers when they move between two renderings', async () => {
    const { lastCrop, drag, handle } = await aChosenPhoto();
    drag(1, [100, 100]);
    drag(2, [200, 100]);
    act(() => {
      fireEvent.pointerMove(handle, { pointerId: 1, clientX: 50, clientY: 100 });
      fireEvent.pointerMove(handle, { pointerId: 2, clientX: 250, clientY: 100 });
    });
    expect((await lastCrop())?.width).toBeCloseTo(0.25);
  });

  it('is not moved by the second button of a mouse, whose release the page may not get', async () => {
    const { lastCrop, drag, handle } = await aChosenPhoto();
    fireEvent.pointerDown(handle, { pointerId: 1, button: 2, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(handle, { pointerId: 1, clientX: 70, clientY: 100 });
    expect((await lastCrop())?.x).toBe(0.25);
    drag(1, [100, 100], [70, 100]);
    expect((await lastCrop())?.x).toBeCloseTo(0.3);
  });

  it('is moved and not enlarged by the next finger when the end of an earlier touch was lost', async () => {
    const { lastCrop, drag } = await aChosenPhoto();
    drag(1, [10, 10]);
    drag(4, [100, 100], [70, 100]);
    const cropRect = await lastCrop();
    expect([cropRect?.x, cropRect?.width]).toEqual([expect.closeTo(0.3), 0.5]);
  });

  it('has the framing from before, which a save uses, when it cannot be cropped again', async () => {
    const { form, answer, drag, image, lastCrop } = await aChosenPhoto();
    await lastCrop();
    drag(1, [100, 100], [70, 100]);
    await lastCrop();
    const { left } = image.style;
    const { picture } = form;
    answer.next = failure({ kind: 'picture-unreadable' });
    drag(3, [100, 100], [50, 100]);
    expect(image.style.left).not.toBe(left);
    await lastCrop();
    expect([form.preparing, form.picture, image.style.left]).toEqual([undefined, picture, left]);
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
    answer.next = PREPARED;
    drag(4, [100, 100], [90, 100]);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await lastCrop();
    expect(await form.preparing).toBe(true);
  });

  it('is the one chosen last, also when the earlier one is moved while it is prepared', async () => {
    const { form, answer, user, drag, lastCrop } = await aChosenPhoto();
    await lastCrop();
    const other = { type: 'image/jpeg', bytes: aJpegFile() } as const;
    const prepared = deferred<Prepared>();
    answer.next = prepared.promise;
    const input = screen.getByLabelText(text('editing.photo.choose'), { selector: 'input' });
    await user.upload(input, new File([aJpegFile()], 'other.jpg', { type: 'image/jpeg' }));
    answer.next = PREPARED;
    drag(1, [0, 0], [30, 0]);
    prepared.resolve(success(other));
    await lastCrop();
    expect(form.picture).toBe(other);
  });

  it('is enlarged with the slider, which says when it may look blurred', async () => {
    const { lastCrop } = await aChosenPhoto(600, 700);
    const slider = screen.getByRole('slider', { name: text('editing.photo.zoom') });
    expect(screen.queryByText(text('editing.photo.small'))).toBeNull();
    fireEvent.change(slider, { target: { value: '300' } });
    expect(slider).toHaveAttribute('aria-valuetext', '300%');
    expect((await lastCrop())?.width).toBeCloseTo(1 / 3);
    expect(screen.getByText(text('editing.photo.small'))).toBeVisible();
  });

  it('is taken back with Undo, also while it is cropped', async () => {
    const { form, user } = await aChosenPhoto();
    await user.click(screen.getByRole('button', { name: text('editing.saved.undo') }));
    await act(async () => form.preparing);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: text('editing.photo.position') })).toBeNull(),
    );
    expect(form.isChanged).toBe(false);
  });
});

describe('a chosen photo', () => {
  it('is waited for by a save', async () => {
    const { form, prepared } = await aPhotoBeingPrepared();
    const { preparing } = form;
    expect([form.picture, preparing]).toEqual([undefined, expect.any(Promise)]);
    await act(async () => prepared.resolve(PREPARED));
    expect(await preparing).toBe(true);
    expect(form.picture).toBeDefined();
  });

  it('that cannot be read ends the save that waits for it, and no later one', async () => {
    const { form, prepared } = await aPhotoBeingPrepared();
    const { preparing } = form;
    await act(async () => prepared.resolve(failure({ kind: 'picture-unreadable' })));
    expect(await preparing).toBe(false);
    expect(form.preparing).toBeUndefined();
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  });

  it('is taken also when the owner has left the form, and shown after the return', async () => {
    const unrevoked = watchObjectUrls();
    const { form, prepared, unmount } = await aPhotoBeingPrepared();
    unmount();
    await act(async () => prepared.resolve(PREPARED));
    expect(form.isChanged).toBe(true);
    const { world } = await aPhotoForm();
    const page = await renderPage(
      <PhotoForm form={form} isReadOnly={false} preparePicture={async () => prepared.promise} />,
      { viewModels: world },
    );
    expect(page.container.querySelector('img')?.src).toContain('blob:');
    expect(unrevoked()).toHaveLength(1);
    page.unmount();
    expect(unrevoked()).toEqual([]);
  });
});

describe('the photos of two versions', () => {
  it('are shown, because their words are the same', async () => {
    const { container } = await renderPage(
      <>
        <FieldValue field="photo" values={{ photo: 'https://pictures.example/mine.jpg' }} />
        <FieldValue field="photo" values={{ photo: 'https://pictures.example/theirs.jpg' }} />
        <FieldValue field="photo" values={{ photo: '' }} />
      </>,
    );
    const sources = Array.from(container.querySelectorAll('img'), ({ src }) => src);
    expect(sources).toEqual(['https://pictures.example/mine.jpg', 'https://pictures.example/theirs.jpg']);
    expect(container).toHaveTextContent(
      (['some', 'some', 'none'] as const).map((value) => text(`editing.photo.${value}`)).join(''),
    );
  });
});
