import { Notice } from '@/ui/design/components/notice/Notice';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useIsOnline } from '@/ui/shell/connection/useIsOnline';

/** Stands for a part of a page whose code could not be loaded. It says that the page keeps trying. */
export function PartUnavailable({ title }: { readonly title: string }) {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  return (
    <Notice kind="bad" role="alert" title={title}>
      {t(isOnline ? 'shell.connection.unreachableText' : 'shell.connection.offlineText')}
    </Notice>
  );
}
