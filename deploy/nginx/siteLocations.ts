import { CONTENT_TYPES } from '../contentTypes.ts';
import { HEALTH_PATH } from '../securityHeaders.ts';
import { APPLICATION_DOCUMENT } from '../sharedDocuments.ts';

/** The path of nginx's own text for a file that does not exist. */
export const NOT_FOUND = '/.not-found';

/** The file extensions of the site, as alternatives in a regular expression. */
export const FILE_ENDS = Object.keys(CONTENT_TYPES)
  .map((end) => end.slice(1))
  .join('|');

/**
 * A path is answered by its file, by its prerendered page, or by the application's document. A path with a
 * file extension is never answered by a page.
 */
export const SITE_LOCATIONS = `    if ($request_method !~ ^(?:GET|HEAD)$) {
        return 405;
    }

    location = ${HEALTH_PATH} {
        types {
        }
        default_type "text/plain; charset=utf-8";
        return 200 "ok\\n";
    }

    location = /.well-known/security.txt {
        try_files $uri =404;
    }

    location ~ /\\.|\\\\\\\\|\\.(?:br|gz)$ {
        return 404;
    }

    location ^~ /assets/ {
        location ~ /\\.|\\\\\\\\|\\.(?:br|gz)$ {
            return 404;
        }
        try_files $uri =404;
    }

    location ~ \\.(?:${FILE_ENDS})$ {
        try_files $uri =404;
    }

    location / {
        try_files $site_chosen $site_path $site_path/index.html $site_shared $site_application @unknown;
    }

    location @unknown {
        error_page 404 ${APPLICATION_DOCUMENT};
        return 404;
    }

    error_page 400 =404 $site_malformed;
    error_page 404 =404 ${NOT_FOUND};
    location = ${NOT_FOUND} {
        internal;
        types {
        }
        default_type "text/plain; charset=utf-8";
        return 404 "Not found\\n";
    }

    error_page 405 @not_allowed;
    location @not_allowed {
        types {
        }
        default_type "text/plain; charset=utf-8";
        return 405 "Method not allowed\\n";
    }`;
