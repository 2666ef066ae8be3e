import type { Remark } from '../Section';

/** The severities of the evaluator, up to those it calls medium; a higher number is less severe. */
const SEVERITIES: Readonly<Record<number, string>> = {
  10: 'high',
  20: 'syntax',
  30: 'medium',
  40: 'possibly high',
  50: 'possibly medium',
};

interface Explanation {
  readonly directive: string;
  readonly value: string;
  readonly reason: string;
}

const PROVIDER =
  "only the payment document admits it: it is the payment provider's own origin for this site, which serves its card fields, and an exact URL would not hold for the files that its script loads (docs/payment-scripts.md)";

/** A finding of another directive or value is a failure. */
const EXPLANATIONS: readonly Explanation[] = [
  {
    directive: 'script-src',
    value: "'self'",
    reason:
      'the site serves only its own built files: no uploads, no JSONP, no AngularJS; every other path answers with nosniff and as text/plain or with the document, so no response of this origin can become a foreign script',
  },
  { directive: 'script-src', value: 'https://js.chargebee.com', reason: PROVIDER },
  { directive: 'script-src', value: 'https://amin.chargebee.com', reason: PROVIDER },
];

/** The evaluator rates this below medium. It is listed as a remaining risk all the same. */
export const PAYMENT_WITHOUT_TRUSTED_TYPES: Remark = {
  subject: 'the payment document has no Trusted Types',
  reason:
    "the payment provider's script writes markup as text and cannot run under them; the document shows nothing else of a third party, and the lint rules keep the site's own code from writing markup (threats T3, T9)",
};

export interface PolicyFindings {
  readonly explained: readonly Remark[];
  readonly unexplained: readonly string[];
}

/** Google's evaluation of a policy, without its remarks of less than medium severity. */
export async function evaluatePolicy(policy: string): Promise<PolicyFindings> {
  const { CspEvaluator } = await import('csp_evaluator/dist/evaluator.js');
  const { CspParser } = await import('csp_evaluator/dist/parser.js');
  const explained: Remark[] = [];
  const unexplained: string[] = [];
  for (const finding of new CspEvaluator(new CspParser(policy).csp).evaluate()) {
    const severity = SEVERITIES[finding.severity];
    if (severity === undefined) continue;
    const { directive, value, description } = finding;
    const subject = `${directive} ${value ?? ''} (${severity}: ${description})`;
    const known = EXPLANATIONS.find((each) => each.directive === directive && each.value === value);
    if (known === undefined) unexplained.push(subject);
    else explained.push({ subject, reason: known.reason });
  }
  return { explained, unexplained };
}
