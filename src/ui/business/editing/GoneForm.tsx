import { useId } from 'react';
import { Button } from '@/ui/design/components/button/Button';
import { Card } from '@/ui/design/components/card/Card';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageContainer } from '@/ui/shell/PageContainer';
import { PageHeading } from '@/ui/shell/PageHeading';
import { EDITING_PARTS } from './editingParts';
import type { ListingForm } from './ListingForm';
import { takeFocus } from './takeFocus';
import styles from './editing.module.scss';

interface GoneFormProps {
  readonly form: ListingForm;
  readonly onLeave: () => void;
}

/** The business is gone. What was typed is text that can be selected and copied. */
export function GoneForm({ form, onLeave }: GoneFormProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const { FieldName, FieldValue } = EDITING_PARTS[form.part];
  return (
    <PageContainer className={styles['page']}>
      <div ref={takeFocus} role="alert" className={styles['failure']} tabIndex={-1}>
        <PageHeading className={styles['title']}>{t('editing.gone')}</PageHeading>
        <p className={styles['text']}>{t('editing.goneText')}</p>
      </div>
      <Card labelledBy={headingId}>
        <h2 id={headingId} className={styles['cardTitle']}>
          {t('editing.conflict.mine')}
        </h2>
        <dl className={styles['result']}>
          {form.changedFields.map((field) => (
            <div key={field}>
              <dt>
                <FieldName field={field} />
              </dt>
              <dd>
                <FieldValue field={field} values={form.changes} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <div>
        <Button kind="secondary" onPress={onLeave}>
          {t('editing.back')}
        </Button>
      </div>
    </PageContainer>
  );
}
