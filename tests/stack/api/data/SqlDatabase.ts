import { existsSync, rmSync } from 'node:fs';
import sqlite from 'node-sqlite3-wasm';
import * as v from 'valibot';

type SqlValue = string | number | Uint8Array | null;

/** A column that contains JSON. */
export function json<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(v.string(), v.parseJson(), schema);
}

/** An embedded SQL database in a file. Every row is validated when it is read. */
export class SqlDatabase {
  readonly #connection: sqlite.Database;
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
    this.#connection = new sqlite.Database(file);
    /* No other process opens the file and it is temporary, so durability is switched off. */
    this.#connection.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF',
    );
  }

  script(sql: string): void {
    this.#connection.exec(sql);
  }

  run(sql: string, ...values: readonly SqlValue[]): number {
    return this.#connection.run(sql, [...values]).changes;
  }

  rows<Row extends v.GenericSchema>(
    schema: Row,
    sql: string,
    ...values: readonly SqlValue[]
  ): v.InferOutput<Row>[] {
    return v.parse(v.array(schema), this.#connection.all(sql, [...values]));
  }

  row<Row extends v.GenericSchema>(
    schema: Row,
    sql: string,
    ...values: readonly SqlValue[]
  ): v.InferOutput<Row> | undefined {
    return this.rows(schema, sql, ...values).at(0);
  }

  /** Inserts many rows with one statement, in which `value` is the JSON list of a row. */
  insertAll(sql: string, rows: readonly (readonly (string | number | null)[])[]): void {
    this.#connection.run(`${sql} FROM json_each(?)`, [JSON.stringify(rows)]);
  }

  /** Commits all statements, or none after an exception. */
  transaction<Value>(work: () => Value): Value {
    if (this.#connection.inTransaction) return work();
    this.#connection.exec('BEGIN');
    try {
      const value = work();
      this.#connection.exec('COMMIT');
      return value;
    } catch (error) {
      this.#connection.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    if (this.#connection.isOpen) this.#connection.close();
  }

  /** Closes the database and deletes its file. */
  remove(): void {
    this.close();
    if (existsSync(this.#file)) rmSync(this.#file);
  }
}
