import * as v from 'valibot';
import type { ProfileDraft } from '@/domain/profile/ProfileDraft';
import { byLanguage } from '@/domain/shared/language';
import { STORED_INSTANT } from '../valibot/storedSchemas';
import { TYPED_TEXT } from './typedTextSchema';
import { valibotSchema } from './valibotSchema';

/* A draft of a release with fewer languages stays readable. */
const TEXT_BY_LANGUAGE = v.object(byLanguage(() => v.optional(TYPED_TEXT, '')));

const FORM = v.object({
  firstName: TEXT_BY_LANGUAGE,
  lastName: TEXT_BY_LANGUAGE,
  email: TYPED_TEXT,
  phone: TYPED_TEXT,
  address: TYPED_TEXT,
});

export const profileDraftSchema = valibotSchema<ProfileDraft>(
  v.object({
    form: FORM,
    recorded: v.optional(FORM),
    savedAt: STORED_INSTANT,
  }),
);
