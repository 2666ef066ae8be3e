import { describe, expect, it } from 'vitest';
import type { DemoOutage } from '@/application/ports/DemoControls';
import type { ProfileViewModel } from '@/ui/profile/ProfileViewModel';
import { aPngFile, aTextFile } from '@tests/support/builders/aPictureFile';
import { aUser } from '@tests/support/builders/aUser';
import { aProfileScreen } from '@tests/support/aProfileScreen';
import { statesOf } from '@tests/support/statesOf';

const dana = aUser({ names: { firstName: { en: 'Dana' }, lastName: { en: 'Levi' } } });
const danaWithPicture = { ...dana, avatar: 'https://media.example/dana' };

const file = (bytes = aPngFile()) => ({ size: bytes.length, read: async () => bytes });

function edited(viewModel: ProfileViewModel) {
  if (viewModel.state.kind !== 'editing')
    throw new Error(`Expected an edited profile, not ${viewModel.state.kind}`);
  return viewModel.state;
}

function anEditedProfile(owner = dana) {
  const screen = aProfileScreen(owner);
  screen.viewModel.start();
  screen.viewModel.show('edit');
  const state = edited(screen.viewModel);
  return { ...screen, ...state, state };
}

describe('the profile', () => {
  it('opens in view mode, and in edit mode when the URL says so', () => {
    const { viewModel } = aProfileScreen();
    const states = statesOf(viewModel);
    viewModel.show('view');
    viewModel.show('edit');
    viewModel.show('edit');
    expect(states.map(({ kind }) => kind)).toEqual(['viewing', 'editing']);
  });

  it('shows changes that were made elsewhere since signing in', async () => {
    const { viewModel, session } = aProfileScreen(aUser({ firstName: 'Dina' }));
    session.replaceUser(aUser());
    viewModel.start();
    await expect.poll(() => viewModel.user?.firstName).toBe('Dina');
  });

  it('is loaded once, also when StrictMode mounts, unmounts and mounts the screen again', async () => {
    const { viewModel, network, clock } = aProfileScreen();
    viewModel.start();
    viewModel.dispose();
    viewModel.start();
    await clock.advance(0);
    viewModel.start();
    await clock.advance(0);
    expect(network.requestCountOf('load-user')).toBe(1);
  });

  it('is not requested while nobody is signed in', async () => {
    const { viewModel, session, network, clock } = aProfileScreen();
    session.user = undefined;
    viewModel.start();
    await clock.advance(0);
    expect(network.requestCountOf('load-user')).toBe(0);
  });

  it('shows the known profile when the reload fails', async () => {
    const { viewModel, network, clock } = aProfileScreen(dana);
    network.setOutage('load-user', 'unavailable');
    viewModel.start();
    await clock.advance(0);
    expect(viewModel.user).toEqual(dana);
  });

  it('signs out when the session has expired', async () => {
    const { viewModel, network, session, clock } = aProfileScreen();
    network.setOutage('load-user', 'session-expired');
    viewModel.start();
    await clock.advance(0);
    expect(session.expirations).toBe(1);
  });

  it('saves no older value over a change that was made elsewhere', async () => {
    const newer = { ...dana, phoneNumber: '0527654321', email: 'newer@example.com' };
    const { viewModel, session, network, clock, world } = aProfileScreen(newer);
    session.replaceUser(dana);
    network.latency = 100;
    viewModel.start();
    viewModel.show('edit');
    const { form } = edited(viewModel);
    form.change('address', 'Allenby 5');
    form.change('email', 'typed@example.com');
    await clock.advance(100);
    expect(form.values).toMatchObject({ phoneNumber: '052-765-4321', email: 'typed@example.com' });
    expect(viewModel.isUnsaved).toBe(true);
    const saving = viewModel.save();
    await clock.advance(1000);
    await saving;
    expect(world.user(dana.id)).toMatchObject({ phoneNumber: '0527654321', email: 'typed@example.com' });
    expect(viewModel.state.kind).toBe('leaving');
  });

  it('edits what was changed elsewhere, and does not call it unsaved', async () => {
    const { viewModel, session, clock } = aProfileScreen({ ...dana, phoneNumber: '0527654321' });
    session.replaceUser(dana);
    viewModel.start();
    viewModel.show('edit');
    await clock.advance(0);
    expect([edited(viewModel).form.values.phoneNumber, viewModel.isUnsaved]).toEqual(['052-765-4321', false]);
    edited(viewModel).form.change('address', 'Allenby 5');
    edited(viewModel).form.startOver();
    expect(edited(viewModel).form.values.phoneNumber).toBe('052-765-4321');
  });

  it('saves only after the profile is reloaded, and no older value over it', async () => {
    const newer = { ...dana, phoneNumber: '0527654321' };
    const { viewModel, session, network, clock, world } = aProfileScreen(newer);
    session.replaceUser(dana);
    network.latency = 100;
    viewModel.start();
    viewModel.show('edit');
    edited(viewModel).form.change('address', 'Allenby 5');
    const saving = viewModel.save();
    await clock.advance(1000);
    await saving;
    expect(world.user(dana.id)).toMatchObject({ phoneNumber: '0527654321', address: 'Allenby 5' });
    expect(viewModel.state.kind).toBe('leaving');
  });

  it('sends nothing when the owner leaves while saving waits for the reload, and keeps the draft', async () => {
    const { viewModel, network, clock, toasts, drafts } = aProfileScreen(dana);
    network.latency = 100;
    viewModel.start();
    viewModel.show('edit');
    edited(viewModel).form.change('address', 'Allenby 5');
    const saving = viewModel.save();
    await clock.advance(0);
    viewModel.discard();
    viewModel.dispose();
    await clock.advance(1000);
    await saving;
    expect([network.requestCountOf('update-user'), toasts.waiting]).toEqual([0, []]);
    expect(drafts.load(dana.id)?.form.address).toBe('Allenby 5');
  });

  it('does not replace a record that has become newer while it was loading', async () => {
    const { viewModel, session, network, clock } = aProfileScreen(dana);
    network.latency = 100;
    viewModel.start();
    const newer = { ...dana, firstName: 'Dina' };
    session.replaceUser(newer);
    await clock.advance(100);
    expect(viewModel.user).toEqual(newer);
  });

  it('keeps the edit open when the reload finds that the session has expired', async () => {
    const { viewModel, network, session, clock } = aProfileScreen();
    network.setOutage('load-user', 'session-expired');
    viewModel.start();
    viewModel.show('edit');
    await clock.advance(0);
    expect([viewModel.state.kind, session.expirations]).toEqual(['editing', 0]);
  });

  it('ignores a reloaded profile after the screen is left', async () => {
    const { viewModel, session, clock } = aProfileScreen(aUser({ firstName: 'Dina' }));
    session.replaceUser(dana);
    viewModel.start();
    viewModel.dispose();
    await clock.advance(0);
    expect(viewModel.user).toEqual(dana);
  });
});

