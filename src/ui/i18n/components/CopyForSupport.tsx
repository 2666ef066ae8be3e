import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from '@/ui/design/components/button/Button';
import { copyText } from '@/ui/design/copyText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './support-facts.module.scss';

interface CopyForSupportProps extends Pick<ButtonProps, 'kind' | 'size'> {
  readonly text: string;
}

/** Copies what support asks for, and says whether the browser allowed it. */
export function CopyForSupport({ text, ...look }: CopyForSupportProps) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'copied' | 'copyByHand'>();
  const copy = async (): Promise<void> => {
    setOutcome(undefined);
    setOutcome((await copyText(text)) ? 'copied' : 'copyByHand');
  };
  return (
    <>
      <Button {...look} icon={Copy} onPress={() => void copy()}>
        {t('errors.copyForSupport')}
      </Button>
      <p role="status" className={styles['outcome']}>
        {outcome && t(`errors.${outcome}`)}
      </p>
    </>
  );
}
