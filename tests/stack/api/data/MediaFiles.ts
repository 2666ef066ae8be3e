import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { SqlDatabase } from './SqlDatabase';

const ROW = v.object({ type: v.string(), bytes: v.instance(Uint8Array) });

type MediaFile = v.InferOutput<typeof ROW>;

export class MediaFiles {
  constructor(private readonly database: SqlDatabase) {}

  find(id: string): MediaFile | undefined {
    return this.database.row(ROW, 'SELECT type, bytes FROM media WHERE id = ?', id);
  }

  /** Returns the id of the stored file. */
  add({ type, bytes }: MediaFile): string {
    const id = randomUUID();
    this.database.run('INSERT INTO media (id, type, bytes) VALUES (?, ?, ?)', id, type, bytes);
    return id;
  }
}
