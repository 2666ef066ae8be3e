import { describe, expect, it } from 'vitest';
import { businessFrom, cachedOf } from '@/application/business/CachedBusiness';
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
  it('has what a list shows', () => {
    const { id, name, names, description, descriptions, category, address, status } = business;
    expect(cachedOf(business)).toMatchObject({
      id,
      name,
      names,
      description,
      descriptions,
      category,
      address,
      status,
    });
  });

  it('has no contacts and hours', () => {
    for (const field of ['contacts', 'operatingHours', 'ownerId'])
      expect(cachedOf(business)).not.toHaveProperty(field);
  });

  it('is shown as a partial business whose other fields are empty', () => {
    expect(businessFrom(cachedOf(business))).toEqual({
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
