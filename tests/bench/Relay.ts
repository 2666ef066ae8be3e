import { connect, createServer, type Server, type Socket } from 'node:net';
import { PHONE } from './profile';

/** Bytes that travel together: few enough that none holds the line up for long. */
const PORTION = 1400;

interface Travelling {
  /** When it comes out. */
  readonly at: number;
  arrive(): void;
}

/** One direction of a slow line: what goes in comes out in its order, later, and no faster than the line is. */
class Lane {
  readonly #under: Travelling[] = [];
  #freeAt = 0;
  #isRunning = false;

  /** @param speed in bytes per second. */
  constructor(private readonly speed: number) {}

  carry(from: Socket, to: Socket): void {
    from.on('data', (data: Buffer) => {
      for (let start = 0; start < data.length; start += PORTION) {
        const portion = data.subarray(start, start + PORTION);
        this.#send(portion.length, () => to.write(portion));
      }
    });
    from.on('close', () => {
      this.#send(0, () => to.end());
    });
    /* What breaks closes as well. */
    from.on('error', () => undefined);
  }

  #send(size: number, arrive: () => void): void {
    this.#freeAt = Math.max(performance.now(), this.#freeAt) + (size / this.speed) * 1000;
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

/**
 * The phone's network for a browser that nobody debugs: passes on what a server and its visitors say to each other,
 * as late and as slowly as a phone would hear it, and reads nothing of it.
 */
export class Relay {
  private constructor(
    private readonly server: Server,
    private readonly open: ReadonlySet<Socket>,
  ) {}

  /** @param site Address of the server that is listened to. */
  static async before(site: string): Promise<Relay> {
    const open = new Set<Socket>();
    const down = new Lane(PHONE.download);
    const up = new Lane(PHONE.upload);
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
    return new Relay(server, open);
  }

  /** Where the site is slow, without a slash at the end. */
  get url(): string {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('The relay has no port');
    return `https://localhost:${String(address.port)}`;
  }

  async close(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    await new Promise((closed) => {
      this.server.close(closed);
    });
  }
}
