import { byLanguage } from '@/domain/shared/language';
import type { Entitlement } from '@/domain/subscription/Plan';
import { aBusiness } from './builders/aBusiness';
import { aCatalog } from './builders/aCatalog';
import { aContact } from './builders/aContact';
import { anAddOn } from './builders/anAddOn';
import { anAddOnItem } from './builders/anAddOnItem';
import { aPlan } from './builders/aPlan';
import { aPlanItem } from './builders/aPlanItem';
import { aSavedCard } from './builders/aSavedCard';
import { aSubscription } from './builders/aSubscription';
import { aUser } from './builders/aUser';

/**
 * A business with its subscription, a catalogue and an owner that have a text in every field that takes any text.
 * @param texts One text for all fields, or several that the fields take in turn.
 */
export function dataFullOf(...texts: readonly [string, ...(readonly string[])]) {
  let taken = 0;
  const next = (): string => texts[taken++ % texts.length] ?? texts[0];
  const everywhere = () => byLanguage(next);
  const entitlement: Entitlement = {
    featureId: next(),
    featureName: next(),
    value: next(),
    type: next(),
    displayName: undefined,
  };
  const item = {
    name: next(),
    externalName: next(),
    description: next(),
    entitlements: [entitlement, { ...entitlement, featureId: 'photos', displayName: next() }],
  };
  const business = aBusiness({
    name: next(),
    displayName: next(),
    names: everywhere(),
    displayNames: everywhere(),
    description: next(),
    descriptions: everywhere(),
    category: next(),
    address: next(),
    timezone: next(),
    website: `https://example.com/${next()}`,
    contacts: [
      aContact({
        name: next(),
        names: everywhere(),
        phoneNumbers: [next()],
        email: next(),
        fax: next(),
      }),
    ],
  });
  const subscription = aSubscription({
    status: next(),
    cancelReason: next(),
    items: [
      aPlanItem({ name: next() }),
      anAddOnItem({ name: next() }),
      anAddOnItem({ id: 'retired', name: next() }),
    ],
    card: aSavedCard({ brand: next(), maskedNumber: next() }),
  });
  const owner = aUser({
    firstName: next(),
    lastName: next(),
    names: { firstName: everywhere(), lastName: everywhere() },
    displayName: next(),
    email: `${next()}@example.com`,
    phoneNumber: next(),
    address: next(),
    streetAddress: next(),
    city: next(),
  });
  return {
    business,
    catalog: aCatalog({ plans: [aPlan(item)], addOns: [anAddOn(item)] }),
    subscription,
    owner,
  };
}
