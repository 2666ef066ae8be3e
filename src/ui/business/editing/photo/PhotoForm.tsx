import { CircleAlert, ImageUp, Trash2, Undo2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useMemo, useRef, useState } from 'react';
import type { Business } from '@/domain/business/Business';
import { areaOf, MIDDLE } from '@/domain/business/listing/photoFraming';
import type { PictureRefused } from '@/domain/profile/Picture';
import { BusinessWall } from '@/ui/business/BusinessPicture';
import { Button } from '@/ui/design/components/button/Button';
import { Card } from '@/ui/design/components/card/Card';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { chosenFile } from '@/ui/profile/chosenFile';
import { ChosenFileInput } from '@/ui/profile/ChosenFileInput';
import { useObjectUrl } from '@/ui/profile/useObjectUrl';
import { BusinessName } from '@/ui/business/BusinessName';
import type { PhotoFormProps } from '../PartFormProps';
import type { ListingForm } from '../ListingForm';
import { PhotoStage, type FramedPhoto } from './PhotoStage';
import styles from './photo-form.module.scss';

/** Milliseconds without a change after which the photo is cut. */
const PAUSE = 200;

/** Chooses, cuts or removes the photo of a business. */
export const PhotoForm = observer(function PhotoForm({ form, isReadOnly, preparePicture }: PhotoFormProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const latest = useRef<File>(undefined);
  const [isPreparing, setIsPreparing] = useState(false);
  const [refused, setRefused] = useState<PictureRefused>();
  const [framed, setFramed] = useState<FramedPhoto>();
  const wanted = useRef<FramedPhoto>(undefined);
  const { picture } = form;
  const cutOut = useMemo(() => picture && new Blob([picture.bytes], { type: picture.type }), [picture]);
  const preview = useObjectUrl(cutOut) ?? '';
  const original = useObjectUrl(framed?.file) ?? '';
  const url = picture === undefined ? form.values.photo : preview;
  const business = { ...form.recorded.business, profilePhoto: url === '' ? undefined : url };
  /** A save waits for it too. */
  const take = async (file: File): Promise<boolean> => {
    latest.current = file;
    wanted.current = undefined;
    setRefused(undefined);
    setIsPreparing(true);
    const prepared = await preparePicture(chosenFile(file));
    /* When several files are chosen, the last one counts. */
    if (latest.current !== file) return true;
    setIsPreparing(false);
    if (!prepared.ok) {
      setRefused(prepared.error);
      /* Saves go on with the earlier photo. */
      form.cropping = undefined;
      return false;
    }
    form.choosePicture(prepared.value);
    setFramed({ file, size: undefined, framing: MIDDLE });
    return true;
  };
  /** Cuts the photo once the owner pauses. A save waits for it. */
  const frame = (photo: FramedPhoto): void => {
    setFramed(photo);
    const isCropping = wanted.current !== undefined;
    wanted.current = photo;
    if (!isCropping) form.cropping = cut(photo);
  };
  const cut = async (photo: FramedPhoto): Promise<boolean> => {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const { current } = wanted;
    if (current !== undefined && current !== photo) return cut(current);
    const area = photo.size && areaOf(photo.size, photo.framing);
    const prepared = await preparePicture(chosenFile(photo.file), area);
    if (wanted.current !== undefined && wanted.current !== photo) return cut(wanted.current);
    const isWanted = wanted.current === photo;
    wanted.current = undefined;
    if (!isWanted) return true;
    if (prepared.ok) form.choosePicture(prepared.value);
    else setRefused(prepared.error);
    return prepared.ok;
  };
  const leave = (change: () => void): void => {
    latest.current = undefined;
    wanted.current = undefined;
    form.cropping = undefined;
    setFramed(undefined);
    setIsPreparing(false);
    setRefused(undefined);
    /* The pressed button may disappear. */
    choose.current?.focus();
    change();
  };
  return (
    <Card isBare>
      {framed === undefined ? (
        <Shown business={business} />
      ) : (
        <PhotoStage photo={framed} url={original} isReadOnly={isReadOnly} onChange={frame} />
      )}
      <div className={styles['body']} data-field="photo">
        <p className={styles['lead']}>
          {t(framed === undefined ? 'editing.photo.lead' : 'editing.photo.framing')}
        </p>
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
        <ChosenFileInput
          ref={input}
          label={t('editing.photo.choose')}
          onChoose={(file) => {
            form.cropping = take(file);
          }}
        />
        <div role="alert">
          {refused !== undefined && (
            <p className={styles['refused']}>
              <Icon of={CircleAlert} size="small" />
              <span>{t(`profile.photo.refused.${refused.kind}`)}</span>
            </p>
          )}
        </div>
        <p className={styles['note']}>{t('editing.photo.privacy')}</p>
      </div>
      {framed !== undefined && <Shown business={business} />}
    </Card>
  );
});

function remove(form: ListingForm): void {
  form.choosePicture(undefined);
  form.change('photo', '');
}

function Shown({ business }: { readonly business: Business }) {
  const { t } = useTranslation();
  const words = (place: 'page' | 'list') => (
    <div className={styles['words']}>
      <p className={styles['name']}>
        <BusinessName of={business} />
      </p>
      <p>{t(`editing.photo.${place}`)}</p>
    </div>
  );
  return (
    <>
      <BusinessWall business={business} size="detail" className={styles['wall']}>
        {words('page')}
      </BusinessWall>
      <div className={styles['row']}>
        <BusinessWall business={business} size="row" className={styles['tile']} />
        {words('list')}
      </div>
    </>
  );
}
