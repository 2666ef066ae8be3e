import type { PictureEncoder } from '@/application/ports/PictureEncoder';
import {
  isReadableSize,
  isSendableSize,
  parsePicture,
  type Picture,
  type CropRect,
  type PictureRefused,
} from '@/domain/profile/Picture';
import { failure, type Result } from '@/domain/shared/result';

/** A file selected by the owner. It is read only when its size is accepted. */
export interface ChosenFile {
  /** In bytes. */
  readonly size: number;
  /** Rejects when the file no longer exists or cannot be read. */
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Validates and re-encodes the selected file, so that it is safe to show and to upload (threats T6). */
export class PreparePicture {
  constructor(private readonly encoder: PictureEncoder) {}

  /** @param cropRect The part of the picture to keep. */
  async execute(file: ChosenFile, cropRect?: CropRect): Promise<Result<Picture, PictureRefused>> {
    if (!isReadableSize(file.size)) return failure({ kind: 'picture-too-large' });
    const bytes = await file.read().catch(() => undefined);
    if (bytes === undefined) return failure({ kind: 'picture-unreadable' });
    const picture = parsePicture(bytes);
    if (!picture.ok) return picture;
    const encoded = await this.encoder.encode(picture.value, cropRect);
    return encoded.ok && !isSendableSize(encoded.value.bytes.length)
      ? failure({ kind: 'picture-too-large-to-send' })
      : encoded;
  }
}
