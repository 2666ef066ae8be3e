import { Button } from '@/ui/design/components/button/Button';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageContainer } from '@/ui/shell/PageContainer';
import { AlertHead } from './AlertHead';
import { FieldList } from './FieldList';
import type { ListingForm } from './ListingForm';
import styles from './editing.module.scss';

interface GoneFormProps {
  readonly form: ListingForm;
  readonly onLeave: () => void;
}

/** The business is gone. What was typed is text that can be selected and copied. */
export function GoneForm({ form, onLeave }: GoneFormProps) {
  const { t } = useTranslation();
  return (
    <PageContainer className={styles['page']}>
      <AlertHead title={t('editing.gone')} text={t('editing.goneText')} />
      <FieldList title={t('editing.conflict.mine')} values={form.typed} />
      <div>
        <Button kind="secondary" onPress={onLeave}>
          {t('editing.back')}
        </Button>
      </div>
    </PageContainer>
  );
}
