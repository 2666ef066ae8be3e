import type { WireLargeOwners } from '../world/WireWorld';
import type { Businesses } from './Businesses';
import type { SqlDatabase } from './SqlDatabase';
import type { Users } from './Users';

const TABLES = ['users', 'user_businesses', 'businesses'] as const;

const STORE = TABLES.map(
  (table) => `DROP TABLE IF EXISTS copy_${table}; CREATE TABLE copy_${table} AS SELECT * FROM ${table};`,
).join('\n');

const COPY = TABLES.map((table) => `INSERT INTO ${table} SELECT * FROM copy_${table};`).join('\n');

interface LargeOwnerParts {
  readonly users: Pick<Users, 'add'>;
  readonly businesses: Pick<Businesses, 'put'>;
}

/** The owners of thousands of businesses. They are inserted once and then copied, because every reset needs them. */
export class LargeOwners {
  #stored: WireLargeOwners | undefined;

  constructor(
    private readonly database: SqlDatabase,
    private readonly parts: LargeOwnerParts,
  ) {}

  /** Call it while the tables are empty. */
  put(largeOwners: WireLargeOwners): void {
    if (largeOwners === this.#stored) return this.database.script(COPY);
    for (const user of largeOwners.users) this.parts.users.add(user);
    this.parts.businesses.put(largeOwners.businesses);
    this.database.script(STORE);
    this.#stored = largeOwners;
  }
}
