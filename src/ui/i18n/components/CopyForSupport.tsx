import { Copy } from 'lucide-react';
import { Button, type ButtonProps } from '@/ui/design/components/button/Button';
import { useCopy } from '@/ui/design/useCopy';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './support-facts.module.scss';

interface CopyForSupportProps extends Pick<ButtonProps, 'kind' | 'size'> {
  readonly text: string;
}

const OUTCOMES = { copied: 'errors.copied', refused: 'errors.copyByHand' } as const;

/** Copies what support asks for, and says whether the browser allowed it. */
export function CopyForSupport({ text, ...look }: CopyForSupportProps) {
  const { t } = useTranslation();
  const { state, copy } = useCopy(text);
  return (
    <>
      <Button {...look} icon={Copy} onPress={copy}>
        {t('errors.copyForSupport')}
      </Button>
      <p role="status" className={styles['outcome']}>
        {state !== 'idle' && t(OUTCOMES[state])}
      </p>
    </>
  );
}
