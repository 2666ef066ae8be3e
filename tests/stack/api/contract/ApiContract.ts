import type { ApiCall } from '../calls';
import { OpenApiDocument } from './OpenApiDocument';

/** What `openapi.yaml` says about the answers. */
export class ApiContract {
  readonly #document = new OpenApiDocument();

  /** What is wrong with an answer, in one line; undefined for one that is as it should be. */
  complaintAbout(call: ApiCall, status: number, body: unknown): string | undefined {
    const response = this.#document.response(this.#document.operation(call), status);
    if (response === undefined) return 'this status is not declared';
    const declared = response.body;
    if (declared === undefined) return body === undefined ? undefined : 'a body nobody expects';
    if (body === undefined)
      return declared.schema.endsWith('/Unspecified') ? undefined : 'the body is missing';
    return this.#document.complaintAbout(declared.schema, body);
  }

  /** The same about what was sent as JSON. */
  complaintAboutRequest(call: ApiCall, body: unknown): string | undefined {
    const declared = this.#document.requestBody(this.#document.operation(call));
    if (declared === undefined) return 'nobody expects a request body';
    return this.#document.complaintAbout(declared.schema, body);
  }
}
