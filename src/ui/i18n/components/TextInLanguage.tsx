import type { TextInLanguage as Text } from '@/domain/shared/LocalizedText';

/** A text of the data, isolated and marked with the language it is really in. */
export function TextInLanguage({ of }: { readonly of: Text }) {
  return <bdi lang={of.language}>{of.text}</bdi>;
}
