import type { Ref } from 'react';
import { PICTURE_TYPES } from '@/domain/profile/pictureType';

interface PictureInputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly onChoose: (file: File) => void;
}

/** A hidden file input for a picture, which a visible button opens. The same file can be chosen twice in a row. */
export function PictureInput({ ref, label, onChoose }: PictureInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={PICTURE_TYPES.join(',')}
      aria-label={label}
      hidden
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        target.value = '';
        if (file !== undefined) onChoose(file);
      }}
    />
  );
}
