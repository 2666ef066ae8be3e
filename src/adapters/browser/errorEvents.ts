import { isExtension, isNoise } from '@/application/diagnostics/isNoise';
import type { DiagnosticEvent } from '@/application/ports/Diagnostics';

type ErrorKind = Extract<
  DiagnosticEvent['event'],
  'uncaught-error' | 'unhandled-rejection' | 'render-error' | 'recovered-render-error'
>;

/** Line and column at the end of a line of a stack trace. */
const POSITION = /(:\d{1,9}:\d{1,9})\)?$/u;
const URL_START = /^[a-z-]+:\/\/[^)]/u;

const MAX_LINES = 50;

/** The diagnostic event of a thrown value; undefined for errors that the app did not cause. */
export function eventOfError(
  event: ErrorKind,
  reason: unknown,
  origin: string,
  file?: string,
): DiagnosticEvent | undefined {
  const frames = reason instanceof Error ? framesOf(reason.stack ?? '') : [];
  const source = file === undefined || file === '' ? frames[0]?.url : file;
  if (isNoise({ reason, file: source })) return undefined;
  const ownFrames = frames
    .filter(({ url }) => url.startsWith(`${origin}/`))
    .map(({ url, position }) => url.slice(origin.length) + position);
  return { event, detail: detailOf(reason), frames: ownFrames };
}

/** The diagnostic event of a window event; undefined when it is not reported. */
export function eventOfWindow(event: Event, origin: string): DiagnosticEvent | undefined {
  if (event instanceof ErrorEvent)
    return eventOfError('uncaught-error', event.error ?? event.message, origin, event.filename);
  if (isViolation(event)) return eventOfViolation(event, origin);
  return 'reason' in event ? eventOfError('unhandled-rejection', event.reason, origin) : undefined;
}

const isViolation = (event: Event): event is SecurityPolicyViolationEvent =>
  event.type === 'securitypolicyviolation';

/** Reports the directive and the kind of source, not the URL, because the URL of a picture can be personal. */
function eventOfViolation(
  { blockedURI, effectiveDirective, sourceFile, lineNumber, columnNumber }: SecurityPolicyViolationEvent,
  origin: string,
): DiagnosticEvent | undefined {
  if (isExtension(blockedURI) || isExtension(sourceFile)) return undefined;
  const frame = `${sourceFile.slice(origin.length)}:${String(lineNumber)}:${String(columnNumber)}`;
  return {
    event: 'policy-violation',
    detail: `${effectiveDirective}: ${blockedSource(blockedURI, origin)}`,
    frames: sourceFile.startsWith(`${origin}/`) ? [frame] : [],
  };
}

/** A keyword such as `inline`, `own origin`, `other origin`, or the scheme of the URL. */
function blockedSource(blockedURI: string, origin: string): string {
  if (!blockedURI.includes(':')) return blockedURI;
  if (blockedURI.startsWith(`${origin}/`)) return 'own origin';
  return /^https?:/u.test(blockedURI) ? 'other origin' : blockedURI.slice(0, blockedURI.indexOf(':'));
}

interface Frame {
  readonly url: string;
  readonly position: string;
}

function framesOf(stack: string): readonly Frame[] {
  return stack
    .split('\n', MAX_LINES)
    .map((line) => frameOf(line.trim()))
    .filter((frame) => frame !== undefined);
}

/** Chromium writes `at name (url:line:column)`, Firefox and WebKit `name@url:line:column`. */
function frameOf(line: string): Frame | undefined {
  const found = POSITION.exec(line);
  const [, position] = found ?? [];
  if (found === null || position === undefined) return undefined;
  const location = line.slice(0, found.index).split(/[\s(]/u).at(-1) ?? '';
  const url = location.slice(location.lastIndexOf('@', location.indexOf('://')) + 1);
  return URL_START.test(url) ? { url, position } : undefined;
}

function detailOf(reason: unknown): string {
  if (reason instanceof Error) return `${reason.name}: ${reason.message}`;
  return typeof reason === 'string' ? reason : `${typeof reason} thrown`;
}
