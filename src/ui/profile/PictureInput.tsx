import type { RefObject } from 'react';
import { PICTURE_TYPES } from '@/domain/profile/pictureType';

interface PictureInputProps {
  /** Pressed by the button that is shown. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly onChoose: (file: File) => void;
}

/** The hidden input that opens the file chooser. The same file can be chosen again. */
export function PictureInput({ input, label, onChoose }: PictureInputProps) {
  return (
    <input
      ref={input}
      type="file"
      accept={PICTURE_TYPES.join(',')}
      aria-label={label}
      hidden
      onChange={({ target }) => {
        const file = target.files?.[0];
        target.value = '';
        if (file !== undefined) onChoose(file);
      }}
    />
  );
}
