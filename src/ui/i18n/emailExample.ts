import { isolatedLtr } from './isolated';

/** An email address for error texts. A line may break after the @, and its letters run left to right in every text. */
export const EMAIL_EXAMPLE = isolatedLtr('name@\u200bexample.com');
