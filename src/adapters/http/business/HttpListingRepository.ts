import type { BusinessNotFound } from '@/application/ports/BusinessRepository';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import type {
  ChangedElsewhere,
  EndOfDay,
  ListingNotEditable,
  ListingRecord,
  ListingRepository,
} from '@/application/ports/ListingRepository';
import type { AbortSignalLike, ReadFailure, WriteFailure } from '@/application/ports/ServiceFailure';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { BusinessChange } from '@/domain/business/listing/Listing';
import { failure, type Result, success } from '@/domain/shared/result';
import { apiCalls } from '../apiCalls';
import type { ApiClient, ApiFailure } from '../ApiClient';
import { isRecord } from '../isRecord';
import type { PictureOrigins } from '../payload/pictureUrl';
import { asWriteFailure, reportReadFailure, writeResultOf } from '../serviceFailures';
import { hasInexactNumber } from './exactNumbers';
import { requestedBusiness } from './HttpBusinessRepository';
import { type BusinessRecord, changedRecord, listingOfRecord } from './listingRecord';

/** The response from which a listing was read. */
interface Source {
  readonly record: BusinessRecord;
  readonly etag: string | undefined;
}

/** HTTP statuses 409 and 412: the record has changed since it was read. */
const CONFLICTS = [409, 412];

export class HttpListingRepository implements ListingRepository {
  readonly #sources = new WeakMap<ListingRecord, Source>();

  constructor(
    private readonly client: ApiClient,
    private readonly region: string,
    private readonly diagnostics: Diagnostics,
    private readonly pictures: PictureOrigins,
    private readonly endOfDay: EndOfDay,
  ) {}

  async read(
    id: BusinessId,
    signal?: AbortSignalLike,
  ): Promise<Result<ListingRecord, BusinessNotFound | ListingNotEditable | ReadFailure>> {
    const result = await this.client.send(apiCalls.getBusiness(this.region, id, signal));
    if (!result.ok) return reportReadFailure(result.error, this.diagnostics, { kind: 'business-not-found' });
    const { body: record, text, etag } = result.value;
    const business = requestedBusiness(id, record, this.diagnostics, this.pictures);
    if (!business.ok) return business;
    if (!isRecord(record) || hasInexactNumber(text)) return failure({ kind: 'listing-not-editable' });
    const read: ListingRecord = {
      business: business.value,
      listing: listingOfRecord(record, business.value),
      hasSingleContact: isRecord(record['contactInfo']),
    };
    /* A proxy that compresses makes a strong ETag weak, and a weak one matches no `If-Match` (RFC 9110). */
    this.#sources.set(read, { record, etag: etag?.startsWith('W/') === true ? undefined : etag });
    return success(read);
  }

  async write(
    current: ListingRecord,
    change: BusinessChange,
    restored?: ListingRecord,
  ): Promise<Result<void, WriteFailure | ChangedElsewhere>> {
    const { record, etag } = this.#sourceOf(current);
    const body = changedRecord(record, {
      current: current.listing,
      change,
      endOfDay: this.endOfDay,
      restored: restored && this.#sourceOf(restored).record,
    });
    const sent = await this.client.send({
      ...apiCalls.replaceBusiness(this.region, current.business.id, body),
      ifMatch: etag,
    });
    const result = writeResultOf(sent, asListingFailure);
    return result.ok ? success() : result;
  }

  #sourceOf(read: ListingRecord): Source {
    const source = this.#sources.get(read);
    if (source === undefined) throw new Error('This listing was not read by this repository');
    return source;
  }
}

function asListingFailure(error: ApiFailure): WriteFailure | ChangedElsewhere {
  const isConflict = error.kind === 'rejected' && CONFLICTS.includes(error.status);
  return isConflict ? { kind: 'changed-elsewhere' } : asWriteFailure(error);
}
