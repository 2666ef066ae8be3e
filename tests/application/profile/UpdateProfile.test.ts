import { describe, expect, it } from 'vitest';
import { InMemoryMediaStore } from '@/adapters/in-memory/InMemoryMediaStore';
import type { ProfileWriteFailure, UserRepository } from '@/application/ports/UserRepository';
import { UpdateProfile, type AvatarChoice } from '@/application/profile/UpdateProfile';
import type { Picture } from '@/domain/profile/Picture';
import { profileFormOf } from '@/domain/profile/ProfileForm';
import { failure, success } from '@/domain/shared/result';
import { aProfileForm } from '@tests/support/builders/aProfileForm';
import { aPngFile } from '@tests/support/builders/aPictureFile';
import { aUser } from '@tests/support/builders/aUser';
import { aWorld } from '@tests/support/aWorld';

const dana = aUser({ avatar: 'https://media.example/dana' });
const picture: Picture = { type: 'image/png', bytes: aPngFile() };
const unchanged: AvatarChoice = { kind: 'unchanged' };
const chosen: AvatarChoice = { kind: 'chosen', picture };

function anUpdate() {
  const { world, network, users, pollPorts } = aWorld({ users: [dana] });
  return { network, users, update: new UpdateProfile(users, new InMemoryMediaStore(world), pollPorts) };
}

describe('saving a profile', () => {
  it('returns the updated profile, as a later read does', async () => {
    const { update, users } = anUpdate();
    const saved = await update.execute(dana, aProfileForm({ firstName: { en: 'Dina' } }), unchanged);
    expect(saved).toMatchObject(success({ firstName: 'Dina', avatar: dana.avatar }));
    expect(await users.byId(dana.id)).toEqual(saved);
  });

  it('does not require a last name', async () => {
    const { update } = anUpdate();
    const saved = await update.execute(dana, aProfileForm({ lastName: { en: '' } }), unchanged);
    expect(saved).toMatchObject(success({ lastName: undefined }));
  });

  it('stops without a first name and sends no request', async () => {
    const { update, network } = anUpdate();
    expect(await update.execute(dana, aProfileForm({ firstName: { en: '' } }), chosen)).toEqual(
      failure({ kind: 'profile-invalid', errors: { firstName: { kind: 'required' } } }),
    );
    expect([network.requestCountOf('upload-picture'), network.requestCountOf('update-user')]).toEqual([0, 0]);
  });

  it('returns the reason of a failure', async () => {
    const { update, network } = anUpdate();
    network.setOutage('update-user', 'refused');
    expect(await update.execute(dana, aProfileForm(), unchanged)).toMatchObject(
      failure({ kind: 'profile-not-saved', cause: { kind: 'refused' }, avatar: unchanged }),
    );
  });
});

describe('a save that the service refuses', () => {
  const REFUSALS: readonly ProfileWriteFailure[] = [
    { kind: 'refused', message: 'No' },
    { kind: 'refused', retryAfter: 2000 },
    { kind: 'forbidden' },
    { kind: 'fields-refused', fields: [{ field: 'email', message: 'taken' }] },
  ];

  /** @param before What happens before the refusal: nothing, an earlier delivery of the save, or that of another tab. */
  function refusing(refusal: ProfileWriteFailure, before: 'nothing' | 'delivery' | 'other-save') {
    const { world, network, users, pollPorts } = aWorld({ users: [dana] });
    const service: UserRepository = {
      byId: users.byId.bind(users),
      create: users.create.bind(users),
      update: async (id, update) => {
        if (before === 'delivery') await users.update(id, update);
        if (before === 'other-save') world.saveUser({ ...dana, phoneNumber: '0539876543' });
        return failure(refusal);
      },
    };
    const update = new UpdateProfile(service, new InMemoryMediaStore(world), pollPorts);
    const form = { ...profileFormOf(dana), phoneNumber: '052-123-4567' };
    const save = async () => update.execute(dana, form, unchanged);
    return { network, save };
  }

  it.each(REFUSALS)('has failed ($kind $retryAfter) when one read shows the old profile', async (refusal) => {
    const { network, save } = refusing(refusal, 'nothing');
    expect(await save()).toEqual(failure({ kind: 'profile-not-saved', cause: refusal, avatar: unchanged }));
    expect(network.requestCountOf('load-user')).toBe(1);
  });

  it.each(REFUSALS)('is a success ($kind $retryAfter) when the read shows the new one', async (refusal) => {
    expect(await refusing(refusal, 'delivery').save()).toMatchObject(success({ phoneNumber: '0521234567' }));
  });

  it('has failed when the read shows what another tab has saved', async () => {
    const { save } = refusing({ kind: 'forbidden' }, 'other-save');
    expect(await save()).toMatchObject(failure({ cause: { kind: 'forbidden' } }));
  });

  it('has failed when it changes nothing, because no read can show it', async () => {
    const { update, users, network } = anUpdate();
    network.setOutage('update-user', 'forbidden');
    const form = profileFormOf(dana);
    expect(await update.execute(dana, form, unchanged)).toMatchObject({
      error: { cause: { kind: 'forbidden' } },
    });
    expect(await users.byId(dana.id)).toEqual(success(dana));
  });

  it('has failed when the read fails', async () => {
    const { network, save } = refusing({ kind: 'forbidden' }, 'delivery');
    network.setOutage('load-user', 'unavailable');
    expect(await save()).toMatchObject(failure({ cause: { kind: 'forbidden' } }));
  });
});

