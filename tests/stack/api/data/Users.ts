import * as v from 'valibot';
import type { WireUser } from '../world/WireWorld';
import { NAMES } from '../world/wireWorldSchema';
import { json, type SqlDatabase } from './SqlDatabase';

const text = v.nullable(v.string());

const ROW = v.object({
  id: v.string(),
  first_name: text,
  last_name: text,
  names: json(NAMES),
  display_name: text,
  email: text,
  phone_number: text,
  address: text,
  street_address: text,
  city: text,
  avatar: text,
  chats: json(v.array(v.string())),
});

const BUSINESS_OF_USER = v.object({ business_id: v.string() });

const INSERT = `INSERT INTO users (id, first_name, last_name, names, display_name, email, phone_number, address,
  street_address, city, avatar, chats) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const UPDATE = `UPDATE users SET first_name = ?, last_name = ?, names = ?, display_name = ?, email = ?,
  phone_number = ?, address = ?, street_address = ?, city = ?, avatar = ?, chats = ? WHERE id = ?`;

export class Users {
  constructor(private readonly database: SqlDatabase) {}

  find(id: string): WireUser | undefined {
    const row = this.database.row(ROW, 'SELECT * FROM users WHERE id = ?', id);
    if (row === undefined) return undefined;
    return {
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      multiLanguageUserName: row.names,
      displayName: row.display_name,
      email: row.email,
      phoneNumber: row.phone_number,
      address: row.address,
      streetAddress: row.street_address,
      city: row.city,
      avatar: row.avatar,
      businessIds: this.#businessIdsOf(id),
      chats: row.chats,
    };
  }

  add(user: WireUser): void {
    this.database.transaction(() => {
      this.database.run(INSERT, user.id, ...columnsOf(user));
      this.database.insertAll(
        'INSERT INTO user_businesses (user_id, position, business_id) SELECT value ->> 0, value ->> 1, value ->> 2',
        user.businessIds.map((businessId, position) => [user.id, position, businessId]),
      );
    });
  }

  /** Updates everything but the list of businesses. */
  save(user: WireUser): void {
    this.database.run(UPDATE, ...columnsOf(user), user.id);
  }

  owns(userId: string, businessId: string): boolean {
    const sql = 'SELECT business_id FROM user_businesses WHERE user_id = ? AND business_id = ?';
    return this.database.row(BUSINESS_OF_USER, sql, userId, businessId) !== undefined;
  }

  addBusiness(userId: string, businessId: string): void {
    this.database.run(
      `INSERT INTO user_businesses (user_id, position, business_id)
       SELECT id, (SELECT count(*) FROM user_businesses WHERE user_id = ?1), ?2 FROM users WHERE id = ?1`,
      userId,
      businessId,
    );
  }

  removeBusiness(businessId: string): void {
    this.database.run('DELETE FROM user_businesses WHERE business_id = ?', businessId);
  }

  isUnreadable(id: string): boolean {
    const sql = 'SELECT id FROM unreadable_users WHERE id = ?';
    return this.database.row(v.object({ id: v.string() }), sql, id) !== undefined;
  }

  makeUnreadable(id: string): void {
    this.database.run('INSERT INTO unreadable_users (id) VALUES (?)', id);
  }

  #businessIdsOf(id: string): readonly string[] {
    const sql = 'SELECT business_id FROM user_businesses WHERE user_id = ? ORDER BY position';
    return this.database.rows(BUSINESS_OF_USER, sql, id).map(({ business_id }) => business_id);
  }
}

function columnsOf(user: WireUser) {
  return [
    user.firstName,
    user.lastName,
    JSON.stringify(user.multiLanguageUserName),
    user.displayName,
    user.email,
    user.phoneNumber,
    user.address,
    user.streetAddress,
    user.city,
    user.avatar,
    JSON.stringify(user.chats),
  ] as const;
}