describe('editing', () => {
  it('is cancelled by going back to the view', () => {
    const { viewModel, form, avatar } = anEditedProfile(danaWithPicture);
    form.changeName('firstName', 'en', 'Dina');
    avatar.remove();
    viewModel.show('view');
    viewModel.show('edit');
    const again = edited(viewModel);
    expect([again.form.values.firstName.en, again.avatar.shown.kind]).toEqual(['Dana', 'saved']);
  });

  it('ends when the URL changes after Cancel, and not before', () => {
    const { viewModel, form } = anEditedProfile();
    form.changeName('firstName', 'en', 'Dina');
    const states = statesOf(viewModel);
    viewModel.cancel();
    expect(viewModel.isUnsaved).toBe(false);
    viewModel.cancel();
    viewModel.show('view');
    viewModel.show('edit');
    expect(states.map(({ kind }) => kind)).toEqual(['editing', 'leaving', 'viewing', 'editing']);
    expect(edited(viewModel).form.values.firstName.en).toBe('Dana');
  });

  it('starts anew when all changes were discarded and the URL still says edit', () => {
    const { viewModel, form, avatar } = anEditedProfile(danaWithPicture);
    form.changeName('firstName', 'en', 'Dina');
    avatar.remove();
    viewModel.discard();
    const again = edited(viewModel);
    expect([again.form.values.firstName.en, again.avatar.shown.kind]).toEqual(['Dana', 'saved']);
    expect(viewModel.isUnsaved).toBe(false);
  });

  it.each([
    ['nothing', () => undefined, false],
    [
      'blanks',
      ({ form }: ReturnType<typeof anEditedProfile>) => form.change('email', ' dana@example.com'),
      false,
    ],
    [
      'a name',
      ({ form }: ReturnType<typeof anEditedProfile>) => form.changeName('lastName', 'he', 'לוי'),
      true,
    ],
    ['the picture', ({ avatar }: ReturnType<typeof anEditedProfile>) => avatar.remove(), true],
    [
      'a file on its way',
      ({ viewModel }: ReturnType<typeof anEditedProfile>) => viewModel.chooseAvatar(file()),
      true,
    ],
  ])('counts as unsaved work after changing %s: %s', (_, change, isUnsaved) => {
    const screen = anEditedProfile(danaWithPicture);
    change(screen);
    expect(screen.viewModel.isUnsaved).toBe(isUnsaved);
  });

  it.each([
    ['chosen', ({ viewModel }: ReturnType<typeof anEditedProfile>) => viewModel.chooseAvatar(file())],
    ['removed', ({ avatar }: ReturnType<typeof anEditedProfile>) => avatar.remove()],
  ])('has an unsaved picture, which no draft keeps, after one was %s', (_, change) => {
    const screen = anEditedProfile(danaWithPicture);
    screen.form.changeName('lastName', 'he', 'לוי');
    expect(screen.viewModel.hasUnsavedPicture).toBe(false);
    change(screen);
    expect(screen.viewModel.hasUnsavedPicture).toBe(true);
    screen.viewModel.cancel();
    expect(screen.viewModel.hasUnsavedPicture).toBe(false);
  });

  it('does not count as unsaved once the session has ended', () => {
    const { viewModel, form, session } = anEditedProfile();
    form.changeName('firstName', 'en', 'Dina');
    session.user = undefined;
    expect(viewModel.isUnsaved).toBe(false);
  });
});

