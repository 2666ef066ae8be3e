import { CalendarDays } from 'lucide-react';
import { useEffect, useState } from 'react';
import { annualOfferOf, type AnnualOffer } from '@/domain/subscription/annualOffer';
import { addOnItemsOf } from '@/domain/subscription/Subscription';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Icon } from '@/ui/design/components/icon/Icon';
import { SPACE } from '@/ui/design/components/space/space';
import { Amount } from '@/ui/i18n/components/Amount';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import type { AnnualOfferProps } from './AnnualOfferPorts';
import { annualPath } from './annualPath';
import styles from './annual-offer.module.scss';

/** Offers annual billing, if it costs less and the owner has not hidden the offer. */
export function AnnualOfferBand({ subscription, businessId, ports, onHidden }: AnnualOfferProps) {
  const { t } = useTranslation();
  const { planTitle } = useCatalogTexts();
  const [offer, setOffer] = useState<AnnualOffer>();
  useEffect(() => {
    let isNeeded = ports.annualOfferHiddenAt.load() === undefined;
    const load = async (): Promise<void> => {
      const catalog = await ports.listPublicPlans.execute();
      if (isNeeded) setOffer(annualOfferOf(subscription, catalog));
    };
    if (isNeeded) void load();
    return () => {
      isNeeded = false;
    };
  }, [subscription, ports]);
  if (offer === undefined) return undefined;
  const hide = (): void => {
    ports.annualOfferHiddenAt.save({ at: ports.clock.now() });
    setOffer(undefined);
    onHidden();
  };
  return (
    <div className={styles['band']}>
      <span className={styles['mark']}>
        <Icon of={CalendarDays} size="control" />
      </span>
      <div>
        <h3 className={styles['title']}>
          <Sentence
            of="confirmation.annualOffer.title"
            values={{ saving: <Amount of={offer.saving} trim /> }}
          />
        </h3>
        <p className={styles['text']}>
          <Sentence
            of="confirmation.annualOffer.text"
            values={{
              plan: <bdi>{planTitle(offer.plan)}</bdi>,
              annual: <Amount of={offer.annualPrice} trim />,
              instead: <Amount of={offer.twelveMonthsPrice} trim />,
            }}
          />
          {addOnItemsOf(subscription).length > 0 && (
            <>
              {SPACE}
              <span>{t('confirmation.annualOffer.addOns')}</span>
            </>
          )}
        </p>
      </div>
      <div className={styles['actions']}>
        <ButtonLink kind="secondary" to={annualPath(businessId)}>
          {t('confirmation.annualOffer.compare')}
        </ButtonLink>
        <Button kind="quiet" onPress={hide}>
          {t('shell.notNow')}
        </Button>
      </div>
    </div>
  );
}
