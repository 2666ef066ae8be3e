import { nameIn } from '@/domain/business/Business';
import { isolated } from '@/ui/i18n/isolated';
import { useTranslation, type TextKey } from '@/ui/i18n/useTranslation';
import type { Toast } from '@/ui/shell/Toasts';

export function ToastText({ toast: { message, values = {}, about } }: { readonly toast: Toast }) {
  const { t, language } = useTranslation();
  const isolatedValues = Object.entries(values).map(([name, value]) => [name, isolated(value)] as const);
  const text = t(message, { replace: Object.fromEntries(isolatedValues) });
  return <span>{about === undefined ? text : `${isolated(nameIn(about, language).text)}: ${text}`}</span>;
}

export function ToastReason({ reason }: { readonly reason: TextKey }) {
  const { t } = useTranslation();
  return <span>{t(reason)}</span>;
}
