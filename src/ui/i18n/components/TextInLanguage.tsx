import type { TextInLanguage as Text } from '@/domain/shared/LocalizedText';
import { shownText } from '@/ui/i18n/shownText';

/** A name of the data, isolated and marked with the language it is really in. */
export function TextInLanguage({ of }: { readonly of: Text }) {
  return <bdi lang={of.language}>{shownText(of.text)}</bdi>;
}
