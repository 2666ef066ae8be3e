import { broken, edited, asNoor, asOwner, FAST_CLOCK } from './links';
import { ALERT, INVALID_FIELD, TOAST, QUESTION, type LinkedState } from './LinkedState';

const PHOTO_FAULTS = ['too-large', 'too-detailed', 'of-another-type', 'broken'] as const;

export const PROFILE_STATES: readonly LinkedState[] = [
  { name: 'profile', path: asNoor('/profile') },
  { name: 'profile-first-sign-in', path: asOwner('dana-levi', '/profile') },
  { name: 'profile-loading', path: asNoor('/profile', broken('load-user:silent')), loading: 'part' },
  {
    name: 'profile-failed',
    path: asNoor('/profile', broken('load-user:unavailable')),
    shows: TOAST,
    isOverlay: true,
  },
  { name: 'profile-edit', path: edited() },
  { name: 'profile-edit-errors', path: edited(['wrong-contact', 'save']), shows: INVALID_FIELD },
  { name: 'profile-photo', path: edited(['photo']), shows: 'main img[src^="blob:"]' },
  ...PHOTO_FAULTS.map((fault) => ({
    name: `profile-photo-${fault}`,
    path: edited([`photo-${fault}`]),
    shows: ALERT,
  })),
  {
    name: 'profile-saving',
    path: edited(['new-address', 'save'], broken('update-user:silent')),
    shows: 'button[aria-busy="true"]',
  },
  { name: 'profile-saved', path: edited(['new-address', 'save']), shows: TOAST, isOverlay: true },
  {
    name: 'profile-save-checking',
    path: edited(['new-address', 'save'], broken('update-user:unavailable')),
    shows: 'main [role="status"]:not(:empty)',
  },
  {
    name: 'profile-save-unavailable',
    path: edited(['new-address', 'save'], { ...broken('update-user:unavailable'), ...FAST_CLOCK }),
    shows: ALERT,
  },
  ...['refused', 'offline'].map((outage) => ({
    name: `profile-save-${outage}`,
    path: edited(['new-address', 'save'], broken(`update-user:${outage}`)),
    shows: ALERT,
  })),
  { name: 'profile-leave', path: edited(['new-address', 'home']), shows: QUESTION, isOverlay: true },
];
