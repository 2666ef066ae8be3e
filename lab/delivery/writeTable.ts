import { ENGINES, type Engine } from '../../tests/e2e-engines/driver/Engine';
import { writeMarkdown } from '../../tests/support/writeMarkdown';
import { CUTS, type Protocol } from './Cut';
import { VERBS, type Measurement } from './measureDeliveries';

const FILE = 'docs/tables/payment-delivery.md';
const PROTOCOLS: readonly Protocol[] = ['http/1.1', 'h2'];
const NAMES: Readonly<Record<Protocol, string>> = { 'http/1.1': 'HTTP/1.1', h2: 'HTTP/2' };

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function entryOf(found: Measurement | undefined): string {
  if (found === undefined) return 'not measured';
  const { deliveries } = found;
  return deliveries === 1 ? '1' : `**${String(deliveries)}**`;
}

function tableOf(engine: Engine, measurements: readonly Measurement[]): string {
  const own = measurements.filter((measured) => measured.engine === engine);
  const head = ['Protocol', 'Cut', ...VERBS];
  const lines = PROTOCOLS.flatMap((protocol) =>
    CUTS[protocol].map((cut) =>
      row([
        NAMES[protocol],
        cut,
        ...VERBS.map((verb) =>
          entryOf(
            own.find(
              (measured) => measured.protocol === protocol && measured.cut === cut && measured.verb === verb,
            ),
          ),
        ),
      ]),
    ),
  );
  return [row(head), row(head.map(() => '---')), ...lines].join('\n');
}

function mostOf(engine: Engine, measurements: readonly Measurement[]): string {
  const most = (protocol: Protocol): string => {
    const counts = measurements
      .filter((one) => one.engine === engine && one.protocol === protocol)
      .map(({ deliveries }) => deliveries);
    return String(Math.max(0, ...counts));
  };
  return `At most ${most('http/1.1')} deliveries over HTTP/1.1 and ${most('h2')} over HTTP/2.`;
}

/** Writes docs/tables/payment-delivery.md from the new measurements. */
export async function writeTable(
  measurements: readonly Measurement[],
  problems: Readonly<Partial<Record<Engine, string>>>,
): Promise<void> {
  const sections = ENGINES.map((engine) => {
    const version = measurements.find((measured) => measured.engine === engine)?.version;
    if (version === undefined)
      return `## ${engine}\n\nCould not be driven on this machine: ${problems[engine] ?? 'not installed'}.`;
    return [`## ${version}`, mostOf(engine, measurements), tableOf(engine, measurements)].join('\n\n');
  });
  const text = `# How often a browser delivers one write

Measured on ${new Date().toISOString().slice(0, 10)} by \`npm run measure:delivery\`. A page sends one \`fetch\` across origins, with a preflight, on
connections that were used before. The server (Node) receives the whole request, counts it as executed, and then ends the
exchange in the same way at every delivery. A figure is the number of deliveries of one call of \`fetch\`. It is bold
where it is more than one. A page can neither see nor stop these repetitions: it gets one error, or none. Calls that had not
ended after 10 s are counted up to then (WebKit repeats REFUSED_STREAM without an end).

${sections.join('\n\n')}

## What it means

- The idempotency key is the protection: each delivery carries the same \`Idempotency-Key\`, and a server that honours it
  executes the order once, in every browser. [payment-matrix.md](payment-matrix.md) counts the orders in the database.
- These are counts of one server on one machine, not limits: the figures in parentheses in
  [payment-matrix.md](payment-matrix.md) are deliveries over HTTP/1.1 in Chromium.
- Without a key the server may execute each delivery above. Their number depends on the browser, and on how the server or a
  proxy in front of it ends a connection, not on the client.

## What remains a risk for the owner of the API

- An API that does not honour keys may charge for one press as often as the table says.
- A server can lower the figures: respond before closing a connection (also when it shuts down), end a request that it has
  begun to execute with a response instead of RST_STREAM or a closed connection, and never use REFUSED_STREAM or a GOAWAY
  that names a request as unprocessed once it has begun to execute that request.
`;
  await writeMarkdown(FILE, text);
  console.log(`Written to ${FILE}`);
}
