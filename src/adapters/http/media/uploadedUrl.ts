import { UPLOADED_URL_PATHS } from '../assumptions';
import { parsePictureUrl } from '../payload/pictureUrl';

/** The URL of the uploaded picture (spec section 7). */
export function parseUploadedUrl(body: unknown): string | undefined {
  return UPLOADED_URL_PATHS.map((path) => parsePictureUrl(valueAt(body, path))).find(
    (url) => url !== undefined,
  );
}

function valueAt(body: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined,
    body,
  );
}
