import type { ExplainedMutants } from './ExplainedMutants';

export const HTTP_MUTANTS: ExplainedMutants = {
  'adapters/http/HttpClient.ts': [
    {
      reason: 'axios sends no header whose value is undefined.',
      mutants: [
        ['idempotencyKey !== undefined', 'true'],
        ['ifMatch !== undefined', 'true'],
      ],
    },
  ],
  'adapters/http/business/businessPayload.ts': [
    {
      reason: 'The compiler needs the condition. At run time the next one decides in the same way.',
      mutants: [
        ['!read.success || id === undefined', '!read.success && id === undefined'],
        ['id === undefined', 'false'],
      ],
    },
  ],
  'adapters/http/classifyResponse.ts': [
    {
      reason: 'The content of a plain text is a text. The condition is for the compiler.',
      mutants: [["typeof data === 'string'", 'true']],
    },
    { reason: "Only 'timeout' is compared.", mutants: [["'server-error'", '""']] },
    {
      reason: 'split always returns a first part. The default is for the compiler.',
      mutants: [
        [
          "''",
          '"Stryker was here!"',
          "const [contentType = ''] = String(headers['content-type'] ?? '').split(';', 1);",
        ],
      ],
    },
  ],
  'adapters/http/fieldsIn.ts': [
    {
      reason: 'Each entry gives at least one field, and the list of all fields is cut to the same number.',
      mutants: [['Object.entries(fields)', 'Object.entries(fields)']],
    },
  ],
  'adapters/http/payload/numberIn.ts': [
    { reason: 'Number.isFinite accepts numbers only.', mutants: [["typeof number === 'number'", 'true']] },
  ],
  'adapters/http/payload/pictureUrl.ts': [
    {
      reason: 'The compiler needs the condition. At run time the next one decides in the same way.',
      mutants: [
        ['url !== undefined', 'true'],
        ['origin !== undefined', 'true'],
        ['url === undefined', 'false'],
      ],
    },
  ],
  'adapters/http/serviceFailures.ts': [
    {
      reason: 'The next branch gives the same for a failure without a status.',
      mutants: [["case 'token-unavailable':", "case 'token-unavailable':"]],
    },
  ],
  'adapters/http/subscription/cardPayload.ts': [
    {
      reason: 'This text ends with no digits.',
      mutants: [["''", '"Stryker was here!"', "return /\\d{4}$/.exec(nonBlank(text) ?? '')?.[0];"]],
    },
  ],
  'adapters/http/subscription/catalogPayload.ts': [
    {
      reason: 'A text is no feature.',
      mutants: [
        [
          '[]',
          '["Stryker was here"]',
          'entitlements: (output.entitlements ?? []).flatMap((item) => parseEntitlement(item) ?? []),',
        ],
      ],
    },
  ],
  'adapters/http/subscription/subscriptionPayload.ts': [
    {
      reason: 'The compiler needs the condition. At run time the next one decides in the same way.',
      mutants: [
        ['!read.success || cancellation === undefined', '!read.success && cancellation === undefined'],
        ['cancellation === undefined', 'false'],
        ['!read.success || status === undefined', '!read.success && status === undefined'],
        ['status === undefined', 'false'],
      ],
    },
  ],
};
