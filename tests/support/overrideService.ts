import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';

/** Decorates the subscription service and overrides some of its methods. */
export function overrideService(
  overrides: Partial<SubscriptionRepository>,
): (service: SubscriptionRepository) => SubscriptionRepository {
  return (service) => ({
    ofBusiness: async (id) => service.ofBusiness(id),
    create: async (id, request, key) => service.create(id, request, key),
    update: async (id, request, key) => service.update(id, request, key),
    cancel: async (id) => service.cancel(id),
    ...overrides,
  });
}
