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

/** The other paths of the application, read alike; those that have a page of their own are answered by that. */
export const APPLICATION_PATHS = String.raw`^/(?:auth/callback|dashboard|profile)/?$`;

/**
 * The frame of the application. It answers its own paths, and, with status 404, those that nothing else answers: the
 * application then leads to the home page.
 */
export const APPLICATION_DOCUMENT = '/app.html';
