import type { Picture } from '@/domain/profile/Picture';
import { UPLOAD_PART } from '../assumptions';

/** A picture as a multipart file. Its name says nothing but its type: what the file was called is nobody's business. */
export function uploadOf({ type, bytes }: Picture): FormData {
  const form = new FormData();
  form.append(UPLOAD_PART, new Blob([bytes], { type }), `picture.${type.slice('image/'.length)}`);
  return form;
}
