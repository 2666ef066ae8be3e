import { connect, createServer, type Server, type Socket } from 'node:net';
import { PHONE } from './profile';

/** Bytes per chunk, small enough that no chunk blocks the connection for long. */
const CHUNK_BYTES = 1400;

interface QueuedChunk {
  /** The time at which the chunk is sent on. */
  readonly at: number;
  arrive(): void;
}

/** Bytes that TCP sends before the first acknowledgement: ten packets. Every acknowledged byte allows one more. */
const INITIAL_WINDOW = 14_600;

/** One direction of a throttled connection. Data is sent on in order, with latency, limited bandwidth and slow start. */
class ThrottledStream {
  readonly #under: QueuedChunk[] = [];
  /** The time at which each number of bytes is acknowledged. */
  readonly #acknowledged: { readonly bytes: number; readonly at: number }[] = [];
  #sent = 0;
  #freeAt = 0;
  #isRunning = false;

  /** @param speed In bytes per second. */
  constructor(private readonly speed: number) {}

  carry(from: Socket, to: Socket): void {
    from.on('data', (data: Buffer) => {
      for (let start = 0; start < data.length; start += CHUNK_BYTES) {
        const portion = data.subarray(start, start + CHUNK_BYTES);
        this.#send(portion.length, () => to.write(portion));
      }
    });
    from.on('close', () => {
      this.#send(0, () => to.end());
    });
    /* A socket with an error also fires `close`. */
    from.on('error', () => undefined);
  }

  #send(size: number, arrive: () => void): void {
    /* Unacknowledged bytes, `sent + size - acknowledged`, may be at most `INITIAL_WINDOW + acknowledged`. */
    const needed = (this.#sent + size - INITIAL_WINDOW) / 2;
    while ((this.#acknowledged[0]?.bytes ?? needed) < needed) this.#acknowledged.shift();
    const allowedAt = needed <= 0 ? 0 : (this.#acknowledged[0]?.at ?? 0);
    this.#freeAt = Math.max(performance.now(), this.#freeAt, allowedAt) + (size / this.speed) * 1000;
    this.#sent += size;
    this.#acknowledged.push({ bytes: this.#sent, at: this.#freeAt + PHONE.latency });
    this.#under.push({ at: this.#freeAt + PHONE.latency / 2, arrive });
    if (!this.#isRunning) this.#wait();
  }

  #wait(): void {
    const [next] = this.#under;
    this.#isRunning = next !== undefined;
    if (next === undefined) return;
    setTimeout(() => {
      const now = performance.now();
      while (this.#under[0] !== undefined && this.#under[0].at <= now) this.#under.shift()?.arrive();
      this.#wait();
    }, next.at - performance.now());
  }
}

/** A throttling proxy. It forwards encrypted data between a browser and a server with the latency and bandwidth of a phone. */
export class ThrottlingProxy {
  private constructor(
    private readonly server: Server,
    private readonly open: ReadonlySet<Socket>,
  ) {}

  /** @param site The URL of the server. */
  static async before(site: string): Promise<ThrottlingProxy> {
    const open = new Set<Socket>();
    const down = new ThrottledStream(PHONE.download);
    const up = new ThrottledStream(PHONE.upload);
    const server = createServer((visitor) => {
      const behind = connect({ port: Number(new URL(site).port), host: '127.0.0.1' });
      for (const socket of [visitor, behind]) {
        socket.setNoDelay(true);
        open.add(socket);
        socket.on('close', () => open.delete(socket));
      }
      up.carry(visitor, behind);
      down.carry(behind, visitor);
    });
    await new Promise<void>((ready) => {
      server.listen(0, '127.0.0.1', ready);
    });
    return new ThrottlingProxy(server, open);
  }

  /** The URL of the throttled site, without a trailing slash. */
  get url(): string {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('The throttling proxy has no port');
    return `https://localhost:${String(address.port)}`;
  }

  async close(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    await new Promise((closed) => {
      this.server.close(closed);
    });
  }
}
