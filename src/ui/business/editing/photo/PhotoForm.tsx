import { CircleAlert, ImageUp, Trash2, Undo2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useMemo, useRef, useState } from 'react';
import type { Business } from '@/domain/business/Business';
import { cropRectOf, INITIAL_FRAMING } from '@/domain/business/listing/photoFraming';
import type { PictureRefused } from '@/domain/profile/Picture';
import { BusinessName } from '@/ui/business/BusinessName';
import { BusinessWall } from '@/ui/business/BusinessPicture';
import { Button } from '@/ui/design/components/button/Button';
import { Card } from '@/ui/design/components/card/Card';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { chosenFile } from '@/ui/profile/chosenFile';
import { PictureInput } from '@/ui/profile/PictureInput';
import { useObjectUrl } from '@/ui/profile/useObjectUrl';
import type { ListingForm } from '../ListingForm';
import type { PhotoFormProps } from '../PartFormProps';
import { type FramedPhoto, PhotoStage } from './PhotoStage';
import styles from './photo-form.module.scss';

/** Milliseconds without a change after which the photo is cropped. */
const PAUSE = 200;

/** Chooses, crops or removes the photo of a business. */
export const PhotoForm = observer(function PhotoForm({ form, isReadOnly, preparePicture }: PhotoFormProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [isPreparing, setIsPreparing] = useState(false);
  const [refusal, setRefusal] = useState<PictureRefused>();
  const [framed, setFramed] = useState<FramedPhoto>();
  /** The photo that was chosen or moved last. The results of earlier ones are ignored. */
  const latest = useRef<FramedPhoto>(undefined);
  const croppedFraming = useRef(INITIAL_FRAMING);
  const { picture } = form;
  const cropped = useMemo(() => picture && new Blob([picture.bytes], { type: picture.type }), [picture]);
  const preview = useObjectUrl(cropped) ?? '';
  const original = useObjectUrl(framed?.file);
  const url = picture === undefined ? form.values.photo : preview;
  const business = { ...form.recorded.business, profilePhoto: url === '' ? undefined : url };
  /** Prepares a new photo at once, and crops a moved one after a pause. Resolves to false if it is refused. */
  const prepare = async (photo: FramedPhoto, isNew: boolean): Promise<boolean> => {
    latest.current = photo;
    setRefusal(undefined);
    setIsPreparing(isNew);
    if (!isNew) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (latest.current !== photo) return true;
    const cropRect = photo.size && cropRectOf(photo.size, photo.framing);
    const prepared = await preparePicture(chosenFile(photo.file), cropRect);
    if (latest.current !== photo) return true;
    setIsPreparing(false);
    if (!prepared.ok) {
      setRefusal(prepared.error);
      /* A save uses the earlier photo with the framing that was last cropped. */
      form.setPreparing(undefined);
      setFramed((shown) => shown && { ...shown, framing: croppedFraming.current });
      return false;
    }
    form.choosePicture(prepared.value);
    croppedFraming.current = photo.framing;
    if (isNew) setFramed(photo);
    return true;
  };
  const changeFraming = (photo: FramedPhoto): void => {
    setFramed(photo);
    /* Another photo that is being prepared replaces this one. */
    if (!isPreparing) form.setPreparing(prepare(photo, false));
  };
  /** Ends the framing of a chosen photo, then runs `change`. */
  const endFraming = (change: () => void): void => {
    latest.current = undefined;
    form.setPreparing(undefined);
    setFramed(undefined);
    setIsPreparing(false);
    setRefusal(undefined);
    /* The pressed button may disappear. */
    chooseButton.current?.focus();
    change();
  };
  return (
    <Card isBare>
      {framed === undefined ? (
        <Previews business={business} />
      ) : (
        <PhotoStage photo={framed} url={original} isReadOnly={isReadOnly} onChange={changeFraming} />
      )}
      <div className={styles['body']} data-focus="photo">
        <p className={styles['lead']}>
          {t(framed === undefined ? 'editing.photo.lead' : 'editing.photo.framing')}
        </p>
        <div className={styles['buttons']}>
          <Button
            ref={chooseButton}
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
              onPress={() => endFraming(() => form.choosePicture(undefined))}
            >
              {t('editing.saved.undo')}
            </Button>
          ) : (
            url !== '' && (
              <Button
                kind="danger-quiet"
                icon={Trash2}
                isDisabled={isReadOnly}
                onPress={() => endFraming(() => remove(form))}
              >
                {t('editing.photo.remove')}
              </Button>
            )
          )}
        </div>
        <PictureInput
          ref={input}
          label={t('editing.photo.choose')}
          onChoose={(file) => {
            form.setPreparing(prepare({ file, size: undefined, framing: INITIAL_FRAMING }, true));
          }}
        />
        <div role="alert">
          {refusal !== undefined && (
            <p className={styles['refused']}>
              <Icon of={CircleAlert} size="small" />
              <span>{t(`profile.photo.refused.${refusal.kind}`)}</span>
            </p>
          )}
        </div>
        <p className={styles['note']}>{t('editing.photo.privacy')}</p>
      </div>
      {framed !== undefined && <Previews business={business} />}
    </Card>
  );
});

function remove(form: ListingForm): void {
  form.choosePicture(undefined);
  form.change('photo', '');
}

/** The photo on the page of the business and in a list. */
function Previews({ business }: { readonly business: Business }) {
  const { t } = useTranslation();
  const words = (where: 'page' | 'list') => (
    <div className={styles['words']}>
      <p className={styles['name']}>
        <BusinessName of={business} />
      </p>
      <p>{t(`editing.photo.${where}`)}</p>
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
