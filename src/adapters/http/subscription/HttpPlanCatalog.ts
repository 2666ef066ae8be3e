import type { Diagnostics } from '@/application/ports/Diagnostics';
import type { PlanCatalog } from '@/application/ports/PlanCatalog';
import type { AbortSignalLike, ReadFailure } from '@/application/ports/ServiceFailure';
import { success, type Result } from '@/domain/shared/result';
import { uniqueById } from '../uniqueById';
import type { AddOn, Catalog, Plan } from '@/domain/subscription/Plan';
import type { ApiClient } from '../ApiClient';
import { apiCalls } from '../apiCalls';
import { ParseWarnings } from '../payload/ParseWarnings';
import { readEach } from '../payload/readEach';
import { reportReadFailure, reportMalformed } from '../serviceFailures';
import { parseCatalogItem } from './catalogPayload';

/** Loads the catalogue. The request is public, so it also works without a session (decision C79). */
export class HttpPlanCatalog implements PlanCatalog {
  constructor(
    private readonly client: ApiClient,
    private readonly diagnostics: Diagnostics,
  ) {}

  async load(signal?: AbortSignalLike): Promise<Result<Catalog, ReadFailure>> {
    const result = await this.client.send(apiCalls.listPlans(signal));
    if (!result.ok) return reportReadFailure(result.error, this.diagnostics);
    const catalog = this.#read(result.value.body);
    return catalog === undefined ? reportMalformed('no list of plans', this.diagnostics) : success(catalog);
  }

  /** Undefined when the body is not a list, or a list whose items are all invalid (faults R14). */
  #read(body: unknown): Catalog | undefined {
    if (!Array.isArray(body)) return undefined;
    const warnings = new ParseWarnings();
    const items = readEach(
      body,
      (item) => parseCatalogItem(item, warnings),
      (index) => warnings.add(`plan ${String(index)} of the list: no id, name, price or known type`),
    );
    const plans = withoutAmbiguous(
      items.filter((item) => item.type === 'plan'),
      warnings,
    );
    const addOns = withoutAmbiguous(
      items.filter((item) => item.type === 'addon'),
      warnings,
    );
    warnings.reportTo(this.diagnostics);
    return body.length > 0 && plans.length + addOns.length === 0 ? undefined : { plans, addOns };
  }
}

/**
 * Each item once by its id. An item that comes with two prices or periods is left out, because its price is not known
 * (ASSUMPTION-21).
 */
function withoutAmbiguous<Item extends Plan | AddOn>(
  items: readonly Item[],
  warnings: ParseWarnings,
): readonly Item[] {
  const ambiguous = new Set<string>();
  const unique = uniqueById(items, (first, again) => {
    if (hasSamePrice(first, again)) return warnings.add(`${first.id}: again with other content`);
    warnings.add(`${first.id}: again at another price`);
    ambiguous.add(first.id);
  });
  return unique.filter(({ id }) => !ambiguous.has(id));
}

function hasSamePrice(a: Plan | AddOn, b: Plan | AddOn): boolean {
  return a.price.equals(b.price) && a.period === b.period && a.periodUnit === b.periodUnit;
}
