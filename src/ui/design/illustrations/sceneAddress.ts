import ac from './scenes/ac.svg?no-inline';
import cleaning from './scenes/cleaning.svg?no-inline';
import electric from './scenes/electric.svg?no-inline';
import garden from './scenes/garden.svg?no-inline';
import keys from './scenes/keys.svg?no-inline';
import law from './scenes/law.svg?no-inline';
import plumbing from './scenes/plumbing.svg?no-inline';
import sea from './scenes/sea.svg?no-inline';
import tutor from './scenes/tutor.svg?no-inline';

/** Addresses of the pictures of trades, files of their own: data addresses are not allowed by the policy of the pages. */
export const sceneAddress = { ac, cleaning, electric, garden, keys, law, plumbing, sea, tutor } as const;

export type SceneName = keyof typeof sceneAddress;
