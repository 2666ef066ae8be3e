import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { responseHeaders } from '../../../deploy/securityHeaders';
import { bundleForBrowser } from '../../stack/payment/bundleForBrowser';
import { portOf } from '../../stack/portOf';

interface PaymentPageOptions {
  readonly scriptUrl: string;
  readonly site: string;
  readonly publishableKey: string;
}

const PATH = '/dashboard/business/7/subscription';

const pageOf = ({ scriptUrl, site, publishableKey }: PaymentPageOptions): string => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Payment</title><link rel="stylesheet" href="/page.css" /></head>
  <body data-script-url="${scriptUrl}" data-site="${site}" data-publishable-key="${publishableKey}">
    <button>Elsewhere</button>
    <div id="card-number"></div>
    <div id="card-expiry"></div>
    <div id="card-code"></div>
    <script src="/page.js"></script>
  </body>
</html>
`;

const STYLES = `:root { color-scheme: light; color: #102030; --ink-3: #405060; font: 17px / 24px sans-serif; }
[data-theme='dark'] { color-scheme: dark; color: #e0f0f0; --ink-3: #90a0b0; }
iframe { height: 24px; }
`;

/** Serves a page with only the card fields, with the security policy of the wizard's document. */
export async function startPaymentPage(
  options: PaymentPageOptions,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const source = fileURLToPath(new URL('../../../src', import.meta.url));
  const script = await bundleForBrowser(new URL('paymentPage.ts', import.meta.url), { '@': source });
  const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
    [PATH]: ['text/html', pageOf(options)],
    '/page.js': ['text/javascript', script],
    '/page.css': ['text/css', STYLES],
  };
  const origins = { payment: [new URL(options.scriptUrl).origin] };
  const server = createServer(({ url = '/' }, response) => {
    const [type, text] = files[url] ?? [];
    const headers = responseHeaders(url, url === PATH, { scripts: [], styles: [] }, origins);
    response.writeHead(type === undefined ? 404 : 200, {
      ...headers,
      'Content-Type': `${type ?? 'text/plain'}; charset=utf-8`,
    });
    response.end(text);
  });
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle);
  });
  return {
    url: `http://localhost:${String(portOf(server))}${PATH}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => {
        server.close(closed);
      });
    },
  };
}
