import type { ReactElement } from 'react';
import { ServerQuote } from '@/ui/i18n/components/ServerQuote';
import { serverText } from '@/ui/i18n/serverText';
import type { FieldRefusal } from '@/ui/shell/FormModel';

/** The reason of the server for refusing a value. Undefined when it gives none. */
export function refusalText(refusal: FieldRefusal | undefined): ReactElement | undefined {
  const words = serverText(refusal?.message);
  return words === undefined ? undefined : <ServerQuote>{words}</ServerQuote>;
}