describe('saving', () => {
  it('updates the profile everywhere, shows a toast and ends editing', async () => {
    const { viewModel, form, session, toasts } = anEditedProfile();
    const states = statesOf(viewModel);
    form.changeName('firstName', 'en', 'Dina');
    await viewModel.save();
    viewModel.show('view');
    expect(states.map(({ kind }) => kind)).toEqual(['editing', 'saving', 'leaving', 'viewing']);
    expect(session.user?.names.firstName.en).toBe('Dina');
    expect(toasts.take()).toEqual([{ kind: 'success', message: 'profile.edit.saved' }]);
  });

  it('ends the edit on success, so that a picture chosen afterwards belongs to the next edit', async () => {
    const { viewModel, form, avatar } = anEditedProfile(danaWithPicture);
    form.changeName('firstName', 'en', 'Dina');
    await viewModel.save();
    viewModel.chooseAvatar(file());
    await viewModel.save();
    viewModel.cancel();
    expect([viewModel.state.kind, avatar.isChanged]).toEqual(['leaving', false]);
  });

  it('stops without a first name, and sends no request', async () => {
    const { viewModel, form, network } = anEditedProfile();
    form.changeName('firstName', 'en', ' ');
    await viewModel.save();
    expect(viewModel.state.kind).toBe('editing');
    expect(form.errors).toEqual({ firstName: { kind: 'required' } });
    expect(network.requestCountOf('update-user')).toBe(0);
  });

  it('leaves the form unchanged on failure, and can be retried', async () => {
    const { viewModel, form, network } = anEditedProfile();
    network.setOutage('update-user', 'refused', 1);
    form.changeName('firstName', 'en', 'Dina');
    await viewModel.save();
    expect(edited(viewModel)).toMatchObject({ form, failure: { kind: 'refused' } });
    expect(form.values.firstName.en).toBe('Dina');
    await viewModel.save();
    expect(viewModel.state.kind).toBe('leaving');
  });

  it('marks the field whose value the service refuses', async () => {
    const { viewModel, form, network } = anEditedProfile();
    network.setOutage('update-user', 'fields-refused', 1);
    form.changeName('firstName', 'en', 'Dina');
    await viewModel.save();
    expect(edited(viewModel).failure).toMatchObject({ kind: 'fields-refused' });
    expect(form.refusalOf('phoneNumber')).toEqual({
      kind: 'refused',
      message: 'This number belongs to another account',
    });
  });

  it('works before the profile was reloaded', async () => {
    const { viewModel } = aProfileScreen(dana);
    viewModel.show('edit');
    edited(viewModel).form.change('address', 'Allenby 5');
    await viewModel.save();
    expect(viewModel.state.kind).toBe('leaving');
  });

  it('returns to the edit and sends nothing when the session ends while a picture is prepared', async () => {
    const { viewModel, session, network } = anEditedProfile();
    viewModel.chooseAvatar(file());
    const saving = viewModel.save();
    session.user = undefined;
    await saving;
    expect([viewModel.state.kind, network.requestCountOf('update-user')]).toEqual(['editing', 0]);
  });

  it('keeps the uploaded picture when the request after the upload fails', async () => {
    const { viewModel, avatar, network } = anEditedProfile();
    network.setOutage('update-user', 'refused', 1);
    viewModel.chooseAvatar(file());
    await viewModel.save();
    expect([avatar.choice.kind, avatar.shown.kind]).toEqual(['replaced', 'chosen']);
    await viewModel.save();
    expect([network.requestCountOf('upload-picture'), network.requestCountOf('update-user')]).toEqual([1, 2]);
    expect(viewModel.user?.avatar).toMatch(/^data:image\/png/);
  });

  describe('after a lost response', () => {
    /** An edit whose save has no response. Everything else answers at once. */
    async function aSaveBeingReconciled(outage: DemoOutage, seconds = 0) {
      const screen = anEditedProfile();
      await screen.clock.advance(0);
      screen.network.setOutage('update-user', outage, 1);
      screen.form.changeName('firstName', 'en', 'Dina');
      void screen.viewModel.save();
      await screen.clock.advance(0);
      await screen.clock.advance(1000 * seconds);
      return screen;
    }

    it('says that it checks whether the changes were saved, and sends nothing until it knows', async () => {
      const { viewModel, network, toasts } = await aSaveBeingReconciled('unavailable', 30);
      await viewModel.save();
      viewModel.cancel();
      expect(viewModel.state).toMatchObject({ kind: 'saving', reconciliation: { isPaused: false } });
      expect(viewModel.isUnsaved).toBe(true);
      expect([network.requestCountOf('update-user'), toasts.waiting]).toEqual([1, []]);
    });

    it.each([
      ['response-lost', 1],
      ['executed-late', 7],
    ] as const)('finds that they were saved (%s), and ends editing', async (outage, seconds) => {
      const { viewModel, session, toasts, drafts } = await aSaveBeingReconciled(outage, seconds);
      expect([viewModel.state.kind, session.user?.firstName]).toEqual(['leaving', 'Dina']);
      expect(toasts.take()).toEqual([{ kind: 'success', message: 'profile.edit.saved' }]);
      expect(drafts.load(dana.id)).toBeUndefined();
    });

    it('says that they were not saved only after the last read, and keeps them', async () => {
      const { viewModel, form, clock } = await aSaveBeingReconciled('unavailable', 59);
      expect(viewModel.state.kind).toBe('saving');
      await clock.advance(1000);
      expect(edited(viewModel)).toMatchObject({ form, failure: { kind: 'not-executed' } });
      expect(form.values.firstName.en).toBe('Dina');
      await viewModel.save();
      expect(viewModel.state.kind).toBe('leaving');
    });

    it('says that it is unknown when the record cannot be read', async () => {
      const { viewModel, network, clock } = await aSaveBeingReconciled('unavailable');
      network.setOutage('load-user', 'unavailable');
      await clock.advance(60_000);
      expect(edited(viewModel).failure).toEqual({ kind: 'outcome-unknown' });
    });

    it('pauses while the device is offline', async () => {
      const { viewModel, connection, clock } = await aSaveBeingReconciled('response-lost');
      connection.isOnline = false;
      await clock.advance(60_000);
      expect(viewModel.state).toMatchObject({ kind: 'saving', reconciliation: { isPaused: true } });
      connection.isOnline = true;
      await clock.advance(0);
      expect(viewModel.state.kind).toBe('leaving');
    });

    it('signs out when the session has expired, and keeps the draft', async () => {
      const { network, session, clock, drafts } = await aSaveBeingReconciled('response-lost');
      network.setOutage('load-user', 'session-expired');
      await clock.advance(1000);
      expect(session.expirations).toBe(1);
      expect(drafts.load(dana.id)?.form.firstName.en).toBe('Dina');
    });

    it.each([
      ['dispose', (viewModel: ProfileViewModel) => viewModel.dispose()],
      ['view', (viewModel: ProfileViewModel) => viewModel.show('view')],
      ['discard', (viewModel: ProfileViewModel) => viewModel.discard()],
    ])('stops when the owner leaves (%s), says so once and keeps the draft', async (_, leave) => {
      const { viewModel, network, toasts, clock, drafts } = await aSaveBeingReconciled('unavailable');
      const reads = network.requestCountOf('load-user');
      leave(viewModel);
      viewModel.dispose();
      await clock.advance(60_000);
      expect(toasts.take()).toEqual([{ kind: 'error', message: 'profile.edit.unverified' }]);
      expect(network.requestCountOf('load-user')).toBeLessThanOrEqual(reads + 1);
      expect(drafts.load(dana.id)?.form.firstName.en).toBe('Dina');
    });

    it('lets the owner leave after the changes were discarded, although their draft stays', async () => {
      const { viewModel } = await aSaveBeingReconciled('unavailable');
      viewModel.discard();
      expect([viewModel.state.kind, viewModel.isUnsaved]).toEqual(['viewing', false]);
    });

    it('is unknown when the owner has left before', async () => {
      const { viewModel, network, toasts, clock } = anEditedProfile();
      await clock.advance(0);
      network.latency = 100;
      network.setOutage('update-user', 'response-lost');
      const saving = viewModel.save();
      await clock.advance(100);
      viewModel.show('view');
      await clock.advance(100);
      await saving;
      expect(toasts.take()).toEqual([{ kind: 'error', message: 'profile.edit.unverified' }]);
    });

    it('is no question when only the picture could not be uploaded, because the profile was not sent', async () => {
      const { viewModel, network } = anEditedProfile();
      network.setOutage('upload-picture', 'response-lost', 1);
      viewModel.chooseAvatar(file());
      await viewModel.save();
      expect(edited(viewModel).failure).toEqual({ kind: 'picture-not-stored' });
      expect(network.requestCountOf('update-user')).toBe(0);
    });
  });

  it('sends one request when Save is pressed several times', async () => {
    const { viewModel, network } = anEditedProfile();
    await Promise.all([viewModel.save(), viewModel.save(), viewModel.save()]);
    expect(network.requestCountOf('update-user')).toBe(1);
  });

  it('waits for a file that is being processed, and stops when the file is refused', async () => {
    const { viewModel, network, avatar } = anEditedProfile();
    viewModel.chooseAvatar(file(aTextFile('<svg/>')));
    await viewModel.save();
    expect(viewModel.state.kind).toBe('editing');
    expect([avatar.refusal?.kind, network.requestCountOf('update-user')]).toEqual([
      'picture-type-refused',
      0,
    ]);
  });

  it('signs out when the session has expired', async () => {
    const { viewModel, network, session } = anEditedProfile();
    network.setOutage('update-user', 'session-expired');
    await viewModel.save();
    expect(session.expirations).toBe(1);
  });

  it('shows the success toast also after the owner left the screen', async () => {
    const { viewModel, form, toasts, session, network, clock } = anEditedProfile();
    await clock.advance(0);
    network.latency = 100;
    form.changeName('firstName', 'en', 'Dina');
    const saving = viewModel.save();
    /* The profile is read again before the changes are sent. */
    await clock.advance(100);
    viewModel.show('view');
    await clock.advance(100);
    await saving;
    expect([session.user?.firstName, toasts.take().length, viewModel.state.kind]).toEqual([
      'Dina',
      1,
      'viewing',
    ]);
  });

  it('does not navigate back when it fails after the owner left the screen, and a toast says so', async () => {
    const { viewModel, network, clock, toasts } = anEditedProfile();
    await clock.advance(0);
    network.latency = 100;
    network.setOutage('update-user', 'refused');
    const saving = viewModel.save();
    await clock.advance(100);
    viewModel.show('view');
    await clock.advance(200);
    await saving;
    expect(viewModel.state.kind).toBe('viewing');
    expect(toasts.take()).toMatchObject([{ kind: 'error', message: 'profile.edit.failed' }]);
  });

  it('adds a failure with its request to the toast history, so that "Get help" names it', async () => {
    const { viewModel, network, toasts } = anEditedProfile();
    network.setOutage('update-user', 'refused');
    await viewModel.save();
    expect(toasts.waiting).toMatchObject([{ message: 'profile.edit.failed', isHistoryOnly: true }]);
    expect(toasts.waiting[0]?.request?.id).toMatch(/./u);
  });

  describe('that the owner has left', () => {
    /** The owner has typed a name and left while the request was on its way. */
    async function aSaveLeft(
      leave: (viewModel: ProfileViewModel) => void = (viewModel) => viewModel.show('view'),
      outage?: DemoOutage,
    ) {
      const screen = anEditedProfile();
      const { viewModel, form, network, clock } = screen;
      await clock.advance(0);
      network.latency = 100;
      if (outage !== undefined) network.setOutage('update-user', outage);
      form.changeName('firstName', 'en', 'Dina');
      const saving = viewModel.save();
      await clock.advance(100);
      leave(viewModel);
      const finish = async (): Promise<void> => {
        await clock.advance(200);
        await saving;
      };
      return { ...screen, finish };
    }

    it.each<[string, DemoOutage, (viewModel: ProfileViewModel) => void]>([
      ['the response is lost', 'response-lost', (viewModel) => viewModel.show('view')],
      ['it is refused', 'refused', (viewModel) => viewModel.show('view')],
      ['it is refused after the changes were discarded', 'refused', (viewModel) => viewModel.discard()],
    ])('keeps what was typed for the next edit when %s', async (_, outage, leave) => {
      const { viewModel, finish } = await aSaveLeft(leave, outage);
      expect([viewModel.state.kind, viewModel.isUnsaved]).toEqual(['viewing', false]);
      await finish();
      viewModel.show('edit');
      const { form } = edited(viewModel);
      expect([form.values.firstName.en, form.isRestored]).toEqual(['Dina', true]);
    });

    it('leaves the draft of a form that another page has opened since', async () => {
      const { viewModel, network, clock, drafts, form } = anEditedProfile();
      network.setOutage('update-user', 'slow');
      form.change('address', 'Allenby 5');
      const saving = viewModel.save();
      viewModel.dispose();
      const next = aProfileScreen(dana, drafts);
      await next.clock.advance(1);
      next.viewModel.show('edit');
      edited(next.viewModel).form.change('address', 'Allenby 5, Haifa');
      await clock.advance(60_000);
      await saving;
      expect(drafts.load(dana.id)?.form.address).toBe('Allenby 5, Haifa');
    });

    it('leaves no draft of changes to an older profile when they are discarded', () => {
      const { drafts, form } = anEditedProfile();
      form.change('address', 'Allenby 5');
      const newer = aProfileScreen({ ...dana, phoneNumber: '0521234567' }, drafts);
      newer.viewModel.start();
      newer.viewModel.show('edit');
      expect(edited(newer.viewModel).form.isRestored).toBe(true);
      newer.viewModel.show('view');
      expect(drafts.load(dana.id)).toBeUndefined();
    });

    it('leaves no draft when it succeeds', async () => {
      const { viewModel, drafts, finish } = await aSaveLeft();
      await finish();
      expect(drafts.load(dana.id)).toBeUndefined();
      viewModel.show('edit');
      expect([edited(viewModel).form.isRestored, viewModel.isUnsaved]).toEqual([false, false]);
    });

    it('leaves what was typed since in the next edit, and nothing else, when it succeeds', async () => {
      const { viewModel, drafts, finish } = await aSaveLeft();
      viewModel.show('edit');
      const { form } = edited(viewModel);
      form.change('address', 'Allenby 5');
      await finish();
      expect(form.initial.firstName.en).toBe('Dina');
      expect(drafts.load(dana.id)).toMatchObject({
        recorded: { firstName: { en: 'Dina' } },
        form: { address: 'Allenby 5' },
      });
      form.change('address', '');
      expect([viewModel.isUnsaved, drafts.load(dana.id)]).toEqual([false, undefined]);
    });
  });

  it('counts as unsaved until the service has answered', async () => {
    const { viewModel, form, network, clock } = anEditedProfile();
    await clock.advance(0);
    network.latency = 100;
    form.changeName('firstName', 'en', 'Dina');
    const saving = viewModel.save();
    await clock.advance(0);
    expect([viewModel.state.kind, viewModel.isUnsaved]).toEqual(['saving', true]);
    await clock.advance(200);
    await saving;
    expect([viewModel.state.kind, viewModel.isUnsaved]).toEqual(['leaving', false]);
  });

  it('keeps what another tab saved after the edit began', async () => {
    const { viewModel, form, world, clock } = anEditedProfile();
    await clock.advance(0);
    form.changeName('firstName', 'en', 'Dina');
    world.saveUser({ ...dana, email: 'dana@work.example' });
    const saving = viewModel.save();
    await clock.advance(0);
    await saving;
    expect(world.user(dana.id)).toMatchObject({ firstName: 'Dina', email: 'dana@work.example' });
  });

  it('sends the changes also when the profile cannot be read again', async () => {
    const { viewModel, form, world, network, clock } = anEditedProfile();
    await clock.advance(0);
    form.changeName('firstName', 'en', 'Dina');
    network.setOutage('load-user', 'unavailable');
    const saving = viewModel.save();
    await clock.advance(0);
    await saving;
    expect(world.user(dana.id)).toMatchObject({ firstName: 'Dina' });
    expect(viewModel.state.kind).toBe('leaving');
  });

  it('leaves nothing to discard or to cancel once it has ended, and while viewing', async () => {
    const { viewModel } = anEditedProfile();
    await viewModel.save();
    const { state } = viewModel;
    viewModel.discard();
    viewModel.cancel();
    expect(viewModel.state).toBe(state);
    viewModel.show('view');
    const viewing = viewModel.state;
    viewModel.discard();
    viewModel.cancel();
    expect(viewModel.state).toBe(viewing);
  });

  it('uses no picture that is chosen while it runs, neither now nor in the next edit', async () => {
    const { viewModel, clock, network } = anEditedProfile();
    await clock.advance(0);
    network.latency = 100;
    const saving = viewModel.save();
    await clock.advance(0);
    viewModel.chooseAvatar(file());
    await clock.advance(200);
    await saving;
    viewModel.show('view');
    viewModel.show('edit');
    expect(edited(viewModel).avatar.isChanged).toBe(false);
  });

  it('sends nothing and begins no edit while nobody is signed in', async () => {
    const { viewModel, session, network, state } = anEditedProfile();
    session.user = undefined;
    await viewModel.save();
    expect(network.requestCountOf('update-user')).toBe(0);
    expect(viewModel.state).toBe(state);
    viewModel.show('view');
    viewModel.show('edit');
    expect(viewModel.state.kind).toBe('viewing');
  });

  it('does nothing in view mode', async () => {
    const { viewModel, network } = aProfileScreen();
    await viewModel.save();
    expect(network.requestCountOf('update-user')).toBe(0);
  });
});

