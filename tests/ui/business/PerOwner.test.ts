import { observable, observableRef, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import type { User } from '@/domain/identity/User';
import { PerOwner } from '@/ui/business/PerOwner';
import { aUser } from '@tests/support/builders/aUser';

it('keeps a value for the owner, and creates a new one after the session has ended', () => {
  const session = observable<{ user: User | undefined }>({ user: aUser() }, { user: observableRef });
  const cards = new PerOwner(session, () => new Set<string>());
  cards.value.add('4242');
  expect([...cards.value]).toEqual(['4242']);
  runInAction(() => (session.user = undefined));
  runInAction(() => (session.user = aUser()));
  expect([...cards.value]).toEqual([]);
});
