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

type TestsByFile = Readonly<Record<string, readonly (readonly [probe: string, title: string])[]>>;

const runnerOf = (file: string): Runner => {
  if (file.startsWith('tests/e2e-stack/')) return 'stack';
  return file.startsWith('tests/e2e/') ? 'demo' : 'unit';
};

const TESTS: Readonly<Record<`T${number}`, TestsByFile>> = {
  T1: {
    'tests/e2e-stack/identity.spec.ts': [
      [
        'tampered state, and a code of another request',
        'is refused with a forged state, leaves nothing behind',
      ],
      ['temporary keys are gone', 'is refused with a guessed code, leaves nothing behind'],
      ['replayed code, unsolicited #code=', 'is refused when it is forged or used a second time'],
      ['error=access_denied', 'is refused when the person cancels'],
      ['token endpoint 500 or refused, nonce mismatch', 'is refused while the token endpoint fails'],
      ['discovery down', 'fails with a typed error while the provider is unreachable'],
      ['Back into the callback', 'is not repeated when Back leads to the callback'],
    ],
    'tests/e2e-stack/journeys/session.spec.ts': [
      [
        'always ends at the home page',
        'a refused, forged or repeated authorization response ends on the home page',
      ],
    ],
  },
  T2: {
    'tests/architecture/threatGates.test.ts': [
      [
        'navigation out of the app in one module only',
        'a page is left by the adapters of navigation and the router alone',
      ],
    ],
    'tests/adapters/browser/ExternalNavigation.test.ts': [
      ['another origin throws', 'navigating to another site'],
    ],
    'tests/ui/shell/url/languageUrl.properties.test.ts': [
      ['5,000 hostile URLs of every route, with any query', 'leads to its own page after the sign-in'],
      ['5,000 hostile paths of documents', 'opens a document of this site or none'],
    ],
    'tests/e2e/journeys/hostileUrls.spec.ts': [
      ['hostile URLs lead home', 'lead home'],
      ['hostile URLs of public pages stay', 'stay where they are'],
      ['the return path is never another site', 'the return path after signing in is never another site'],
    ],
  },
  T3: {
    'tests/architecture/lint.test.ts': [['markup is text: the lint rules', 'is reported for']],
    'tests/ui/i18n/components/Sentence.test.tsx': [
      ['a value is never interpolated again', 'shows a value that looks like a placeholder unchanged'],
    ],
    'tests/e2e-stack/journeys/diagnostics.spec.ts': [
      ['the browser blocks and reports markup', 'a policy violation is reported without the URL'],
    ],
    'tests/architecture/securityHeaders.test.ts': [
      ['Trusted Types: one policy', 'names exactly the Trusted Types policies'],
    ],
  },
  T4: {
    'tests/ui/business/detail/contactLinks.test.ts': [
      ['any text: an allowed scheme or no link', 'never becomes a link with another scheme'],
      ['case, line breaks, another user', 'A website'],
    ],
    'tests/ui/business/detail/BusinessDetailPage.test.tsx': [
      ['an invalid URL is text on the page', 'shows an invalid URL as plain text'],
    ],
  },
  T5: {
    'tests/adapters/http/business/HttpBusinessRepository.test.ts': [
      ['a picture of another origin is not shown', 'shows only pictures from the configured origins'],
    ],
    'tests/ui/design/components/arch-picture/ArchPicture.test.tsx': [
      ['without a Referer', 'loads the picture without a Referer header'],
      ['a failed picture becomes initials', 'shows the initials when the picture fails to load'],
    ],
    'tests/e2e/journeys/layoutShift.spec.ts': [
      ['nothing moves', 'has no layout shift from its document to its data'],
    ],
  },
  T6: {
    'tests/domain/profile/Picture.properties.test.ts': [
      ['any bytes: accepted or rejected, truncated too', 'is accepted or rejected without an exception'],
      ['20,000 × 20,000 in the header', 'is never accepted with more pixels in its header'],
    ],
    'tests/domain/profile/Picture.test.ts': [
      ['SVG, HTML, GIF', 'the type of a picture'],
      ['0 bytes, 31 MB', 'may have up to 30 MB'],
    ],
    'tests/application/profile/PreparePicture.test.ts': [
      ['HTML that begins like a picture', 'rejects a file that only starts like a picture'],
      ['too large: not even read', 'does not read a file that is too large'],
    ],
    'tests/adapters/browser/CanvasPictureEncoder.test.ts': [
      ['encoded again, without EXIF', 'draws upright on white'],
    ],
    'tests/adapters/http/media/HttpMediaStore.test.ts': [
      ['no metadata on the wire', 'sends the picture as one file with no metadata'],
    ],
    'tests/ui/profile/ProfilePage.test.tsx': [
      ['a message and no upload', 'is refused with the reason when the file is not a picture'],
    ],
  },
  T7: {
    'tests/adapters/http/HttpClient.test.ts': [
      ['ids like ../, //evil, %2f', 'every id as exactly one path segment below the base URL'],
      ['dot segments: nothing is sent', 'nothing when a path segment is'],
      ['the token goes to the API only', 'sends a token'],
      ['no token in a failure', 'that never appears in a failure'],
    ],
    'tests/e2e-stack/journeys/mainJob.spec.ts': [
      ['whole journeys: the browser sends a token to the API only', 'subscribes with hosted card fields'],
    ],
    'tests/architecture/securityHeaders.test.ts': [
      ['connect-src lists the origins', 'admits the API and the identity provider everywhere'],
    ],
  },
  T8: {
    'tests/ui/design/controls/confirm-dialog/ConfirmDialog.test.tsx': [
      [
        'a double click at one place confirms nothing',
        'not on the second click of the double click that opened it',
      ],
    ],
    'tests/ui/design/components/button/Button.test.tsx': [
      ['a double click presses once', 'ignores the second click of a double click'],
    ],
    'tests/e2e/journeys/doubleClicks.spec.ts': [
      ['in the browser', 'a double click changes, cancels, saves'],
      ['and does not pay', 'does not pay with the saved card'],
    ],
    'tests/architecture/securityHeaders.test.ts': [
      ['frame-ancestors on every document', 'disable content sniffing'],
    ],
  },
  T9: {
    'tests/e2e-stack/journeys/mainJob.spec.ts': [
      ['the payment document runs exactly the listed scripts', 'subscribes with hosted card fields'],
    ],
    'tests/e2e-stack/journeys/diagnostics.spec.ts': [
      ['a changed script: blocked and reported', 'a changed payment script loads no other script'],
      [
        'an injected script or markup is blocked and reported',
        'a policy violation is reported without the URL',
      ],
    ],
    'tests/stack/web/web.test.ts': [
      ['other documents admit no third-party script', 'allows the payment provider only in the wizard'],
    ],
    'tests/e2e-stack/payment.spec.ts': [
      ['the page cannot read the fields', 'are iframes of another origin'],
      ['the digits go to the provider only', 'send the card number to the provider only'],
    ],
    'tests/e2e/journeys/documents.spec.ts': [
      ['a document of its own', 'the wizard is a separate document with its own policy'],
    ],
  },
  T10: {
    'tests/architecture/lockFile.test.ts': [
      ['sha512 on every entry', 'pins every package by its integrity hash'],
      ['no git, URL or folder', 'takes every package from the registry'],
      ['install scripts', 'contains no package with an unapproved install script'],
    ],
    'tests/architecture/supply.test.ts': [
      ['.npmrc', 'lets no package run a script'],
      ['at most 16 runtime packages', 'number at most 16'],
    ],
    'lab/supply.test.ts': [['bill of materials', 'lists every delivered package']],
    'tests/e2e-stack/journeys/mainJob.spec.ts': [
      ['no request outside of the settings', 'subscribes with hosted card fields'],
    ],
  },
  T11: {
    'tests/e2e-stack/bundles.spec.ts': [
      ['nothing of the demo in the live build', 'the live product contains nothing of the demo'],
    ],
    'tests/composition/variants/environment.test.ts': [
      ['missing settings are named', 'names all missing settings at once'],
    ],
    'tests/ui/shell/unavailable/showUnavailable.test.tsx': [
      ['and shown instead of the app', 'names the problems'],
    ],
  },
  T12: {
    'tests/adapters/browser/stores.test.ts': [
      ['garbage under every key', 'is empty when the stored text is'],
      ['any text under every key', 'loads any stored text without an exception'],
      ['storage that throws', 'works without stored values where storage is blocked'],
      ['storage that is full', 'works without stored values where storage is full'],
    ],
  },
  T13: {
    'tests/adapters/http/callsAndFaults.test.ts': [
      ['every call', 'changes no prototype, whatever the response'],
    ],
    'tests/adapters/http/identity/HttpUserRepository.test.ts': [['users', 'without changing any prototype']],
  },
  T14: {
    'tests/domain/validation/israeliPhone.test.ts': [
      ['100,000 characters: phone', 'rejects a very long input without parsing it'],
    ],
    'tests/domain/validation/email.test.ts': [['email', 'rejects a very long input without parsing it']],
    'tests/domain/validation/israeliZip.test.ts': [
      ['postal code', 'rejects a very long input without parsing it'],
    ],
    'tests/domain/validation/vatNumber.test.ts': [
      ['VAT number', 'rejects a very long input without parsing it'],
    ],
    'tests/domain/validation/longInputs.test.ts': [
      ['any validator: 100 kB', 'take no more than their share'],
    ],
    'tests/adapters/browser/errorEvents.test.ts': [
      ['a stack trace', 'reads a line of 100,000 characters at once'],
    ],
    'tests/adapters/msal/mayHaveAccount.test.ts': [
      ['the list of accounts', 'is found at once in a list of 100,000 characters'],
    ],
  },
  T15: {
    'tests/architecture/threatGates.test.ts': [
      ['every _blank has rel', 'a link to a new tab gives it no opener'],
    ],
    'tests/e2e/journeys/hostileUrls.spec.ts': [
      ['the new tab has no opener', 'opens in a new tab without access to the app'],
    ],
    'tests/architecture/securityHeaders.test.ts': [
      ['referrer and opener policies', 'disable content sniffing'],
    ],
  },
  T16: {
    'tests/composition/startup/reloadWhenRestored.test.ts': [
      ['a page restored by Back is checked again', 'a page that is restored from the back/forward cache'],
    ],
    'tests/architecture/securityHeaders.test.ts': [
      ['documents are never stored', 'forbid storing the document'],
    ],
    'tests/e2e/journeys/twoTabs.spec.ts': [
      ['another tab', 'logging out applies at once'],
      ['another owner', "and no other owner's"],
    ],
    'tests/e2e/journeys/layoutShift.spec.ts': [['the kept list is deleted', 'is deleted with the session']],
    'tests/e2e/journeys/precache.spec.ts': [['the precache has no data', 'and no data of an owner']],
    'tests/e2e/journeys/signedOut.spec.ts': [
      ['Back after the sign-out', 'show nothing of the owner after a sign-out'],
      ['a change of account', 'sees nothing of the owner before'],
    ],
    'tests/e2e-stack/identity.spec.ts': [
      ['also while the provider is down', 'ends in this browser even while the provider cannot be reached'],
    ],
  },
  T17: {
    'tests/ui/business/detail/BusinessDetailPage.test.tsx': [
      ['a foreign id', 'when the business belongs to another owner'],
      ['a garbage id', 'when the id in the URL cannot be a business id'],
    ],
    'tests/e2e/journeys/guards.spec.ts': [
      ['in the browser', 'unknown and forbidden paths redirect an owner'],
    ],
  },
  T18: {
    'tests/ui/i18n/serverText.test.ts': [
      ['the text of the server', 'is shown on one line without bidirectional control characters'],
    ],
    'tests/ui/subscription/section/SavedCardText.test.tsx': [
      ['the brand of a card', 'keeps its order with an unknown brand'],
    ],
    'tests/ui/longTexts.test.tsx': [['texts of a megabyte', 'A text of a megabyte']],
  },
  T19: {
    'tests/application/diagnostics/scrub.test.ts': [
      ['planted personal data', 'contains nothing of'],
      ['any text', 'contains only known words'],
    ],
    'tests/e2e-stack/journeys/diagnostics.spec.ts': [
      ['an unreadable response, in the browser', 'an unreadable response is reported without its content'],
    ],
  },
  T20: {
    'tests/adapters/http/subscription/HttpSubscriptionRepository.test.ts': [
      ['ids only, also with changed prices', 'never contains a price'],
    ],
    'tests/domain/subscription/pricing.properties.test.ts': [
      ['one currency', 'the catalogue for sale has one currency'],
    ],
    'tests/domain/shared/Money.properties.test.ts': [
      ['any price: whole minor units or none', 'Money.parse returns whole minor units'],
    ],
  },
  T21: {
    'tests/application/subscription/exactlyOnce.properties.test.ts': [
      ['any order of events, two tabs', 'sends at most as many requests as the owner confirmed orders'],
      ['a late order', 'never charges twice when an order arrives late'],
    ],
    'tests/e2e/journeys/twoTabs.spec.ts': [
      ['two tabs in the browser', 'while one tab pays, another tab cannot'],
    ],
    'tests/e2e/journeys/backAndRefresh.spec.ts': [['Back and refresh', 'and is never paid twice']],
  },
  T22: {
    'tests/composition/startup/reloadOnceWhenOutdated.test.ts': [
      ['one reload', 'reloads once when its release is gone'],
      ['HTML instead of the file', 'reloads when the host answers with a document'],
    ],
    'tests/stack/web/web.test.ts': [['/assets/* answers 404', 'and otherwise like the preview server']],
  },
  T23: {
    'tests/architecture/threatGates.test.ts': [
      ['no listener for messages of windows', 'no module listens to messages of windows'],
    ],
    'tests/ui/shell/windowMessages.test.tsx': [['1,000 messages change nothing', 'change nothing']],
    'tests/adapters/browser/BrowserOwnerChannel.test.ts': [
      ['the channel between tabs', 'ignores invalid messages'],
    ],
    'tests/e2e-stack/payment.spec.ts': [['the card fields', 'ignore messages from other windows']],
  },
  T24: {
    'tests/e2e/journeys/tenThousand.spec.ts': [['10,000 businesses', 'are all listed']],
    'tests/ui/business/dashboard/DashboardPage.test.tsx': [
      ['fifty on a page', 'has fifty businesses on a page'],
    ],
    'tests/ui/longTexts.test.tsx': [['1 MB in every field', 'A text of a megabyte']],
  },
};

const isThreat = (name: string): name is `T${number}` => /^T\d+$/u.test(name);

export const THREATS = Object.keys(TESTS).filter(isThreat);

export const PROBES: readonly Probe[] = THREATS.flatMap((threat) =>
  Object.entries(TESTS[threat] ?? {}).flatMap(([file, tests]) =>
    tests.map(([probe, title]) => ({ threat, probe, runner: runnerOf(file), file, title })),
  ),
);
