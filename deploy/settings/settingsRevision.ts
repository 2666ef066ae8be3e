const PLACEHOLDER = '0'.repeat(16);
const REVISION = /"([\da-f]{16})-[\da-f]{16}"/gu;

/** The revision of a file that also depends on the settings. The build does not know them and writes a placeholder. */
export const revisionWithSettings = (ofFile: string): string => `${ofFile}-${PLACEHOLDER}`;

/** Puts the revision of the settings into the revisions of a service worker. */
export function stampRevision(worker: string, ofSettings: string): string {
  if (worker.search(REVISION) < 0)
    throw new Error('The service worker of this site takes no settings: it is not that of a live build.');
  return worker.replaceAll(REVISION, `"$1-${ofSettings}"`);
}
