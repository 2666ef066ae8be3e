import type { BusinessRepository } from '@/application/ports/BusinessRepository';
import type { AbortSignalLike, ReadFailure } from '@/application/ports/ServiceFailure';
import { forEachConcurrently } from '@/application/requests/forEachConcurrently';
import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { User } from '@/domain/identity/User';
import { failure, type Result, success } from '@/domain/shared/result';

/** The owner's list while and after it loads. Each business is counted once: loaded, missing, failed or pending. */
export interface OwnBusinesses {
  /** The loaded businesses in the order of the owner's list, up to the first pending one. */
  readonly businesses: readonly Business[];
  /** The number of businesses that the responses did not contain (decision C34). */
  readonly missingCount: number;
  /** The businesses of the failed requests. */
  readonly failed: readonly BusinessId[];
  /** The number of businesses not loaded yet. The other counts are final when it is 0. */
  readonly pending: number;
}

/**
 * The number of businesses per request. A phone (CPU slowed four times) parses 96 records of 1.5 KB in 18 ms, about one
 * frame. 96 fill more than one screen, and nearly every owner needs only one request.
 */
export const CHUNK_SIZE = 96;

function inChunks<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / CHUNK_SIZE) }, (_, index) =>
    items.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
  );
}

type ListResult = Result<OwnBusinesses, ReadFailure>;

/** After this many failed requests the service counts as down, and no further request is sent (faults B.3). */
const MAX_FAILURES = 3;

/**
 * The partial list is reported again when it has grown by this factor. The page renders and counts the whole list at each
 * report, so reporting every response would take time that grows with the square of its length.
 */
const REPORTED_GROWTH = 1.2;

/**
 * Loads the businesses of an owner in chunks. Sends no request when the owner has none. When the service returns none
 * of them, the list is empty and counts all as missing, because they may all have been deleted (faults C6).
 */
export class ListBusinesses {
  constructor(private readonly businesses: Pick<BusinessRepository, 'byIds'>) {}

  /** @param onProgress Called with the partial list when it has grown by a fifth, until the last chunk is loaded. */
  async execute(
    owner: User,
    signal?: AbortSignalLike,
    onProgress: (progress: OwnBusinesses) => void = () => undefined,
  ): Promise<ListResult> {
    const chunks = inChunks(owner.businessIds);
    let reported = 0;
    const results = await this.#load(chunks, signal, (partial) => {
      const loaded = loadedIn(partial);
      if (!partial.includes(undefined) || loaded <= reported * REPORTED_GROWTH) return;
      reported = loaded;
      onProgress(progressOf(chunks, partial));
    });
    const all = progressOf(chunks, results);
    const error = decisiveFailure(results, all.businesses.length);
    return error === undefined ? success(all) : failure(error);
  }

  /** Loads the businesses of `before.failed` again. Returns the failure when all of them fail again. */
  async retryFailed(owner: User, before: OwnBusinesses, signal?: AbortSignalLike): Promise<ListResult> {
    const chunks = inChunks(before.failed);
    const results = await this.#load(chunks, signal);
    const loaded = progressOf(chunks, results);
    const error = decisiveFailure(results, results.filter(({ ok }) => ok).length);
    if (error !== undefined) return failure(error);
    const byId = new Map([...before.businesses, ...loaded.businesses].map((each) => [each.id, each]));
    const businesses = owner.businessIds.flatMap((id) => byId.get(id) ?? []);
    return success({ ...loaded, businesses, missingCount: before.missingCount + loaded.missingCount });
  }

  /** Resolves when every chunk has a response, an error, or was skipped after too many failures. */
  async #load(
    chunks: readonly Chunk[],
    signal: AbortSignalLike | undefined,
    onResponse: (results: PartialResults) => void = () => undefined,
  ): Promise<readonly ChunkResult[]> {
    const results: (ChunkResult | undefined)[] = chunks.map(() => undefined);
    let failures = 0;
    let lastFailure: ChunkResult = failure({ kind: 'unavailable' });
    await forEachConcurrently(chunks.entries(), async ([index, chunk]) => {
      const result = await this.businesses.byIds(chunk, signal);
      results[index] = result;
      if (!result.ok) {
        failures = isExpiry(result.error) ? MAX_FAILURES : failures + 1;
        lastFailure = result;
      }
      if (failures >= MAX_FAILURES || signal?.aborted === true) return 'stop';
      onResponse(results);
      return 'continue';
    });
    return results.map((result) => result ?? lastFailure);
  }
}

function isExpiry({ kind }: ReadFailure): boolean {
  return kind === 'session-expired';
}

/** The error of the whole list: an expired session, or the first error when nothing was loaded. */
function decisiveFailure(results: readonly ChunkResult[], loaded: number): ReadFailure | undefined {
  const errors = results.flatMap((result) => (result.ok ? [] : [result.error]));
  return errors.find(isExpiry) ?? (loaded === 0 ? errors[0] : undefined);
}

type Chunk = readonly BusinessId[];
type ChunkResult = Result<readonly Business[], ReadFailure>;

/** The result of each chunk, undefined while it has no response. */
type PartialResults = readonly (ChunkResult | undefined)[];

/** The results up to the first chunk without a response. */
function answeredIn(results: PartialResults): PartialResults {
  const end = results.indexOf(undefined);
  return end < 0 ? results : results.slice(0, end);
}

/** The length of the partial list, counted without building it. */
function loadedIn(results: PartialResults): number {
  return answeredIn(results).reduce(
    (sum, result) => sum + (result?.ok === true ? result.value.length : 0),
    0,
  );
}

/** The list up to the first chunk without a response. */
function progressOf(chunks: readonly Chunk[], results: PartialResults): OwnBusinesses {
  const answered = answeredIn(results);
  const businesses = answered.flatMap((result) => (result?.ok === true ? result.value : []));
  const failed = chunks.flatMap((chunk, index) => (answered[index]?.ok === false ? chunk : []));
  const pending = chunks.slice(answered.length).flat().length;
  const missing = chunks.flat().length - pending - failed.length - businesses.length;
  return { businesses, failed, missingCount: Math.max(0, missing), pending };
}
