import { siteConfiguration, type SiteConfiguration } from '../../../deploy/nginx/siteConfiguration';

interface Surroundings {
  /** A folder for whatever nginx writes. */
  readonly folder: string;
  readonly brotliModule: string | undefined;
  /** Under root the workers stay root: they have to read a folder that nobody else may. */
  readonly isRoot: boolean;
}

/** All that nginx reads to serve one site out of one folder, without a trace elsewhere. */
export function nginxConfiguration(site: SiteConfiguration, surroundings: Surroundings): string {
  const { folder, brotliModule, isRoot } = surroundings;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `    ${kind}_temp_path "${folder}/${kind}";`)
    .join('\n');
  return `${brotliModule === undefined ? '' : `load_module "${brotliModule}";\n`}${isRoot ? 'user root;\n' : ''}daemon off;
worker_processes 1;
pid "${folder}/nginx.pid";
error_log stderr warn;
events {
    worker_connections 256;
}
http {
    access_log off;
    sendfile on;
    server_names_hash_bucket_size 128;
${temporary}
${siteConfiguration(site)}
}
`;
}
