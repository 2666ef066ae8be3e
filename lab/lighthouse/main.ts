import { createHash, X509Certificate } from 'node:crypto';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { createBuilder } from 'vite';
import { writeSettings } from '../../deploy/settings/writeSettings';
import { findBrowser } from '../../scripts/ensureBrowser.mjs';
import { COMPLETE_LANGUAGES } from '../../src/domain/shared/language';
import { pathInLanguage } from '../../src/ui/shell/url/languageUrl';
import { PUBLIC_PATHS } from '../../src/ui/shell/routePaths';
import { writeCertificate } from '../../tests/stack/writeCertificate';
import { freePort } from '../../tests/stack/web/freePort';
import { startWeb } from '../../tests/stack/web/startWeb';
import { writeIntoDocs } from '../bench/report';
import { judge, type Judgement } from './judge';
import { judgementText } from './judgementText';

/* Started by lab/lighthouse.mjs, which passes the options. */

const SITE = 'node_modules/.cache/bench/live';

/** The settings of the site. Public pages send no requests to the services. */
const SETTINGS = {
  SITE_DEMO_COMPANY: 'true',
  AMIN_API_BASE_URL: 'https://api.amin.example/v1',
  AMIN_API_IDEMPOTENCY_KEY: 'true',
  AMIN_IDENTITY_AUTHORITY: 'https://identity.amin.example/amin/b2c_1_signin',
  AMIN_IDENTITY_CLIENT_ID: '7a1f6b8e-3c52-4d0e-9a44-0f6f2f1f8c11',
  AMIN_IDENTITY_API_SCOPE: 'https://amin.example/api/access',
  AMIN_PAYMENT_SITE: 'amin',
  AMIN_PAYMENT_PUBLISHABLE_KEY: 'live_none',
};

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '/' },
    built: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

if (!values.built) await buildLive();
const certificate = await writeCertificate();
const web = await startWeb({ port: 0, site: SITE, tls: certificate.tls });
try {
  const text = judgementText(await judgeAll());
  console.log(`\n${text}\n`);
  if (values.write) await writeIntoDocs('lighthouse', text);
} finally {
  await web.close();
  await certificate.remove();
}

async function buildLive(): Promise<void> {
  Object.assign(process.env, SETTINGS);
  const build = { outDir: SITE, emptyOutDir: true };
  await (await createBuilder({ mode: 'production', logLevel: 'error', build })).buildApp();
  await writeSettings(SITE, SETTINGS);
}

async function judgeAll(): Promise<Judgement[]> {
  const port = await freePort();
  const executablePath = findBrowser();
  const key = new X509Certificate(certificate.cert).publicKey.export({ type: 'spki', format: 'der' });
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      `--remote-debugging-port=${String(port)}`,
      `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`,
    ],
  });
  try {
    const judgements: Judgement[] = [];
    for (const path of PUBLIC_PATHS)
      for (const url of COMPLETE_LANGUAGES.map((language) => pathInLanguage(language, path))) {
        if (!url.startsWith(values.only)) continue;
        const judgement = await judge(url, web.url, port);
        judgements.push(judgement);
        console.error(url, JSON.stringify(judgement.scores), judgement.missing.join('; '));
      }
    return judgements;
  } finally {
    await browser.close();
  }
}
