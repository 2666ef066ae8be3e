import * as v from 'valibot';
import type { ProfileDraft } from '@/domain/profile/ProfileDraft';
import { NAME_PARTS, PROFILE_TEXTS } from '@/domain/profile/profileFields';
import { byKey } from '@/domain/shared/byKey';
import { byLanguage } from '@/domain/shared/language';
import { STORED_INSTANT } from '../valibot/storedSchemas';
import { TYPED_TEXT } from './typedTextSchema';
import { valibotSchema } from './valibotSchema';

/* A draft of a release with fewer languages or fields stays readable. */
const ADDABLE_TEXT = v.optional(TYPED_TEXT, '');

const FORM = v.object({
  ...byKey(NAME_PARTS, () => v.object(byLanguage(() => ADDABLE_TEXT))),
  ...byKey(PROFILE_TEXTS, () => ADDABLE_TEXT),
});

export const profileDraftSchema = valibotSchema<ProfileDraft>(
  v.object({
    form: FORM,
    recorded: FORM,
    savedAt: STORED_INSTANT,
  }),
);
