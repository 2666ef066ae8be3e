import { paths } from '@/ui/shell/paths';

/** The id of the section that explains the badge "Verified". */
export const VERIFIED_ID = 'verified';

export const VERIFIED_PATH = `${paths.about}#${VERIFIED_ID}`;
