import type { PictureSize } from '@/domain/profile/pictureSize';
import type { ApiCall } from '../calls';
import { OpenApiDocument } from './OpenApiDocument';

/** Validates requests and responses against `openapi.yaml`. */
export class ApiContract {
  readonly #document = new OpenApiDocument();

  /** The violations of a response in one line; undefined when it is valid. Without a body the text is empty. */
  violationsOf(
    call: ApiCall,
    status: number,
    { mediaType, text }: { readonly mediaType: string | undefined; readonly text: string },
  ): string | undefined {
    const response = this.#document.response(this.#document.operation(call), status);
    if (response === undefined) return 'this status is not declared';
    const declared = response.body;
    if (declared === undefined) return text === '' ? undefined : 'an unexpected response body';
    if (text === '') return declared.schema.endsWith('/Unspecified') ? undefined : 'the body is missing';
    if (mediaType !== declared.mediaType) return `the media type is ${String(mediaType)}`;
    return this.#document.violationsOf(declared.schema, JSON.parse(text));
  }

  /** The size of the largest picture that an upload may have. */
  largestPicture(call: ApiCall): PictureSize {
    const size = this.#document.operation(call)['x-largest-picture'];
    if (size === undefined) throw new Error(`openapi.yaml has no x-largest-picture of ${call}`);
    return size;
  }

  /** Whether the header `Idempotency-Key` may have this value. */
  isIdempotencyKey(key: string): boolean {
    return this.#document.violationsOf('#/components/parameters/IdempotencyKey/schema', key) === undefined;
  }

  /** The violations of a JSON request. */
  requestViolations(call: ApiCall, body: unknown): string | undefined {
    const declared = this.#document.requestBody(this.#document.operation(call));
    if (declared === undefined) return 'an unexpected request body';
    return this.#document.violationsOf(declared.schema, body);
  }
}
