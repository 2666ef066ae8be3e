import { DEFAULT_TIME_ZONE } from '@/domain/shared/timeZone';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { shownText } from '@/ui/i18n/shownText';
import { useTranslation } from '@/ui/i18n/useTranslation';

/** The time zone of Israel in words, any other by its identifier. */
export function TimeZoneName({ of: timeZone }: { readonly of: string }) {
  const { t } = useTranslation();
  return timeZone === DEFAULT_TIME_ZONE ? (
    <span>{t('detail.israelTime')}</span>
  ) : (
    <Ltr>{shownText(timeZone)}</Ltr>
  );
}
