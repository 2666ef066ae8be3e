export type Runner = 'unit' | 'demo' | 'stack';

/** A probe of the table in docs/threats.md, and the test that makes it. The title of the test names the threat. */
export interface Probe {
  readonly threat: `T${number}`;
  readonly probe: string;
  readonly runner: Runner;
  readonly file: string;
  /** A part of the full title of the test. */
  readonly title: string;
}

type Tests = readonly (readonly [probe: string, file: string, title: string])[];

const runnerOf = (file: string): Runner => {
  if (file.startsWith('tests/e2e-stack/')) return 'stack';
  return file.startsWith('tests/e2e/') ? 'demo' : 'unit';
};

const IDENTITY = 'tests/e2e-stack/identity.spec.ts';
const HTTP = 'tests/adapters/http';

const TESTS: Readonly<Record<`T${number}`, Tests>> = {
  T1: [
    [
      'tampered state, and a code of another request',
      IDENTITY,
      'is refused with a forged state, leaves nothing behind',
    ],
    ['temporary keys are gone', IDENTITY, 'is refused with a guessed code, leaves nothing behind'],
    ['replayed code, unsolicited #code=', IDENTITY, 'is refused when it is forged or used a second time'],
    ['error=access_denied', IDENTITY, 'is refused when the person cancels'],
    ['token endpoint 500 or refused, nonce mismatch', IDENTITY, 'is refused while the token endpoint fails'],
    ['discovery down', IDENTITY, 'fails with a typed error while the provider is unreachable'],
    ['Back into the callback', IDENTITY, 'is not repeated when Back leads to the callback'],
    [
      'always ends at the home page',
      'tests/e2e-stack/journeys/session.spec.ts',
      'a refused, forged or repeated authorization response ends on the home page',
    ],
  ],
  T2: [
    [
      'navigation out of the app in one module only',
      'tests/architecture/threatGates.test.ts',
      'a page is left by the adapters of navigation and the router alone',
    ],
    [
      'another origin throws',
      'tests/adapters/browser/ExternalNavigation.test.ts',
      'navigating to another site',
    ],
    [
      '5,000 hostile URLs of every route, with any query',
      'tests/ui/shell/languageUrl.properties.test.ts',
      'leads to its own page after the sign-in',
    ],
    [
      '5,000 hostile paths of documents',
      'tests/ui/shell/languageUrl.properties.test.ts',
      'opens a document of this site or none',
    ],
    ['hostile URLs lead home', 'tests/e2e/journeys/hostileUrls.spec.ts', 'lead home'],
    ['hostile URLs of public pages stay', 'tests/e2e/journeys/hostileUrls.spec.ts', 'stay where they are'],
    [
      'the return path is never another site',
      'tests/e2e/journeys/hostileUrls.spec.ts',
      'the return path after signing in is never another site',
    ],
  ],
  T3: [
    ['markup is text: the lint rules', 'tests/architecture/lint.test.ts', 'is reported for'],
    [
      'a value is never interpolated again',
      'tests/ui/i18n/Sentence.test.tsx',
      'shows a value that looks like a placeholder unchanged',
    ],
    [
      'the browser blocks and reports markup',
      'tests/e2e-stack/journeys/diagnostics.spec.ts',
      'a policy violation is reported without the URL',
    ],
    [
      'Trusted Types: one policy',
      'tests/architecture/securityHeaders.test.ts',
      'names exactly the Trusted Types policies',
    ],
  ],
  T4: [
    [
      'any text: an allowed scheme or no link',
      'tests/ui/business/contactLinks.test.ts',
      'never becomes a link with another scheme',
    ],
    ['case, line breaks, another user', 'tests/ui/business/contactLinks.test.ts', 'A website'],
    [
      'an invalid URL is text on the page',
      'tests/ui/business/BusinessDetailPage.test.tsx',
      'shows an invalid URL as plain text',
    ],
  ],
  T5: [
    [
      'a picture of another origin is not shown',
      `${HTTP}/HttpBusinessRepository.test.ts`,
      'shows only pictures from the configured origins',
    ],
    [
      'without a Referer',
      'tests/ui/design/ArchPicture.test.tsx',
      'loads the picture without a Referer header',
    ],
    [
      'a failed picture becomes initials',
      'tests/ui/design/ArchPicture.test.tsx',
      'shows the initials when the picture fails to load',
    ],
    [
      'nothing moves',
      'tests/e2e/journeys/layoutShift.spec.ts',
      'has no layout shift from its document to its data',
    ],
  ],
  T6: [
    [
      'any bytes: accepted or rejected, truncated too',
      'tests/domain/profile/Picture.properties.test.ts',
      'is accepted or rejected without an exception',
    ],
    [
      '20,000 × 20,000 in the header',
      'tests/domain/profile/Picture.properties.test.ts',
      'is never accepted with more pixels in its header',
    ],
    ['SVG, HTML, GIF', 'tests/domain/profile/Picture.test.ts', 'the type of a picture'],
    ['0 bytes, 31 MB', 'tests/domain/profile/Picture.test.ts', 'may have up to 30 MB'],
    [
      'HTML that begins like a picture',
      'tests/application/profile/PreparePicture.test.ts',
      'rejects a file that only starts like a picture',
    ],
    [
      'too large: not even read',
      'tests/application/profile/PreparePicture.test.ts',
      'does not read a file that is too large',
    ],
    [
      'encoded again, without EXIF',
      'tests/adapters/browser/CanvasPictureEncoder.test.ts',
      'draws upright on white',
    ],
    [
      'no metadata on the wire',
      `${HTTP}/HttpMediaStore.test.ts`,
      'sends the picture as one file with no metadata',
    ],
    [
      'a message and no upload',
      'tests/ui/profile/ProfilePage.test.tsx',
      'is refused with the reason when the file is not a picture',
    ],
  ],
  T7: [
    [
      'ids like ../, //evil, %2f',
      `${HTTP}/HttpClient.test.ts`,
      'every id as exactly one path segment below the base URL',
    ],
    ['dot segments: nothing is sent', `${HTTP}/HttpClient.test.ts`, 'nothing when a path segment is'],
    ['the token goes to the API only', `${HTTP}/HttpClient.test.ts`, 'sends a token'],
    [
      'whole journeys: the browser sends a token to the API only',
      'tests/e2e-stack/journeys/mainJob.spec.ts',
      'subscribes with hosted card fields',
    ],
    ['no token in a failure', `${HTTP}/HttpClient.test.ts`, 'that never appears in a failure'],
    [
      'connect-src lists the origins',
      'tests/architecture/securityHeaders.test.ts',
      'admits the API and the identity provider everywhere',
    ],
  ],
  T8: [
    [
      'a double click at one place confirms nothing',
      'tests/ui/design/ConfirmDialog.test.tsx',
      'not on the second click of the double click that opened it',
    ],
    [
      'a double click presses once',
      'tests/ui/design/Button.test.tsx',
      'ignores the second click of a double click',
    ],
    ['in the browser', 'tests/e2e/journeys/doubleClicks.spec.ts', 'a double click changes, cancels, saves'],
    ['and does not pay', 'tests/e2e/journeys/doubleClicks.spec.ts', 'does not pay with the saved card'],
    [
      'frame-ancestors on every document',
      'tests/architecture/securityHeaders.test.ts',
      'disable content sniffing',
    ],
  ],
  T9: [
    [
      'the payment document runs exactly the listed scripts',
      'tests/e2e-stack/journeys/mainJob.spec.ts',
      'subscribes with hosted card fields',
    ],
    [
      'a changed script: blocked and reported',
      'tests/e2e-stack/journeys/diagnostics.spec.ts',
      'a changed payment script loads no other script',
    ],
    [
      'other documents admit no third-party script',
      'tests/stack/web/web.test.ts',
      'allows the payment provider only in the wizard',
    ],
    [
      'an injected script or markup is blocked and reported',
      'tests/e2e-stack/journeys/diagnostics.spec.ts',
      'a policy violation is reported without the URL',
    ],
    ['the page cannot read the fields', 'tests/e2e-stack/payment.spec.ts', 'are iframes of another origin'],
    [
      'the digits go to the provider only',
      'tests/e2e-stack/payment.spec.ts',
      'send the card number to the provider only',
    ],
    [
      'a document of its own',
      'tests/e2e/journeys/documents.spec.ts',
      'the wizard is a separate document with its own policy',
    ],
  ],
  T10: [
    [
      'sha512 on every entry',
      'tests/architecture/lockFile.test.ts',
      'pins every package by its integrity hash',
    ],
    ['no git, URL or folder', 'tests/architecture/lockFile.test.ts', 'takes every package from the registry'],
    [
      'install scripts',
      'tests/architecture/lockFile.test.ts',
      'contains no package with an unapproved install script',
    ],
    ['.npmrc', 'tests/architecture/supply.test.ts', 'lets no package run a script'],
    ['bill of materials', 'lab/supply.test.ts', 'lists every delivered package'],
    ['at most 16 runtime packages', 'tests/architecture/supply.test.ts', 'number at most 16'],
    [
      'no request outside of the settings',
      'tests/e2e-stack/journeys/mainJob.spec.ts',
      'subscribes with hosted card fields',
    ],
  ],
  T11: [
    [
      'nothing of the demo in the live build',
      'tests/e2e-stack/bundles.spec.ts',
      'the live product contains nothing of the demo',
    ],
    [
      'missing settings are named',
      'tests/composition/variants/environment.test.ts',
      'names all missing variables at once',
    ],
    ['and shown instead of the app', 'tests/ui/shell/showSetupProblems.test.tsx', 'says so in'],
  ],
  T12: [
    ['garbage under every key', 'tests/adapters/browser/stores.test.ts', 'is empty when the stored text is'],
    [
      'any text under every key',
      'tests/adapters/browser/stores.test.ts',
      'loads any stored text without an exception',
    ],
    [
      'storage that throws',
      'tests/adapters/browser/stores.test.ts',
      'works without stored values where storage is blocked',
    ],
    [
      'storage that is full',
      'tests/adapters/browser/stores.test.ts',
      'works without stored values where storage is full',
    ],
  ],
  T13: [
    ['every call', `${HTTP}/callsAndFaults.test.ts`, 'changes no prototype, whatever the response'],
    ['users', `${HTTP}/HttpUserRepository.test.ts`, 'without changing any prototype'],
  ],
  T14: [
    [
      '100,000 characters: phone',
      'tests/domain/validation/israeliPhone.test.ts',
      'rejects a very long input without parsing it',
    ],
    ['email', 'tests/domain/validation/email.test.ts', 'rejects a very long input without parsing it'],
    [
      'postal code',
      'tests/domain/validation/israeliZip.test.ts',
      'rejects a very long input without parsing it',
    ],
    [
      'VAT number',
      'tests/domain/validation/vatNumber.test.ts',
      'rejects a very long input without parsing it',
    ],
    ['any validator: 100 kB', 'tests/domain/validation/longInputs.test.ts', 'take no more than their share'],
    [
      'a stack trace',
      'tests/adapters/browser/errorEvents.test.ts',
      'reads a line of 100,000 characters at once',
    ],
    [
      'the list of accounts',
      'tests/adapters/msal/storage.test.ts',
      'is found at once in a list of 100,000 characters',
    ],
  ],
  T15: [
    [
      'every _blank has rel',
      'tests/architecture/threatGates.test.ts',
      'a link to a new tab gives it no opener',
    ],
    [
      'the new tab has no opener',
      'tests/e2e/journeys/hostileUrls.spec.ts',
      'opens in a new tab without access to the app',
    ],
    [
      'referrer and opener policies',
      'tests/architecture/securityHeaders.test.ts',
      'disable content sniffing',
    ],
  ],
  T16: [
    [
      'a page restored by Back is checked again',
      'tests/composition/startup/reloadWhenRestored.test.ts',
      'a page that is restored from the back/forward cache',
    ],
    [
      'documents are never stored',
      'tests/architecture/securityHeaders.test.ts',
      'forbid storing the document',
    ],
    ['another tab', 'tests/e2e/journeys/twoTabs.spec.ts', 'logging out applies at once'],
    ['another owner', 'tests/e2e/journeys/twoTabs.spec.ts', "and no other owner's"],
    ['the kept list is deleted', 'tests/e2e/journeys/layoutShift.spec.ts', 'is deleted with the session'],
    ['the precache has no data', 'tests/e2e/journeys/precache.spec.ts', 'and no data of an owner'],
    [
      'Back after the sign-out',
      'tests/e2e/journeys/signedOut.spec.ts',
      'show nothing of the owner after a sign-out',
    ],
    ['a change of account', 'tests/e2e/journeys/signedOut.spec.ts', 'sees nothing of the owner before'],
    [
      'also while the provider is down',
      IDENTITY,
      'ends in this browser even while the provider cannot be reached',
    ],
  ],
  T17: [
    [
      'a foreign id',
      'tests/ui/business/BusinessDetailPage.test.tsx',
      'when the business belongs to another owner',
    ],
    [
      'a garbage id',
      'tests/ui/business/BusinessDetailPage.test.tsx',
      'when the id in the URL cannot be a business id',
    ],
    ['in the browser', 'tests/e2e/journeys/guards.spec.ts', 'unknown and forbidden paths redirect an owner'],
  ],
  T18: [
    [
      'the text of the server',
      'tests/ui/i18n/serverText.test.ts',
      'is shown on one line without bidirectional control characters',
    ],
    [
      'the brand of a card',
      'tests/ui/subscription/section/SavedCardText.test.tsx',
      'keeps its order with an unknown brand',
    ],
    ['texts of a megabyte', 'tests/ui/longTexts.test.tsx', 'A text of a megabyte'],
  ],
  T19: [
    ['planted personal data', 'tests/application/diagnostics/scrub.test.ts', 'contains nothing of'],
    ['any text', 'tests/application/diagnostics/scrub.test.ts', 'contains only known words'],
    [
      'an unreadable response, in the browser',
      'tests/e2e-stack/journeys/diagnostics.spec.ts',
      'an unreadable response is reported without its content',
    ],
  ],
  T20: [
    [
      'ids only, also with changed prices',
      `${HTTP}/HttpSubscriptionRepository.test.ts`,
      'never contains a price',
    ],
    [
      'one currency',
      'tests/domain/subscription/pricing.properties.test.ts',
      'the catalogue for sale has one currency',
    ],
    [
      'any price: whole minor units or none',
      'tests/domain/shared/Money.properties.test.ts',
      'Money.parse returns whole minor units',
    ],
  ],
  T21: [
    [
      'any order of events, two tabs',
      'tests/application/subscription/exactlyOnce.properties.test.ts',
      'sends at most as many requests as the owner confirmed orders',
    ],
    [
      'a late order',
      'tests/application/subscription/exactlyOnce.properties.test.ts',
      'never charges twice when an order arrives late',
    ],
    [
      'two tabs in the browser',
      'tests/e2e/journeys/twoTabs.spec.ts',
      'while one tab pays, another tab cannot',
    ],
    ['Back and refresh', 'tests/e2e/journeys/backAndRefresh.spec.ts', 'and is never paid twice'],
  ],
  T22: [
    [
      'one reload',
      'tests/composition/startup/reloadOnceWhenOutdated.test.ts',
      'reloads once when its release is gone',
    ],
    [
      'HTML instead of the file',
      'tests/composition/startup/reloadOnceWhenOutdated.test.ts',
      'reloads when the host answers with a document',
    ],
    ['/assets/* answers 404', 'tests/stack/web/web.test.ts', 'and otherwise like the preview server'],
  ],
  T23: [
    [
      'no listener for messages of windows',
      'tests/architecture/threatGates.test.ts',
      'no module listens to messages of windows',
    ],
    ['1,000 messages change nothing', 'tests/ui/shell/windowMessages.test.tsx', 'change nothing'],
    [
      'the channel between tabs',
      'tests/adapters/browser/BrowserSignOutChannel.test.ts',
      'ignores invalid messages',
    ],
    ['the card fields', 'tests/e2e-stack/payment.spec.ts', 'ignore messages from other windows'],
  ],
  T24: [
    ['10,000 businesses', 'tests/e2e/journeys/tenThousand.spec.ts', 'are all listed'],
    ['fifty on a page', 'tests/ui/business/DashboardPage.test.tsx', 'has fifty businesses on a page'],
    ['1 MB in every field', 'tests/ui/longTexts.test.tsx', 'A text of a megabyte'],
  ],
};

const isThreat = (name: string): name is `T${number}` => /^T\d+$/u.test(name);

export const THREATS = Object.keys(TESTS).filter(isThreat);

export const PROBES: readonly Probe[] = THREATS.flatMap((threat) =>
  (TESTS[threat] ?? []).map(([probe, file, title]) => ({
    threat,
    probe,
    runner: runnerOf(file),
    file,
    title,
  })),
);
