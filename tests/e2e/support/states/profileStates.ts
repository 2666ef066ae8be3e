import { withOutage, profileEditing, asNoor, asOwner, FAST_CLOCK } from './links';
import { ALERT, FOCUSED_MESSAGE, INVALID_FIELD, TOAST, QUESTION, type LinkedState } from './LinkedState';

const PHOTO_FAULTS = ['too-large', 'too-detailed', 'of-another-type', 'broken'] as const;

export const PROFILE_STATES: readonly LinkedState[] = [
  { name: 'profile', path: asNoor('/profile') },
  { name: 'profile-first-sign-in', path: asOwner('dana-levi', '/profile') },
  { name: 'profile-loading', path: asNoor('/profile', withOutage('load-user:silent')), loading: 'part' },
  {
    name: 'profile-failed',
    path: asNoor('/profile', withOutage('load-user:unavailable')),
    shows: TOAST,
    isOverlay: true,
  },
  { name: 'profile-edit', path: profileEditing() },
  { name: 'profile-edit-errors', path: profileEditing(['wrong-contact', 'save']), shows: INVALID_FIELD },
  { name: 'profile-photo', path: profileEditing(['photo']), shows: 'main img[src^="blob:"]' },
  ...PHOTO_FAULTS.map((fault) => ({
    name: `profile-photo-${fault}`,
    path: profileEditing([`photo-${fault}`]),
    shows: ALERT,
  })),
  {
    name: 'profile-saving',
    path: profileEditing(['new-address', 'save'], withOutage('update-user:silent')),
    shows: 'button[aria-busy="true"]',
  },
  { name: 'profile-saved', path: profileEditing(['new-address', 'save']), shows: TOAST, isOverlay: true },
  {
    name: 'profile-save-checking',
    path: profileEditing(['new-address', 'save'], withOutage('update-user:unavailable')),
    shows: 'main p[aria-hidden="true"]',
  },
  {
    name: 'profile-save-unavailable',
    path: profileEditing(['new-address', 'save'], {
      ...withOutage('update-user:unavailable'),
      ...FAST_CLOCK,
    }),
    shows: FOCUSED_MESSAGE,
  },
  ...['refused', 'offline'].map((outage) => ({
    name: `profile-save-${outage}`,
    path: profileEditing(['new-address', 'save'], withOutage(`update-user:${outage}`)),
    shows: FOCUSED_MESSAGE,
  })),
  { name: 'profile-leave', path: profileEditing(['new-address', 'home']), shows: QUESTION, isOverlay: true },
];
