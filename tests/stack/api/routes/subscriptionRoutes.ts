import * as v from 'valibot';
import type { Api } from '../Api';
import { ApiError } from '../ApiError';
import { cancelled } from '../selling/cancelled';
import { redeemCard } from '../selling/CardDetails';
import { KeyedMutex } from '../selling/KeyedMutex';
import { ORDER_REQUEST, type OrderRequest } from '../selling/OrderRequest';
import { priceListOf } from '../selling/priceList';
import { hasEnded, takeOrder, totalOf } from '../selling/takeOrder';
import type { WireSubscription } from '../world/WireWorld';
import { bodyOf } from './body';
import type { Handlers } from './Handlers';
import type { KeyedRequest } from './idempotent';
import { managedBusiness } from './ownership';

const PAYMENT = v.strictObject({ payment_token: v.pipe(v.string(), v.minLength(1)) });

const CREATE = { kind: 'create', status: 201 } as const;
const UPDATE = { kind: 'update', status: 200 } as const;

type SubscriptionCall =
  | 'listPlans'
  | 'getSubscription'
  | 'createSubscription'
  | 'updateSubscription'
  | 'cancelSubscription'
  | 'payForBusiness';

export function subscriptionRoutes(api: Api): Handlers<SubscriptionCall> {
  const { records } = api;
  const { subscriptions, plans, orders, idempotencyKeys } = records;
  const mutex = new KeyedMutex();
  const now = (): number => Math.floor(api.now() / 1000);

  const existing = (businessId: string): WireSubscription => {
    const subscription = subscriptions.find(businessId);
    if (subscription === undefined) throw new ApiError(404, 'This business has no subscription');
    return subscription;
  };

  /** Order, subscription and idempotency key are written in one transaction. */
  const execute = async (
    { kind, status }: typeof CREATE | typeof UPDATE,
    businessId: string,
    request: OrderRequest,
    idempotentRequest: KeyedRequest | undefined,
  ): Promise<WireSubscription> => {
    const after = await takeOrder(request, {
      subscription: subscriptions.find(businessId),
      prices: priceListOf(plans.all()),
      redeemToken: api.redeemToken,
      now: now(),
    });
    records.transaction(() => {
      subscriptions.save(businessId, after);
      orders.add({
        business_id: businessId,
        kind,
        plan_id: request.plan_id,
        addon_ids: request.addon_ids,
        total: totalOf(after),
        paid_by: request.payment_token === null ? 'saved-card' : 'new-card',
      });
      if (idempotentRequest === undefined) return;
      const answer = { fingerprint: idempotentRequest.fingerprint, status, body: JSON.stringify(after) };
      idempotencyKeys.add(idempotentRequest, answer, api.now());
    });
    return after;
  };

  return {
    listPlans: (context) => context.json(plans.all()),

    getSubscription(context) {
      const { id } = managedBusiness(api, context);
      return context.json(existing(id));
    },

    async createSubscription(context) {
      const { id } = managedBusiness(api, context);
      const request = await bodyOf(context, v.strictObject(ORDER_REQUEST.entries));
      const created = await mutex.run(id, () => {
        const before = subscriptions.find(id);
        if (before !== undefined && !hasEnded(before, now()))
          throw new ApiError(409, 'This business has a subscription already');
        return execute(CREATE, id, request, context.var.idempotentRequest);
      });
      return context.json(created, CREATE.status);
    },

    async updateSubscription(context) {
      const { id } = managedBusiness(api, context);
      const request = await bodyOf(context, v.strictObject(ORDER_REQUEST.entries));
      const changed = await mutex.run(id, () => {
        const before = subscriptions.find(id);
        if (before === undefined || hasEnded(before, now()))
          throw new ApiError(409, 'This business has no subscription to change');
        return execute(UPDATE, id, request, context.var.idempotentRequest);
      });
      return context.json(changed, UPDATE.status);
    },

    async cancelSubscription(context) {
      const { id } = managedBusiness(api, context);
      const after = await mutex.run(id, () => {
        const ended = cancelled(existing(id), now());
        subscriptions.save(id, ended);
        return ended;
      });
      return context.json(after);
    },

    /** Replaces the saved card. The specification contains only the name of this call. */
    async payForBusiness(context) {
      const { id } = managedBusiness(api, context, api.region);
      const { payment_token } = await bodyOf(context, PAYMENT);
      await mutex.run(id, async () => {
        const before = existing(id);
        subscriptions.save(id, { ...before, card: await redeemCard(payment_token, api.redeemToken) });
      });
      return context.json({ success: true });
    },
  };
}
