import { describe, expect, it } from 'vitest';
import { businessOfCached } from '@/application/business/CachedBusiness';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aContact } from '@tests/support/builders/aContact';
import { anOperatingHoursRule } from '@tests/support/builders/anOperatingHoursRule';

const business = aBusiness({
  names: { en: 'Haddad Locks', he: 'מנעולי חדאד' },
  descriptions: { en: 'Doors' },
  category: 'locksmith',
  address: 'Herzl 12, Haifa',
  contacts: [aContact()],
  operatingHours: [anOperatingHoursRule()],
  timezone: 'Asia/Jerusalem',
});

describe('a cached business', () => {
  it('is shown as a partial business whose other fields are empty', () => {
    expect(businessOfCached(business)).toEqual({
      ...business,
      isFromCache: true,
      categoryIds: [],
      keywords: [],
      regionId: undefined,
      operatingHours: [],
      contacts: [],
      website: undefined,
      ownerId: undefined,
      createdAt: undefined,
      updatedAt: undefined,
    });
  });
});
