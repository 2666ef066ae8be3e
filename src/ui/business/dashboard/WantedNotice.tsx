import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '@/domain/business/Business';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Notice } from '@/ui/design/components/notice/Notice';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { place } from '@/ui/i18n/place';
import { useLanguage } from '@/ui/shell/useLanguage';
import type { WantedPlace } from './wantedPlaceOf';
import styles from './dashboard.module.scss';

interface WantedNoticeProps {
  readonly wanted: WantedPlace;
  readonly onForget: () => void;
}

/** Offers the page the owner asked for before signing in; nobody is sent there unasked (decision C5). */
export function WantedNotice({ wanted, onForget }: WantedNoticeProps) {
  const { t } = useTranslation();
  return (
    <Notice kind="info">
      <div className={styles['strip']}>
        <p>
          <WantedText wanted={wanted} />
        </p>
        <div className={styles['choices']}>
          <Button kind="quiet" size="small" onPress={onForget}>
            {t('business.dashboard.notNow')}
          </Button>
          <ButtonLink
            kind="secondary"
            size="small"
            to={wanted.path}
            trailingIcon={ArrowRight}
            mirrorsInRtl
            onClick={onForget}
          >
            {t('business.dashboard.continue')}
          </ButtonLink>
        </div>
      </div>
    </Notice>
  );
}

function WantedText({ wanted }: { readonly wanted: WantedPlace }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (wanted.kind === 'profile') return t('business.dashboard.wantedProfile');
  const places = { business: place('business') };
  return (
    <Sentence
      text={
        wanted.kind === 'business'
          ? t('business.dashboard.wantedBusiness', places)
          : t('business.dashboard.wantedSubscription', places)
      }
      values={{ business: <TextInLanguage of={nameIn(wanted.business, language)} /> }}
    />
  );
}
