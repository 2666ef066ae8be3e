import { observer } from 'mobx-react-lite';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useViewModels } from '@/ui/shell/ViewModelsContext';

interface PreparingTextProps {
  readonly className: string | undefined;
}

/**
 * The sentence that the specification asks for (spec section 2). Its end about the order is different for a signed-in
 * owner, who has logged in already.
 */
export const PreparingText = observer(function PreparingText({ className }: PreparingTextProps) {
  const { t } = useTranslation();
  const { session } = useViewModels();
  return (
    <p className={className}>
      {t(session.state.kind === 'signed-in' ? 'pricing.textForOwner' : 'pricing.text')}
    </p>
  );
});