describe('the draft of a profile', () => {
  /** Opens the next document of the same tab, after the owner has signed in again. */
  function afterwards(before: ReturnType<typeof anEditedProfile>) {
    const next = aProfileScreen(dana, before.drafts);
    next.viewModel.start();
    next.viewModel.show('edit');
    return { ...next, ...edited(next.viewModel) };
  }

  it('is restored after the session expired during a save', async () => {
    const before = anEditedProfile();
    before.network.setOutage('update-user', 'session-expired');
    before.form.changeName('firstName', 'he', 'דנה');
    before.form.change('email', 'dana@');
    await before.viewModel.save();
    before.form.change('email', 'dina@example.com');
    await before.viewModel.save();
    before.viewModel.dispose();
    const { form, viewModel } = afterwards(before);
    expect(form.isRestored).toBe(true);
    expect(form.values).toMatchObject({ firstName: { en: 'Dana', he: 'דנה' }, email: 'dina@example.com' });
    expect(viewModel.isUnsaved).toBe(true);
  });

  it('has its full lifetime from the press of Save', async () => {
    const before = anEditedProfile();
    before.form.change('address', 'Allenby 5');
    await before.clock.advance(31 * 60_000);
    before.network.setOutage('update-user', 'session-expired');
    await before.viewModel.save();
    before.viewModel.dispose();
    expect(afterwards(before).form.values.address).toBe('Allenby 5');
  });

  it('shows its validation errors at once', () => {
    const before = anEditedProfile({ ...dana, email: undefined });
    before.form.change('email', 'dana@');
    expect(afterwards(before).form.shownErrorOf('email')).toEqual({ kind: 'invalid_email' });
  });

  it('can be discarded', () => {
    const before = anEditedProfile();
    before.form.change('address', 'Allenby 5');
    const after = afterwards(before);
    after.form.startOver();
    expect([after.form.isRestored, after.form.isChanged, after.viewModel.isUnsaved]).toEqual([
      false,
      false,
      false,
    ]);
    expect(afterwards(before).form.isRestored).toBe(false);
  });

  it.each<[string, (before: ReturnType<typeof anEditedProfile>) => unknown]>([
    ['it is saved', async ({ viewModel }) => viewModel.save()],
    ['editing is cancelled', ({ viewModel }) => viewModel.discard()],
    ['Back leads to the view', ({ viewModel }) => viewModel.show('view')],
    ['it is typed back', ({ form }) => form.change('address', '')],
  ])('is not stored when %s', async (_, end) => {
    const before = anEditedProfile();
    before.form.change('address', 'Allenby 5');
    await end(before);
    expect(before.drafts.load(dana.id)).toBeUndefined();
  });

  it('is not stored when no value was changed', () => {
    const before = anEditedProfile();
    before.viewModel.chooseAvatar(file());
    expect(before.drafts.load(dana.id)).toBeUndefined();
  });
});

