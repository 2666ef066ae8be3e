import { Socket } from 'node:net';
import { scan } from '@mdn/mdn-http-observatory';

/*
 * Started by run.ts with the ports of nginx and the paths to grade. Node trusts the certificate of nginx. The grader only
 * takes a host name and connects to ports 80 and 443. These need privileges, so its connections are sent to other ports.
 */

const [plainPort = '', securePort = '', ...paths] = process.argv.slice(2);
const ports: Readonly<Record<string, number>> = { '80': Number(plainPort), '443': Number(securePort) };

const connect: unknown = Reflect.get(Socket.prototype, 'connect');
if (typeof connect !== 'function') throw new Error('This Node connects sockets in another way.');
Reflect.set(Socket.prototype, 'connect', function moved(this: Socket, ...given: unknown[]): unknown {
  const first: unknown = given[0];
  const options: unknown = Array.isArray(first) ? first[0] : first;
  if (typeof options === 'object' && options !== null && 'port' in options)
    options.port = ports[String(options.port)] ?? options.port;
  return Reflect.apply(connect, this, given);
});

for (const path of paths) {
  const { scan: graded, tests } = await scan(`localhost${path}`);
  const losses = Object.entries(tests)
    .filter(([, { pass }]) => !pass)
    .map(([name, { result, scoreDescription }]) => `${name}: ${result} (${scoreDescription})`);
  console.log(JSON.stringify({ path, grade: graded.grade, score: graded.score, losses }));
}
