import type { Picture } from '@/domain/profile/Picture';
import { UPLOAD_PART } from '../assumptions';

/** The picture as multipart form data. The original file name is not sent, because it can be personal. */
export function uploadOf({ type, bytes }: Picture): FormData {
  const form = new FormData();
  form.append(UPLOAD_PART, new Blob([bytes], { type }), `picture.${type.slice('image/'.length)}`);
  return form;
}
