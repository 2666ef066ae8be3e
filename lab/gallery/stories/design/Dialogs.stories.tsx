import { Eye, EyeOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/design/components/button/Button';
import { BusyDialog as ABusyDialog } from '@/ui/design/controls/busy-dialog/BusyDialog';
import { ConfirmDialog, type ConfirmKind } from '@/ui/design/controls/confirm-dialog/ConfirmDialog';
import { useTranslation } from '@/ui/i18n/useTranslation';

export default {};

const ICONS = { danger: Trash2, warning: EyeOff, success: Eye } as const;

/** The button opens the dialog again. */
function Question({ kind, isBusy }: { readonly kind: ConfirmKind; readonly isBusy?: boolean }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{t('subscription.cancel.question')}</Button>
      <ConfirmDialog
        kind={kind}
        icon={ICONS[kind]}
        title={t('subscription.cancel.question')}
        confirmLabel={t('subscription.cancel.confirm')}
        cancelLabel={t('subscription.cancel.keep')}
        isOpen={isOpen}
        isBusy={isBusy}
        onConfirm={close}
        onCancel={close}
      >
        <p>{t('subscription.cancel.consequence')}</p>
      </ConfirmDialog>
    </>
  );
}

export const Danger = () => <Question kind="danger" />;
export const Warning = () => <Question kind="warning" />;
export const Success = () => <Question kind="success" />;
export const Busy = () => <Question kind="danger" isBusy />;

export function BusyDialog() {
  const { t } = useTranslation();
  return (
    <ABusyDialog
      isOpen
      title={t('subscription.wizard.paying.title')}
      message={t('subscription.wizard.paying.text')}
    />
  );
}
