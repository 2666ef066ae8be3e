import { observer } from 'mobx-react-lite';
import { storedText } from '@/domain/business/listing/Listing';
import { TextField } from '@/ui/design/components/text-field/TextField';
import { isolatedLtr } from '@/ui/i18n/isolated';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { TitledCard } from '@/ui/design/components/card/TitledCard';
import type { PartFormProps } from '../PartFormProps';
import styles from './contacts.module.scss';

const EXAMPLE = isolatedLtr('https://\u200Bexample.com');

/** The address and the website, which the business has once. */
export const PlaceFields = observer(function PlaceFields({ form, isReadOnly }: PartFormProps) {
  const { t } = useTranslation();
  const [addressError] = form.errorsOf('address');
  return (
    <TitledCard title={t('editing.contacts.placeTitle')}>
      <div className={styles['fields']}>
        <div data-field="address">
          <TextField
            label={t('editing.contacts.address')}
            dir="auto"
            isReadOnly={isReadOnly}
            value={form.values.address}
            description={t('editing.contacts.oneAddress')}
            error={
              addressError?.kind === 'too-long'
                ? t('editing.contacts.tooLong', { count: addressError.surplus })
                : undefined
            }
            onChange={(address) => form.change('address', address)}
            onBlur={() => form.touch('address')}
          />
        </div>
        <div data-field="website">
          <TextField
            label={t('editing.contacts.website')}
            hint={t('editing.contacts.optional')}
            dir="ltr"
            placeholder="https://"
            isReadOnly={isReadOnly}
            value={form.values.website}
            error={
              form.errorsOf('website').length > 0
                ? t('editing.contacts.websiteBad', { example: EXAMPLE })
                : undefined
            }
            onChange={(website) => form.change('website', website)}
            onBlur={() => {
              const stored = storedText('website', form.values.website);
              if (stored !== form.values.website && form.isChangedIn('website'))
                form.change('website', stored);
              form.touch('website');
            }}
          />
        </div>
      </div>
    </TitledCard>
  );
});
