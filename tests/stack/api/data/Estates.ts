import type { WireEstates } from '../world/WireWorld';
import type { Businesses } from './Businesses';
import type { SqlDatabase } from './SqlDatabase';
import type { Users } from './Users';

const TABLES = ['users', 'user_businesses', 'businesses'] as const;

const STORE = TABLES.map(
  (table) => `DROP TABLE IF EXISTS estate_${table}; CREATE TABLE estate_${table} AS SELECT * FROM ${table};`,
).join('\n');

const COPY = TABLES.map((table) => `INSERT INTO ${table} SELECT * FROM estate_${table};`).join('\n');

interface EstateParts {
  readonly users: Pick<Users, 'add'>;
  readonly businesses: Pick<Businesses, 'put'>;
}

/** The owners of thousands of businesses. They are inserted once and then copied, because every reset needs them. */
export class Estates {
  #stored: WireEstates | undefined;

  constructor(
    private readonly database: SqlDatabase,
    private readonly parts: EstateParts,
  ) {}

  /** Call it while the tables are empty. */
  put(estates: WireEstates): void {
    if (estates === this.#stored) return this.database.script(COPY);
    for (const user of estates.users) this.parts.users.add(user);
    this.parts.businesses.put(estates.businesses);
    this.database.script(STORE);
    this.#stored = estates;
  }
}
