import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { FONT, STYLES, TITLE } from './generated/head.js';

export default function Root() {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{TITLE}</title>
        <Meta />
        <Links />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={FONT} />
        <style dangerouslySetInnerHTML={{ __html: STYLES }} />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
