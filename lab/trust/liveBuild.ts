import { runCommand } from '../../scripts/runCommand.mjs';

/** A live product as docs/operations.md describes it, with every optional service. */
const LIVE_ENVIRONMENT = {
  SITE_ORIGIN: 'https://amin.example',
  SITE_DEMO_COMPANY: 'true',
  AMIN_API_BASE_URL: 'https://api.amin.example/v1',
  AMIN_API_IDEMPOTENCY_KEY: 'true',
  AMIN_IDENTITY_AUTHORITY: 'https://amin.b2clogin.com/amin.onmicrosoft.com/b2c_1_signin',
  AMIN_IDENTITY_CLIENT_ID: '7a1f6b8e-3c52-4d0e-9a44-0f6f2f1f8c11',
  AMIN_IDENTITY_API_SCOPE: 'https://amin.onmicrosoft.com/api/access',
  AMIN_MEDIA_ORIGINS: 'https://cdn.amin.example',
  AMIN_DIAGNOSTICS_URL: 'https://reports.amin.example/amin',
  VITE_PUBLIC_PRICING: 'true',
  AMIN_PAYMENT_SITE: 'amin',
  AMIN_PAYMENT_PUBLISHABLE_KEY: 'live_x8f3',
};

/**
 * Builds the live product of a checkout, and writes the settings of its services.
 * @param root The folder of the checkout.
 * @param outDir The folder of the build, from the checkout or absolute.
 */
export async function buildLive(
  root: string,
  outDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const options = { directory: root, environment: { ...LIVE_ENVIRONMENT, ...environment } };
  for (const parameters of [
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--emptyOutDir'],
    ['--import', 'tsx', 'deploy/settings/addSettings.ts', outDir],
  ]) {
    const { code, output } = await runCommand(process.execPath, parameters, options);
    if (code !== 0) throw new Error(`The build of ${root} failed:\n${output}`);
  }
}
