import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSignInTab, type SignInTab } from '../../support/aSignInTab';
import { aUser } from '../../support/builders/aUser';
import { MemoryStorage } from '../../support/MemoryStorage';

type Page = ReturnType<SignInTab['open']>;

/** All events of a session in a tab. The test applies them in any order. */
const EVENTS = [
  'click sign-in',
  'come back signed in',
  'come back declined',
  'return with a forged response',
  'return with an old response',
  'reload',
  'the API takes the token no more',
  'sign out',
  'the storage of the tab is cleared',
  'the service breaks',
  'the service heals',
] as const;
type SessionEvent = (typeof EVENTS)[number];

/** An account at the provider, a tab, and whether the app believes that a user is signed in. */
class SessionModel {
  readonly storage = new MemoryStorage();
  readonly tab: SignInTab;
  isSignedIn = false;
  #page: Page;
  #departuresBefore = 0;
  #mostDepartures = 0;
  #oldAnswer = '/';

  constructor(renewsTokens: boolean) {
    this.tab = aSignInTab({ users: [aUser()], storage: this.storage, renewsTokens });
    this.#page = this.tab.open('/');
  }

  /** The largest number of navigations by one document. */
  get departures(): number {
    return Math.max(this.#mostDepartures, this.tab.departures.length - this.#departuresBefore);
  }

  async hasToken(): Promise<boolean> {
    return (await this.#page.identity.acquireToken()).ok;
  }

  async happens(event: SessionEvent): Promise<void> {
    switch (event) {
      case 'click sign-in':
        await Promise.all([this.#page.signIn.execute('he'), this.#page.signIn.execute('he')]);
        break;
      case 'come back signed in':
        this.#oldAnswer = this.tab.answer();
        return this.#comeBack(this.#oldAnswer);
      case 'come back declined':
        return this.#comeBack(this.tab.answer({ kind: 'declined', description: 'no' }));
      case 'return with a forged response':
        return this.#comeBack('/auth/callback#code=dana&state=forged-state');
      case 'return with an old response':
        return this.#comeBack(this.#oldAnswer);
      case 'reload':
        return this.#reload();
      case 'the API takes the token no more':
        return this.#expire();
      case 'sign out':
        return this.#signOut();
      case 'the storage of the tab is cleared':
        this.storage.clear();
        return this.#reload();
      case 'the service breaks':
        this.tab.network.setOutage('load-user', 'unavailable');
        break;
      case 'the service heals':
        this.tab.network.clearOutage();
    }
  }

  #show(url: string): Page {
    this.#mostDepartures = this.departures;
    this.#departuresBefore = this.tab.departures.length;
    this.#page = this.tab.open(url);
    return this.#page;
  }

  async #comeBack(url: string): Promise<void> {
    const { completeSignIn } = this.#show(url);
    const [completed] = await Promise.all([completeSignIn.execute(), completeSignIn.execute()]);
    this.isSignedIn = completed.ok && completed.value.kind === 'signed-in';
  }

  async #reload(): Promise<void> {
    const restored = await this.#show('/dashboard').restoreSession.execute();
    this.isSignedIn = restored.ok && restored.value.kind === 'signed-in';
  }

  /** The reaction of the app to a 401 response: one renewal, then a sign-out (decision C1). */
  async #expire(): Promise<void> {
    const renewed = await this.#page.identity.renewToken();
    if (!renewed.ok && this.isSignedIn) await this.#signOut();
  }

  /** A page that is navigating away offers no actions. */
  async #signOut(): Promise<void> {
    if (this.tab.departures.length > this.#departuresBefore) return;
    this.isSignedIn = false;
    await Promise.all([
      this.#page.endSession.execute('signed-out', '/'),
      this.#page.endSession.execute('signed-out', '/'),
    ]);
    this.#show('/');
  }
}

describe('a session, after any events', () => {
  const anything = fc.array(fc.constantFrom(...EVENTS), { maxLength: 30 });

  it('is signed in only with a token, and navigates away at most once per document', async () => {
    await fc.assert(
      fc.asyncProperty(anything, fc.boolean(), async (events, renewsTokens) => {
        const model = new SessionModel(renewsTokens);
        for (const event of events) {
          await model.happens(event);
          expect(model.departures).toBeLessThanOrEqual(1);
          expect(model.isSignedIn && !(await model.hasToken())).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('ends when the API rejects the token and the provider does not renew it', async () => {
    const model = new SessionModel(false);
    await model.happens('click sign-in');
    await model.happens('come back signed in');
    expect(model.isSignedIn).toBe(true);
    await model.happens('the API takes the token no more');
    expect([model.isSignedIn, await model.hasToken()]).toEqual([false, false]);
  });

  it('continues when the provider renews the token', async () => {
    const model = new SessionModel(true);
    await model.happens('click sign-in');
    await model.happens('come back signed in');
    await model.happens('the API takes the token no more');
    expect([model.isSignedIn, await model.hasToken()]).toEqual([true, true]);
  });
});
