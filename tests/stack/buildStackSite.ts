import { createBuilder } from 'vite';
import { stackPorts, type StackPorts } from './StackPorts';

/** The folder of the live product that is built for the local stack. */
export const STACK_SITE = 'dist-stack';

/** The URL of the product, without a trailing slash. */
export const siteUrlOf = ({ web }: StackPorts): string => `http://localhost:${String(web)}`;

/**
 * The settings of the build. Those of the services are written into the built site
 * (deploy/settings/writeSettings.ts), so it can be built before they start.
 */
export const buildSettingsOf = (ports: StackPorts) => ({
  VITE_PUBLIC_PRICING: 'true',
  SITE_ORIGIN: siteUrlOf(ports),
  SITE_DEMO_COMPANY: 'true',
});

/** Builds the live product for the ports in the environment. */
export async function buildStackSite(): Promise<void> {
  Object.assign(process.env, buildSettingsOf(stackPorts(process.env)));
  const builder = await createBuilder({
    mode: 'production',
    logLevel: 'warn',
    build: { outDir: STACK_SITE, emptyOutDir: true },
  });
  await builder.buildApp();
}
