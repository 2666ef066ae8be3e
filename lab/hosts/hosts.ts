import { container } from './containerHost';
import type { Host } from './Host';
import type { HostName } from './hostNames';
import { nginx } from './nginxHost';
import { azure, cloudflare, netlify } from './staticHosts';

export const HOSTS: Readonly<Record<HostName, Host>> = { nginx, container, cloudflare, netlify, azure };
