import type { BusinessNotFound } from '@/application/ports/BusinessRepository';
import type { ListingRepository, ListingRecord } from '@/application/ports/ListingRepository';
import type { AbortSignalLike, ReadFailure, WriteFailure } from '@/application/ports/ServiceFailure';
import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import { isShownContact } from '@/domain/business/Contact';
import { rulesOfDay } from '@/domain/business/listing/EditedDay';
import {
  contactsIn,
  hoursField,
  listingOf,
  withTexts,
  type BusinessChange,
} from '@/domain/business/listing/Listing';
import { DAYS_OF_WEEK } from '@/domain/business/operatingHours';
import { nonBlank } from '@/domain/shared/LocalizedText';
import { failure, success, type Result } from '@/domain/shared/result';
import type { DemoWorld } from './world/DemoWorld';
import { simulateRead, WRITE_FAILURES, simulateWrite } from './world/simulateCall';

/** The listings of the demo. Every record can be edited, because it has no field unknown to this client. */
export class InMemoryListingRepository implements ListingRepository {
  constructor(private readonly world: DemoWorld) {}

  async read(
    id: BusinessId,
    signal?: AbortSignalLike,
  ): Promise<Result<ListingRecord, BusinessNotFound | ReadFailure>> {
    return simulateRead<ListingRecord, BusinessNotFound>(this.world.network, 'view-business', signal, () => {
      const business = this.world.business(id);
      return business === undefined
        ? failure({ kind: 'business-not-found' })
        : success({ business, listing: listingOf(business), hasSingleContact: false });
    });
  }

  async write(
    { business: { id } }: ListingRecord,
    change: BusinessChange,
    restored?: ListingRecord,
  ): Promise<Result<void, WriteFailure>> {
    return simulateWrite(this.world.network, 'update-business', WRITE_FAILURES, () => {
      const business = this.world.business(id);
      if (business === undefined) return failure({ kind: 'refused', message: 'There is no such business' });
      this.world.saveBusiness(edited(business, change, this.world, restored));
      return success();
    });
  }
}

function edited(
  business: Business,
  change: BusinessChange,
  { clock }: DemoWorld,
  restored: ListingRecord | undefined,
): Business {
  const listing = { ...listingOf(business), ...change };
  const rules = DAYS_OF_WEEK.flatMap((day) => rulesOfDay(day, listing[hoursField(day)]));
  /* A week without any rule has no hours, so a closed week keeps its rules as placeholders, whose times are equal. */
  const placeholders = business.operatingHours.map((rule) => ({
    ...rule,
    endTime: rule.startTime,
    isActive: false,
  }));
  return {
    ...withTexts(business, listing),
    operatingHours: rules.length === 0 ? (restored?.business.operatingHours ?? placeholders) : rules,
    contacts: contactsIn(listing)
      .map(([, contact]) => contact)
      .filter(isShownContact),
    website: nonBlank(listing.website),
    address: nonBlank(listing.address),
    profilePhoto: nonBlank(listing.photo),
    updatedAt: { kind: 'instant', instant: clock.now() },
  };
}
