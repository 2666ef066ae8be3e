/** The cookie that tells the server the language of the next document. nginx reads it as `$cookie_amin_language`. */
export const LANGUAGE_COOKIE = 'amin_language';
