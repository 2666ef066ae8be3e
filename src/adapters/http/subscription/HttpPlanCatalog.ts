import type { AbortSignalLike } from '@/application/ports/AbortSignalLike';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import type { PlanCatalog } from '@/application/ports/PlanCatalog';
import type { ReadFailure } from '@/application/ports/ServiceFailure';
import { success, type Result } from '@/domain/shared/result';
import { catalogOf } from '@/domain/subscription/catalogOf';
import type { Catalog } from '@/domain/subscription/Plan';
import type { ApiClient } from '../ApiClient';
import { apiCalls } from '../apiCalls';
import { ParseWarnings } from '../payload/ParseWarnings';
import { readEach } from '../payload/readEach';
import { failedRead, malformed } from '../serviceFailures';
import { parseCatalogItem } from './catalogPayload';

/** Loads the catalogue. The request is public, so it also works without a session (decision C79). */
export class HttpPlanCatalog implements PlanCatalog {
  constructor(
    private readonly client: ApiClient,
    private readonly diagnostics: Diagnostics,
  ) {}

  async load(signal?: AbortSignalLike): Promise<Result<Catalog, ReadFailure>> {
    const result = await this.client.send(apiCalls.listPlans(signal));
    if (!result.ok) return failedRead(result.error, this.diagnostics);
    const catalog = this.#read(result.value.body);
    return catalog === undefined ? malformed('no list of plans', this.diagnostics) : success(catalog);
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
    const catalog = catalogOf(items, (flaw) => warnings.add(flaw));
    warnings.reportTo(this.diagnostics);
    const isEmpty = catalog.plans.length === 0 && catalog.addOns.length === 0;
    return body.length > 0 && isEmpty ? undefined : catalog;
  }
}
