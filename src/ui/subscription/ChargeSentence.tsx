import type { AnnouncedCharge } from '@/domain/subscription/nextCharge';
import { Amount } from '@/ui/i18n/components/Amount';
import { DateText } from '@/ui/i18n/components/DateText';
import { Sentence, type SentenceProps } from '@/ui/i18n/components/Sentence';

interface ChargeSentenceProps extends Pick<SentenceProps, 'of'> {
  readonly charge: AnnouncedCharge;
  /** Of the business. */
  readonly timeZone: string | undefined;
}

/** A sentence with the amount and the date of a charge. */
export function ChargeSentence({ of, charge, timeZone }: ChargeSentenceProps) {
  const date = <DateText of={charge.date} timeZone={timeZone} />;
  return <Sentence of={of} values={{ amount: <Amount of={charge.amount} />, date }} />;
}
