import type { Elements } from '@/ui/design/Elements';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';

/** A skeleton in place of a step that is being loaded, and the sentence that says so to a screen reader. */
export function StepLoading({ children }: { readonly children: Elements }) {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('subscription.wizard.loading')}</VisuallyHidden>
      {children}
    </div>
  );
}
