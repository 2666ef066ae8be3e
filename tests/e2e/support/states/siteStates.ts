import { namesOf } from '../../../../src/ui/shell/routePaths';
import { PUBLIC_ROUTES } from '../../../../src/ui/shell/routes';
import { link, asNoor, withOutage, business, withSteps, ACTIVE } from './links';
import { ALERT, type LinkedState } from './LinkedState';

export const SITE_STATES: readonly LinkedState[] = [
  ...namesOf(PUBLIC_ROUTES).map((name) => ({ name, path: PUBLIC_ROUTES[name].path })),
  { name: 'home-signed-in', path: asNoor('/') },
  { name: 'pricing-unavailable', path: link('/pricing', withOutage('load-plans:unavailable')) },
];

/** States of the page shell: header, menus, footer, and the error page that replaces a broken page. */
export const FRAME_STATES: readonly LinkedState[] = [
  {
    name: 'shell-user-menu',
    path: asNoor('/dashboard', withSteps('user-menu')),
    shows: '[role="dialog"]',
    isOverlay: true,
    size: 'desktop',
  },
  {
    name: 'shell-toast-history',
    path: asNoor('/dashboard', withSteps('user-menu', 'toast-history')),
    shows: '[role="dialog"]',
    isOverlay: true,
  },
  {
    name: 'shell-user-menu-phone',
    path: asNoor('/dashboard', withSteps('user-menu')),
    shows: '[role="dialog"]',
    isOverlay: true,
    size: 'phone',
  },
  {
    name: 'shell-mobile-menu',
    path: asNoor('/dashboard', withSteps('mobile-menu')),
    shows: '[role="dialog"]',
    size: 'phone',
    isOverlay: true,
  },
  {
    name: 'shell-mobile-menu-signed-out',
    path: link('/about', withSteps('mobile-menu')),
    shows: '[role="dialog"]',
    size: 'phone',
    isOverlay: true,
  },
  {
    name: 'shell-failed',
    path: business(ACTIVE, withSteps('meddle', 'deactivate', 'confirm')),
    shows: ALERT,
    isBroken: true,
  },
  { name: 'demo-strip', path: link('/about', { 'demo.strip': 'shown' }) },
  {
    name: 'demo-settings',
    path: asNoor('/about', { 'demo.strip': 'shown', ...withSteps('demo-settings') }),
    shows: '[role="dialog"]',
    isOverlay: true,
  },
];
