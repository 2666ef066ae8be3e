import { Copy } from 'lucide-react';
import { Button, type ButtonProps } from '@/ui/design/components/button/Button';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useCopy } from '@/ui/design/useCopy';
import { useTranslation } from '@/ui/i18n/useTranslation';

interface CopyButtonProps extends Pick<ButtonProps, 'kind' | 'size' | 'className'> {
  /** The text that is copied. */
  readonly text: string;
  readonly label: string;
}

/** Copies a text, and says in place of its label whether the browser allowed it. */
export function CopyButton({ text, label, ...look }: CopyButtonProps) {
  const { t } = useTranslation();
  const { state, copy } = useCopy(text);
  const outcome = state !== 'idle' && t(state === 'copied' ? 'errors.copied' : 'detail.notCopied');
  return (
    <>
      <Button {...look} icon={Copy} onPress={copy}>
        {outcome || label}
      </Button>
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </>
  );
}