describe('a save without a clear response', () => {
  it.each(['response-lost', 'unavailable', 'malformed', 'executed-late'] as const)(
    'claims no result (%s), and returns what can be reconciled and retried',
    async (outage) => {
      const { update, network } = anUpdate();
      network.setOutage('update-user', outage, 1);
      const saved = await update.execute(dana, aProfileForm({ firstName: { en: 'Dina' } }), chosen);
      expect(saved).toMatchObject(
        failure({ kind: 'outcome-unknown', update: { firstName: 'Dina' }, avatar: { kind: 'replaced' } }),
      );
      expect([network.requestCountOf('update-user'), network.requestCountOf('load-user')]).toEqual([1, 0]);
    },
  );
});

describe('saving a picture', () => {
  it('uploads it and stores its URL', async () => {
    const { update } = anUpdate();
    const saved = await update.execute(dana, aProfileForm(), chosen);
    const avatar = saved.ok ? saved.value.avatar : undefined;
    const shown = await fetch(avatar ?? '');
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(picture.bytes);
  });

  it('removes a deleted picture from the profile', async () => {
    const { update, network } = anUpdate();
    const saved = await update.execute(dana, aProfileForm(), { kind: 'removed' });
    expect(saved.ok && saved.value.avatar).toBeUndefined();
    expect(network.requestCountOf('upload-picture')).toBe(0);
  });

  it('sends no update when the upload was refused, and says why', async () => {
    const { update, network } = anUpdate();
    network.setOutage('upload-picture', 'forbidden');
    const result = await update.execute(dana, aProfileForm(), chosen);
    expect(result.ok ? undefined : result.error).toMatchObject({ cause: { kind: 'forbidden' } });
    expect(network.requestCountOf('update-user')).toBe(0);
  });

  it('sends no update when the response to the upload was lost', async () => {
    const { update, network } = anUpdate();
    network.setOutage('upload-picture', 'response-lost');
    expect(await update.execute(dana, aProfileForm(), chosen)).toEqual(
      failure({ kind: 'profile-not-saved', cause: { kind: 'picture-not-stored' }, avatar: chosen }),
    );
    expect(network.requestCountOf('update-user')).toBe(0);
  });

  it('uploads it once, even when the update is retried', async () => {
    const { update, network } = anUpdate();
    network.setOutage('update-user', 'unavailable', 1);
    const failed = await update.execute(dana, aProfileForm(), chosen);
    const again = failed.ok || failed.error.kind === 'profile-invalid' ? unchanged : failed.error.avatar;
    const saved = await update.execute(dana, aProfileForm(), again);
    expect(again.kind).toBe('replaced');
    expect(saved.ok && saved.value.avatar).toBe(again.kind === 'replaced' && again.uri);
    expect([network.requestCountOf('upload-picture'), network.requestCountOf('update-user')]).toEqual([1, 2]);
  });
});
