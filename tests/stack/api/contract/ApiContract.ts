import type { ApiCall } from '../calls';

/** What `openapi.yaml` says about the answers. */
export class ApiContract {
  /** What is wrong with an answer, in one line; undefined for one that is as it should be. */
  complaintAbout(_call: ApiCall, _status: number, _body: unknown): string | undefined {
    return undefined;
  }
}
