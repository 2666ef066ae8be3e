interface Environment {
  /** The folder for the files that nginx writes. */
  readonly folder: string;
  readonly brotliModule: string | undefined;
  /** True when nginx runs as root. Its workers then stay root, because they read a private folder. */
  readonly isRoot: boolean;
}

/**
 * A complete nginx configuration, with all files in one folder.
 * @param site The content of the `http` block.
 */
export function nginxConfiguration(site: string, environment: Environment): string {
  const { folder, brotliModule, isRoot } = environment;
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
${site}
}
`;
}
