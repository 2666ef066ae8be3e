/** The effect of an order on the subscription of a business (decision C4). */
export const ORDER_KINDS = ['create', 'update', 'reactivate'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];
