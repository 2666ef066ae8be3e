import * as v from 'valibot';
import type { ProfileDraft } from '@/domain/profile/ProfileDraft';
import { NAME_PARTS, PROFILE_TEXTS } from '@/domain/profile/profileFields';
import { byKey } from '@/domain/shared/byKey';
import { byLanguage } from '@/domain/shared/language';
import { STORED_INSTANT, TYPED_TEXT } from '../valibot/storedSchemas';
import { valibotSchema } from './valibotSchema';

const FORM = v.object({
  ...byKey(NAME_PARTS, () => v.object(byLanguage(() => TYPED_TEXT))),
  ...byKey(PROFILE_TEXTS, () => TYPED_TEXT),
});

export const profileDraftSchema = valibotSchema<ProfileDraft>(
  v.object({
    form: FORM,
    recorded: FORM,
    savedAt: STORED_INSTANT,
  }),
);
