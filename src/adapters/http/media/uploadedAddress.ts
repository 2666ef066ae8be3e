import { UPLOADED_ADDRESS_PATHS } from '../assumptions';
import { parsePictureAddress } from '../payload/pictureAddress';

/** The URL of the uploaded picture (spec section 7, decision C44). */
export function parseUploadedAddress(body: unknown): string | undefined {
  return UPLOADED_ADDRESS_PATHS.map((path) => parsePictureAddress(valueAt(body, path))).find(
    (address) => address !== undefined,
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