describe('the picture', () => {
  it('is previewed when it was chosen, and is not uploaded before saving', async () => {
    const { viewModel, avatar, clock, network } = anEditedProfile(danaWithPicture);
    viewModel.chooseAvatar(file());
    expect(avatar.isPreparing).toBe(true);
    await clock.advance(0);
    expect([avatar.isPreparing, avatar.shown.kind, network.requestCountOf('upload-picture')]).toEqual([
      false,
      'chosen',
      0,
    ]);
  });

  it('is marked as removed until it is saved, and the removal can be undone', async () => {
    const { viewModel, avatar } = anEditedProfile(danaWithPicture);
    avatar.remove();
    expect([avatar.choice.kind, avatar.shown.kind, avatar.canRemove]).toEqual(['removed', 'initial', false]);
    avatar.keep();
    expect([avatar.choice.kind, avatar.shown.kind]).toEqual(['unchanged', 'saved']);
    avatar.remove();
    await viewModel.save();
    expect(viewModel.user?.avatar).toBeUndefined();
  });

  it('is discarded and not marked as removed when the profile had no picture before', async () => {
    const { viewModel, avatar, clock } = anEditedProfile();
    viewModel.chooseAvatar(file());
    await clock.advance(0);
    avatar.remove();
    expect([avatar.choice.kind, avatar.shown.kind, viewModel.isUnsaved]).toEqual([
      'unchanged',
      'initial',
      false,
    ]);
  });

  it('stays when another file is refused', async () => {
    const { viewModel, avatar, clock, encoder } = anEditedProfile();
    viewModel.chooseAvatar(file());
    await clock.advance(0);
    encoder.isFailing = true;
    viewModel.chooseAvatar(file());
    await clock.advance(0);
    expect([avatar.shown.kind, avatar.refusal?.kind]).toEqual(['chosen', 'picture-unreadable']);
  });

  it('is the file that was chosen last, even when an earlier one is processed later', async () => {
    const { viewModel, avatar, clock } = anEditedProfile();
    const slow = { size: 1, read: () => new Promise<never>(() => undefined) };
    viewModel.chooseAvatar(slow);
    viewModel.chooseAvatar(file(aPngFile({ width: 7 })));
    await clock.advance(0);
    expect(avatar.shown).toMatchObject({ kind: 'chosen', picture: { bytes: aPngFile({ width: 7 }) } });
  });

  it('stays removed when a file chosen before is processed too late', async () => {
    const { viewModel, avatar, clock } = anEditedProfile(danaWithPicture);
    viewModel.chooseAvatar(file());
    avatar.remove();
    await clock.advance(0);
    expect(avatar.choice.kind).toBe('removed');
  });

  it('that is chosen before its edit has started belongs only to that edit', async () => {
    const { viewModel, clock } = aProfileScreen();
    viewModel.chooseAvatar(file());
    expect(viewModel.isUnsaved).toBe(false);
    viewModel.show('edit');
    await clock.advance(0);
    expect(edited(viewModel).avatar.shown.kind).toBe('chosen');
    viewModel.show('view');
    viewModel.show('edit');
    expect(edited(viewModel).avatar.shown.kind).toBe('initial');
  });
});

