import * as v from 'valibot';
import { valibotSchema } from './valibotSchema';

export const openRowsSchema = valibotSchema<readonly string[]>(v.array(v.string()));
