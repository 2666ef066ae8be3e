import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installDebianPackages } from '../../scripts/installDebianPackages.mjs';
import { runCommand } from '../../scripts/runCommand.mjs';
import { emulatorFile, EMULATOR_NODE } from './emulators';
import { COMMITS, RELEASES, WORK, type Release } from './Release';
import { run } from './run';
import { sourcesOf } from './sourcesOf';

/** Kept away from the containers of this machine. */
const STORE = `${WORK}/containers`;
/* This file is the recipe of the base images, which are assembled again when it changes. */
const RECIPE = createHash('sha256')
  .update(readFileSync('lab/hosts/containerImages.ts'))
  .digest('hex')
  .slice(0, 12);
const BASE = `localhost/amin-hosts-nginx:${RECIPE}`;
const NODE = `localhost/amin-hosts-node:${RECIPE}`;

export const imageOf = (release: Release): string => `localhost/amin-hosts:${release}`;

/** Runs buildah, which needs no daemon. Its containers share the network of this machine. */
export async function buildah(...parameters: readonly string[]): Promise<string> {
  return run('buildah', [...STORAGE, ...parameters]);
}

export const STORAGE = [`--root=${STORE}/root`, `--runroot=${STORE}/run`] as const;
export const ISOLATION = '--isolation=chroot';

/** As the image nginxinc/nginx-unprivileged has it: everything that nginx writes is in /tmp. */
const NGINX_CONFIGURATION = `worker_processes auto;
error_log stderr notice;
pid /tmp/nginx.pid;
events {
    worker_connections 1024;
}
http {
    client_body_temp_path /tmp/client_temp;
    proxy_temp_path /tmp/proxy_temp;
    fastcgi_temp_path /tmp/fastcgi_temp;
    uwsgi_temp_path /tmp/uwsgi_temp;
    scgi_temp_path /tmp/scgi_temp;
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    include /etc/nginx/conf.d/*.conf;
}
`;

/** Takes the place of Alpine's package manager. The Dockerfile installs Node with it, which is there already. */
const NO_PACKAGE_MANAGER = '#!/bin/sh\n';

/** That image runs the scripts of a folder before its command. */
const ENTRY_POINT = `#!/bin/sh
set -e
for script in /docker-entrypoint.d/*.sh; do
    if [ -x "$script" ]; then "$script"; fi
done
exec "$@"
`;

/** Installs buildah and mmdebstrap where that is possible. @returns Why the container cannot be built. */
export async function ensureBuildah(): Promise<string | undefined> {
  const isThere = async (): Promise<boolean> =>
    (await runCommand('buildah', ['--version'])).code === 0 &&
    (await runCommand('mmdebstrap', ['--version'])).code === 0;
  if (await isThere()) return undefined;
  await installDebianPackages(['buildah', 'mmdebstrap']);
  return (await isThere())
    ? undefined
    : 'buildah and mmdebstrap are missing, and only root on Debian can install them';
}

/**
 * Builds the image of each release with the Dockerfile. Both base images are made from Debian packages, because the
 * registries of the images that the Dockerfile names cannot be reached everywhere. The base images contain what the
 * Dockerfile uses: nginx as user 101 with its files in the same places, wget, Node and npm.
 * @param settings The settings of the live product. The image contains only the settings of its build.
 */
export async function buildImages(settings: Readonly<Record<string, string>>): Promise<void> {
  mkdirSync(STORE, { recursive: true });
  const images = await buildah('images', '--format={{.Name}}:{{.Tag}}');
  if (!images.includes(BASE) || !images.includes(NODE)) await buildBaseImages();
  for (const release of RELEASES) {
    console.log(`Building the container of the ${release} release (buildah) ...`);
    const before = RELEASES[RELEASES.indexOf(release) - 1];
    const ofBuild = Object.entries(settings).filter(([name]) => !name.startsWith('AMIN_'));
    const given = {
      ...Object.fromEntries(ofBuild),
      SITE_COMMIT: COMMITS[release],
      NODE_IMAGE: NODE,
      NGINX_IMAGE: BASE,
      ...(before !== undefined && { PREVIOUS: imageOf(before) }),
    };
    await buildah(
      'build',
      ISOLATION,
      /* The format of OCI has no place for a health check. */
      '--format=docker',
      '--layers',
      '--pull-never',
      `--tag=${imageOf(release)}`,
      ...Object.entries(given).map(([name, value]) => `--build-arg=${name}=${value}`),
      await sourcesOf(release),
    );
  }
}

async function buildBaseImages(): Promise<void> {
  console.log("Assembling base images of Debian's packages (mmdebstrap) ...");
  const files = join(STORE, 'debian.tar');
  const suite = await run('sh', ['-c', '. /etc/os-release; echo "$VERSION_CODENAME"']);
  await run('mmdebstrap', ['--variant=minbase', '--include=nginx-light,wget,ca-certificates', suite, files]);

  const nginx = await buildah('from', 'scratch');
  const configuration = join(STORE, 'nginx.conf');
  writeFileSync(configuration, NGINX_CONFIGURATION);
  const entryPoint = join(STORE, 'docker-entrypoint.sh');
  writeFileSync(entryPoint, ENTRY_POINT, { mode: 0o755 });
  await buildah('add', '--quiet', nginx, files, '/');
  await buildah('copy', '--quiet', nginx, configuration, '/etc/nginx/nginx.conf');
  await buildah('copy', '--quiet', nginx, entryPoint, '/docker-entrypoint.sh');
  const packageManager = join(STORE, 'apk');
  writeFileSync(packageManager, NO_PACKAGE_MANAGER, { mode: 0o755 });
  await buildah('copy', '--quiet', nginx, packageManager, '/usr/local/bin/apk');
  await buildah('copy', '--quiet', nginx, EMULATOR_NODE, '/usr/local/bin/node');
  const prepare = [
    'rm -rf /etc/nginx/conf.d/* /etc/nginx/modules-enabled/* /var/log/nginx/*',
    'touch /var/log/nginx/access.log',
    'mkdir -p /docker-entrypoint.d',
    'chown -R 101 /var/log/nginx /etc/nginx/conf.d',
  ];
  await buildah('run', ISOLATION, nginx, '--', 'sh', '-c', prepare.join(' && '));
  const command = ['--entrypoint=["/docker-entrypoint.sh"]', '--cmd=["nginx", "-g", "daemon off;"]'];
  await buildah('config', '--user=101', ...command, nginx);
  await buildah('commit', '--quiet', '--rm', '--format=docker', nginx, BASE);

  const node = await buildah('from', 'scratch');
  await buildah('add', '--quiet', node, files, '/');
  await buildah('copy', '--quiet', node, EMULATOR_NODE, '/usr/local/bin/node');
  await buildah('copy', '--quiet', node, emulatorFile('npm'), '/usr/local/lib/node_modules/npm');
  const link = 'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm';
  await buildah('run', ISOLATION, node, '--', 'sh', '-c', link);
  const certificates = process.env['NODE_EXTRA_CA_CERTS'];
  if (certificates !== undefined) {
    const place = '/usr/local/share/certificates.pem';
    await buildah('copy', '--quiet', node, certificates, place);
    await buildah('config', `--env=NODE_EXTRA_CA_CERTS=${place}`, node);
  }
  await buildah('commit', '--quiet', '--rm', '--format=docker', node, NODE);
}