describe('validation of the fields', () => {
  it('has an error at once, and shows it after 600 ms', async () => {
    const { form, clock } = anEditedProfile({ ...dana, phoneNumber: undefined });
    form.change('phoneNumber', '52');
    expect([form.errorCount, form.shownErrorOf('phoneNumber'), form.isEveryErrorShown]).toEqual([
      1,
      undefined,
      false,
    ]);
    await clock.advance(400);
    form.change('phoneNumber', '52-1');
    await clock.advance(599);
    expect(form.shownErrorOf('phoneNumber')).toBeUndefined();
    await clock.advance(1);
    expect([form.shownErrorOf('phoneNumber'), form.isEveryErrorShown]).toEqual([
      { kind: 'invalid_phone' },
      true,
    ]);
  });

  it('shows an error when the field is left, and hides it with the keystroke that corrects it', () => {
    const { form } = anEditedProfile({ ...dana, email: undefined });
    form.change('email', 'dana');
    form.touch('email');
    expect(form.shownErrorOf('email')).toEqual({ kind: 'invalid_email' });
    form.change('email', 'dana@example.com');
    expect([form.shownErrorOf('email'), form.errorCount]).toEqual([undefined, 0]);
  });

  it('saves other fields beside a stored phone that is no mobile number, and sends that as it is recorded', async () => {
    const { form, viewModel, world } = anEditedProfile({ ...dana, phoneNumber: '04-812-3456' });
    form.change('address', 'Herzl 2');
    expect(form.errorCount).toBe(0);
    await viewModel.save();
    expect(world.user(dana.id)).toMatchObject({ phoneNumber: '04-812-3456', address: 'Herzl 2' });
    form.change('phoneNumber', '04-812-345');
    form.touch('phoneNumber');
    expect(form.shownErrorOf('phoneNumber')).toEqual({ kind: 'invalid_phone' });
  });

  it('shows the errors of a profile that was changed elsewhere, so that it cannot be saved', async () => {
    const { viewModel, session } = aProfileScreen(dana);
    session.replaceUser({ ...dana, names: { ...dana.names, firstName: { en: 'Dana', he: 'דנה' } } });
    viewModel.show('edit');
    const { form } = edited(viewModel);
    form.changeName('firstName', 'en', '');
    await viewModel.save();
    expect([viewModel.state.kind, form.attempts, form.shownErrorOf('firstName')]).toEqual([
      'editing',
      2,
      { kind: 'required' },
    ]);
  });

  it('formats a mobile number in groups without counting that as a change', () => {
    const { form } = anEditedProfile({ ...dana, phoneNumber: '0521234567' });
    expect([form.values.phoneNumber, form.isChanged]).toEqual(['052-123-4567', false]);
  });

  it('stops its timers when the form is disposed', () => {
    const { viewModel, form, clock } = anEditedProfile();
    form.change('email', 'd');
    viewModel.dispose();
    expect(clock.waiting).toBe(0);
  });
});
