/**
 * Documents that answer every address of a kind, because the address holds an id: the kind as a regular expression
 * that JavaScript and nginx read alike, and the file. Where the file is not, the frame of the application answers.
 */
export const SHARED_DOCUMENTS = [
  {
    kind: String.raw`^/dashboard/business/[^/]+/subscription/?$`,
    file: '/dashboard/business/subscription/index.html',
  },
  { kind: String.raw`^/dashboard/business/[^/]+/?$`, file: '/dashboard/business/index.html' },
] as const;

/** The frame of the application: it answers what nothing else does. */
export const APPLICATION_DOCUMENT = '/app.html';
