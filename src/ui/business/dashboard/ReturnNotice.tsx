import { ArrowRight } from 'lucide-react';
import { nameIn } from '@/domain/business/Business';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Notice } from '@/ui/design/components/notice/Notice';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { slot } from '@/ui/i18n/slot';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useLanguage } from '@/ui/shell/useLanguage';
import type { ReturnTarget } from './returnTargetOf';
import styles from './dashboard.module.scss';

interface ReturnNoticeProps {
  readonly target: ReturnTarget;
  readonly onDismiss: () => void;
}

/** Offers a link to the page the owner asked for before signing in (decision C5). */
export function ReturnNotice({ target, onDismiss }: ReturnNoticeProps) {
  const { t } = useTranslation();
  return (
    <Notice kind="info">
      <div className={styles['strip']}>
        <p>
          <ReturnText target={target} />
        </p>
        <div className={styles['choices']}>
          <Button kind="quiet" size="small" onPress={onDismiss}>
            {t('dashboard.notNow')}
          </Button>
          <ButtonLink
            kind="secondary"
            size="small"
            to={target.path}
            trailingIcon={ArrowRight}
            mirrorsInRtl
            onClick={onDismiss}
          >
            {t('dashboard.continue')}
          </ButtonLink>
        </div>
      </div>
    </Notice>
  );
}

function ReturnText({ target }: { readonly target: ReturnTarget }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (target.kind === 'profile') return <span>{t('dashboard.returnToProfile')}</span>;
  const slots = { business: slot('business') };
  return (
    <Sentence
      text={
        target.kind === 'business'
          ? t('dashboard.returnToBusiness', slots)
          : t('dashboard.returnToSubscription', slots)
      }
      values={{ business: <TextInLanguage of={nameIn(target.business, language)} /> }}
    />
  );
}
