import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSignInTab, type SignInTab } from '../../support/aSignInTab';
import { aUser } from '../../support/builders/aUser';
import { MemoryStorage } from '../../support/MemoryStorage';

type Page = ReturnType<SignInTab['open']>;

/** Everything that can happen to a session in a tab, in any order (threats C.2, property 12). */
const EVENTS = [
  'click sign-in',
  'come back signed in',
  'come back declined',
  'come back with a forged answer',
  'come back with an old answer',
  'reload',
  'the API takes the token no more',
  'sign out',
  'the storage of the tab is cleared',
  'the service breaks',
  'the service heals',
] as const;
type SessionEvent = (typeof EVENTS)[number];

/** A person, a tab, and whether the app believes somebody is signed in. */
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

  /** How often one document has left for another one, at most. */
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
      case 'come back with a forged answer':
        return this.#comeBack('/auth/callback#code=dana&state=forged-state');
      case 'come back with an old answer':
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
        this.tab.network.heal();
    }
  }

  #show(address: string): Page {
    this.#mostDepartures = this.departures;
    this.#departuresBefore = this.tab.departures.length;
    this.#page = this.tab.open(address);
    return this.#page;
  }

  async #comeBack(address: string): Promise<void> {
    const { completeSignIn } = this.#show(address);
    const [completed] = await Promise.all([completeSignIn.execute(), completeSignIn.execute()]);
    this.isSignedIn = completed.ok && completed.value.kind === 'signed-in';
  }

  async #reload(): Promise<void> {
    const restored = await this.#show('/dashboard').restoreSession.execute();
    this.isSignedIn = restored.ok && restored.value.kind === 'signed-in';
  }

  /** What the app does after a 401: renew once, else sign out (decision C1). */
  async #expire(): Promise<void> {
    const renewed = await this.#page.identity.renewToken();
    if (!renewed.ok && this.isSignedIn) await this.#signOut();
  }

  /** A page that is on its way out offers nothing any more. */
  async #signOut(): Promise<void> {
    if (this.tab.departures.length > this.#departuresBefore) return;
    this.isSignedIn = false;
    await Promise.all([this.#page.signOut.execute(), this.#page.signOut.execute()]);
    this.#show('/');
  }
}

describe('a session, whatever happens to it', () => {
  const anything = fc.array(fc.constantFrom(...EVENTS), { maxLength: 30 });

  it('is never believed in without a token, and leaves a document at most once', async () => {
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

  it('ends when the API takes the token no more and the provider renews none', async () => {
    const model = new SessionModel(false);
    await model.happens('click sign-in');
    await model.happens('come back signed in');
    expect(model.isSignedIn).toBe(true);
    await model.happens('the API takes the token no more');
    expect([model.isSignedIn, await model.hasToken()]).toEqual([false, false]);
  });

  it('goes on when the provider renews it', async () => {
    const model = new SessionModel(true);
    await model.happens('click sign-in');
    await model.happens('come back signed in');
    await model.happens('the API takes the token no more');
    expect([model.isSignedIn, await model.hasToken()]).toEqual([true, true]);
  });
});
