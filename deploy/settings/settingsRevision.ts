const NONE = '0'.repeat(16);
const REVISION = /"([\da-f]{16})-[\da-f]{16}"/gu;

/** The revision of a file that depends on the settings too, which the build does not know yet. */
export const revisionWithSettings = (ofFile: string): string => `${ofFile}-${NONE}`;

/** Puts the revision of the settings into the revisions of a service worker. */
export function stampRevision(worker: string, ofSettings: string): string {
  if (worker.search(REVISION) < 0)
    throw new Error('The service worker of this site takes no settings: it is not that of a live build.');
  return worker.replaceAll(REVISION, `"$1-${ofSettings}"`);
}
