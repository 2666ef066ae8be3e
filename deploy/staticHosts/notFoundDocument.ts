/** The file with the response of static hosts for an unknown path. */
export const NOT_FOUND_FILE = '404.html';

/**
 * The response of static hosts for an unknown path. Their rules cannot set a document's policy for it, so it
 * contains its own policy, runs no script, and redirects to the home page, as the application does.
 */
export const NOT_FOUND_DOCUMENT = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'" />
    <meta name="robots" content="noindex" />
    <meta http-equiv="refresh" content="0; url=/" />
    <title>Amin</title>
  </head>
  <body>
    <a href="/">Amin</a>
  </body>
</html>
`;
