import type { Diagnostics } from '@/application/ports/Diagnostics';
import type { MediaStore } from '@/application/ports/MediaStore';
import type { WriteFailure } from '@/application/ports/ServiceFailure';
import type { Picture } from '@/domain/profile/Picture';
import { failure, success, type Result } from '@/domain/shared/result';
import type { ApiClient, ApiRequest } from '../ApiClient';
import { apiCalls } from '../apiCalls';
import { UPLOAD_PART, UPLOADED_URL_PATHS } from '../assumptions';
import { asIdempotentWriteFailure, writeResultOf } from '../serviceFailures';
import { parsePictureUrl } from '../payload/pictureUrl';
import { valueAt } from '../valueAt';

export class HttpMediaStore implements MediaStore {
  constructor(
    private readonly client: ApiClient,
    private readonly diagnostics: Diagnostics,
    private readonly call: (file: FormData) => ApiRequest = apiCalls.uploadUserMedia,
  ) {}

  async upload(picture: Picture): Promise<Result<string, WriteFailure>> {
    const sent = await this.client.send(this.call(uploadOf(picture)));
    const result = writeResultOf(sent, asIdempotentWriteFailure);
    if (!result.ok) return result;
    const url = parseUploadedUrl(result.value.body);
    if (url !== undefined) return success(url);
    this.diagnostics.report({ event: 'unreadable-data', detail: 'upload: no URL of the picture' });
    return failure({ kind: 'outcome-unknown' });
  }
}

/** The picture as multipart form data. The original file name is not sent, because it can be personal. */
function uploadOf({ type, bytes }: Picture): FormData {
  const form = new FormData();
  form.append(UPLOAD_PART, new Blob([bytes], { type }), `picture.${type.slice('image/'.length)}`);
  return form;
}

/** The URL of the uploaded picture (spec section 7). */
export function parseUploadedUrl(body: unknown): string | undefined {
  return UPLOADED_URL_PATHS.map((path) => parsePictureUrl(valueAt(body, ...path))).find(
    (url) => url !== undefined,
  );
}
