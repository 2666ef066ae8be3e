import type { PictureEncoder } from '@/application/ports/PictureEncoder';
import { hasAcceptedSize, parsePicture, type Picture, type PictureRefused } from '@/domain/profile/Picture';
import { failure, type Result } from '@/domain/shared/result';

/** A file the owner chose. It is read only when its size is acceptable. */
export interface ChosenFile {
  /** In bytes. */
  readonly size: number;
  /** Rejects when the file is gone, or may not be read. */
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Makes the chosen file a picture that is safe to show and to send (threats T6). */
export class PreparePicture {
  constructor(private readonly encoder: PictureEncoder) {}

  async execute(file: ChosenFile): Promise<Result<Picture, PictureRefused>> {
    if (!hasAcceptedSize(file.size)) return failure({ kind: 'picture-too-large' });
    const bytes = await file.read().catch(() => undefined);
    if (bytes === undefined) return failure({ kind: 'picture-unreadable' });
    const picture = parsePicture(bytes);
    return picture.ok ? this.encoder.encode(picture.value) : picture;
  }
}
