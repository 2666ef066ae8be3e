/**
 * The allowlist of words in a diagnostic event. The first block has the words of this app, the second one those of
 * JavaScript engines, React, MSAL and Content Security Policy. A name that is also such a word reveals nothing.
 */
const WORDS = `
  a address again among amount an and another answer answered be belongs both brand business businesses came
  cancel cancelled cannot card catalogue change changed claims come contact contacts create currency cycle date
  delete description did empty expiry fields form from has header hours html http id ids image in invalid is
  item items its json key known language list long lost malformed media metadata minor missing more name
  neither no none nor nothing number numbers of only or order out pay payload payment period photo picture
  plain plan plans price product read refused replace request requested rule script service set
  sign site start started status subscription subscriptions such text the their there time times to too took
  total type unavailable unit units unknown unreadable upload user users website which whole whose with
  without write xml zip zone

  abort aborted access accessing account accounts active aggregate already application argument array assignment
  async at attempting attr auth authority available await base because become been before being bigint blob
  blocked boolean boundary browser buffer by cache call callback called calling can catch child chunk circular
  class client clipboard cloned code com config connect connectivity const constant constraint construct
  constructor content context convert converting cookie could created cross crypto css current cyclic data default
  define defined denied dependency depth destination destroyed detected dev digits document does dom domain
  dynamically effect elem element encoding end endpoint endpoints enough error errors eval evaluating event
  exceeded exceeds exception execute exist existent exists expected expired expression extra failed failure fetch
  fiber file fill finished first font fonts for found frame full function get global got grant hash hierarchy hook
  hooks host href https hydrate hydrated hydrating hydration illegal img import imported importing incorrect index
  infinity information initial initialise initialised initialization initialize initialized inline input insecure
  insert instance instanceof insufficient integer interaction interface internal into invocation invoked iterable
  iterator javascript js large last lazy length limit line load loaded loader loading local locale lock locked
  login logout lookup loop main manifest markup match maximum memo memory message method minified mismatch mjs
  mobx module mount mounted msal must mutation named nan native navigation navigator nested network new node non
  nonexistent not null oauth object observer offline on one opaque open openid operation operations operator
  origin origins other outside own parameter parent parse parser parsing passed pattern pending permission
  platform point policy popup port position post preload private progress promise prompt properties property
  protocol prototype provider query quota range reached react readable reading readonly recursion recursive
  redirect reduce ref reference refresh refs register registered registration regular reject rejected rejection
  related remove removed render rendered rendering require required requires resize resolution resolved resource
  response result return returned root router runtime same schema scope search security self sequence server
  session setting should signal silent sink size source space src ssr stack state step storage store stream strict
  string structure style stylesheet sub suspended suspense symbol sync syntax syntaxerror tag target terminated
  than that then this throw thrown timed timeout token tokens transaction tried trusted types uncaught undefined
  unexpected unhandled unsafe unsupported update updated uri url usage use used valid value values variable
  version violation visit wait was wasm were when while window worker wrong xhr yielded
`;

export const TECHNICAL_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/u));

/** HTTP status codes and the numbers of React's hydration errors. Any other number can be personal data. */
export const TECHNICAL_NUMBERS: ReadonlySet<string> = new Set(
  '200 201 202 204 206 301 302 303 304 307 308 400 401 403 404 405 408 409 410 412 413 415 418 419 421 422 423 425 426 429 431 500 501 502 503 504'.split(
    ' ',
  ),
);
