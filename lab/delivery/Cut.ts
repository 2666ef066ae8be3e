/** The ways to end an exchange without a complete response, after the request was received and executed. */
export const CUTS = {
  'http/1.1': ['connection closed', 'connection reset', 'half an answer'],
  h2: [
    'connection closed',
    'connection reset',
    'half an answer',
    'RST_STREAM NO_ERROR',
    'RST_STREAM PROTOCOL_ERROR',
    'RST_STREAM INTERNAL_ERROR',
    'RST_STREAM REFUSED_STREAM',
    'RST_STREAM CANCEL',
    'RST_STREAM HTTP_1_1_REQUIRED',
    'GOAWAY, request named as unprocessed',
    'GOAWAY, request named as processed',
  ],
} as const;

export type Protocol = keyof typeof CUTS;
export type Cut = (typeof CUTS)[Protocol][number];

/** The error codes of HTTP/2 (RFC 9113, section 7). */
export const ERROR_CODES: Readonly<Record<string, number>> = {
  NO_ERROR: 0,
  PROTOCOL_ERROR: 1,
  INTERNAL_ERROR: 2,
  REFUSED_STREAM: 7,
  CANCEL: 8,
  HTTP_1_1_REQUIRED: 13,
};
