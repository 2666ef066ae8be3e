import { CircleAlert, ImageUp, Trash2, Undo2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { nameIn, type Business } from '@/domain/business/Business';
import { PICTURE_TYPES } from '@/domain/profile/pictureType';
import type { PictureRefused } from '@/domain/profile/Picture';
import { BusinessPicture } from '@/ui/business/BusinessPicture';
import { wallTintOf } from '@/ui/business/wallTintOf';
import { Button } from '@/ui/design/components/button/Button';
import { Card } from '@/ui/design/components/card/Card';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Wall } from '@/ui/design/components/wall/Wall';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { chosenFile } from '@/ui/profile/chosenFile';
import { PICTURE_REFUSALS } from '@/ui/profile/pictureRefusals';
import { useLanguage } from '@/ui/shell/useLanguage';
import type { PhotoFormProps } from '../PartFormProps';
import type { ListingForm } from '../ListingForm';
import styles from './photo-form.module.scss';

/** Chooses or removes the photo of a business. The arch crops it as on every page. */
export const PhotoForm = observer(function PhotoForm({ form, isReadOnly, preparePicture }: PhotoFormProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const latest = useRef<File>(undefined);
  const [isPreparing, setIsPreparing] = useState(false);
  const [refused, setRefused] = useState<PictureRefused>();
  const [preview, setPreview] = useState('');
  useEffect(() => () => URL.revokeObjectURL(preview), [preview]);
  const url = form.picture === undefined ? form.values.photo : preview;
  const business = { ...form.recorded.business, profilePhoto: url === '' ? undefined : url };
  const take = async (file: File): Promise<void> => {
    latest.current = file;
    setRefused(undefined);
    setIsPreparing(true);
    const prepared = await preparePicture(chosenFile(file));
    /* When several files are chosen, the last one counts. */
    if (latest.current !== file) return;
    setIsPreparing(false);
    if (!prepared.ok) return setRefused(prepared.error);
    const { bytes, type } = prepared.value;
    setPreview(URL.createObjectURL(new Blob([bytes], { type })));
    form.choosePicture(prepared.value);
  };
  const leave = (change: () => void): void => {
    latest.current = undefined;
    setIsPreparing(false);
    setRefused(undefined);
    /* The pressed button may disappear. */
    choose.current?.focus();
    change();
  };
  return (
    <Card isBare>
      <Shown business={business} />
      <div className={styles['body']} data-field="photo">
        <p className={styles['lead']}>{t('editing.photo.lead')}</p>
        <div className={styles['buttons']}>
          <Button
            ref={choose}
            kind="secondary"
            icon={ImageUp}
            isLoading={isPreparing}
            isDisabled={isReadOnly}
            onPress={() => input.current?.click()}
          >
            {t(url === '' ? 'editing.photo.choose' : 'editing.photo.other')}
          </Button>
          {form.isChanged ? (
            <Button
              kind="quiet"
              icon={Undo2}
              mirrorsInRtl
              isDisabled={isReadOnly}
              onPress={() => leave(() => form.choosePicture(undefined))}
            >
              {t('editing.saved.undo')}
            </Button>
          ) : (
            url !== '' && (
              <Button
                kind="danger-quiet"
                icon={Trash2}
                isDisabled={isReadOnly}
                onPress={() => leave(() => remove(form))}
              >
                {t('editing.photo.remove')}
              </Button>
            )
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES.join(',')}
          aria-label={t('editing.photo.choose')}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file !== undefined) void take(file);
          }}
        />
        <div role="alert">
          {refused !== undefined && (
            <p className={styles['refused']}>
              <Icon of={CircleAlert} size="small" />
              <span>{t(PICTURE_REFUSALS[refused.kind])}</span>
            </p>
          )}
        </div>
        <p className={styles['note']}>{t('editing.photo.privacy')}</p>
      </div>
    </Card>
  );
});

function remove(form: ListingForm): void {
  form.choosePicture(undefined);
  form.change('photo', '');
}

/** The photo on the page of the business and in a list. */
function Shown({ business }: { readonly business: Business }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = nameIn(business, language);
  return (
    <>
      <Wall tint={wallTintOf(business)} className={styles['wall']}>
        <BusinessPicture business={business} name={name} size="detail" />
        <div className={styles['words']}>
          <p className={styles['name']}>
            <TextInLanguage of={name} />
          </p>
          <p>{t('editing.photo.page')}</p>
        </div>
      </Wall>
      <div className={styles['row']}>
        <Wall tint={wallTintOf(business)} className={styles['tile']}>
          <BusinessPicture business={business} name={name} size="row" />
        </Wall>
        <div className={styles['words']}>
          <p className={styles['name']}>
            <TextInLanguage of={name} />
          </p>
          <p>{t('editing.photo.list')}</p>
        </div>
      </div>
    </>
  );
}
