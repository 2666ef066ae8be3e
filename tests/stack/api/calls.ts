/** The calls of spec section 7, by their names in `openapi.yaml`, with the paths of the server. */
export const CALLS = {
  getUser: ['GET', '/users/:id'],
  createUser: ['POST', '/users'],
  updateUser: ['PUT', '/users/:id'],
  listUsersByIds: ['POST', '/users/byIds'],
  uploadUserMedia: ['POST', '/users/media'],
  listBusinesses: ['POST', '/businesses'],
  getBusiness: ['GET', '/:region/businesses/:id'],
  createBusiness: ['POST', '/:region/businesses'],
  replaceBusiness: ['PUT', '/:region/businesses/:id'],
  changeBusinessStatus: ['PUT', '/:region/businesses/:id/status'],
  deleteBusiness: ['DELETE', '/:region/businesses/:id'],
  uploadBusinessMedia: ['POST', '/:region/businesses/media'],
  listPlans: ['GET', '/subscriptions/plans'],
  getSubscription: ['GET', '/subscriptions/:region/businesses/:id'],
  createSubscription: ['POST', '/subscriptions/:region/businesses/:id'],
  updateSubscription: ['PUT', '/subscriptions/:region/businesses/:id'],
  cancelSubscription: ['DELETE', '/subscriptions/:region/businesses/:id'],
  payForBusiness: ['POST', '/subscriptions/business/:id/payment'],
} as const satisfies Record<string, readonly [method: string, path: string]>;

export type ApiCall = keyof typeof CALLS;

export function isApiCall(name: string): name is ApiCall {
  return Object.hasOwn(CALLS, name);
}

export const CALL_NAMES: readonly ApiCall[] = Object.keys(CALLS).filter(isApiCall);
