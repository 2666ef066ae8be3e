import * as v from 'valibot';
import type { ProfileDraft } from '@/domain/profile/ProfileDraft';
import { byLanguage } from '@/domain/shared/language';
import { instant } from '@/domain/shared/instant';
import { valibotSchema } from './valibotSchema';

const TEXT = v.pipe(v.string(), v.maxLength(2000));
/* A draft of a release with fewer languages stays readable. */
const TEXT_BY_LANGUAGE = v.object(byLanguage(() => v.optional(TEXT, '')));

const FORM = v.object({
  firstName: TEXT_BY_LANGUAGE,
  lastName: TEXT_BY_LANGUAGE,
  email: TEXT,
  phone: TEXT,
  address: TEXT,
});

export const profileDraftSchema = valibotSchema<ProfileDraft>(
  v.object({
    form: FORM,
    recorded: v.optional(FORM),
    savedAt: v.pipe(v.number(), v.integer(), v.minValue(0), v.transform(instant)),
  }),
);
