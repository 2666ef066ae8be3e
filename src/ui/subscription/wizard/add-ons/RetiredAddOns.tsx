import type { AddOnItem } from '@/domain/subscription/Subscription';
import { Notice } from '@/ui/design/components/notice/Notice';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import { slot } from '@/ui/i18n/slot';
import { useTranslation } from '@/ui/i18n/useTranslation';

interface RetiredAddOnsProps {
  readonly items: readonly AddOnItem[];
}

/** The add-ons of the subscription that are no longer offered (decision C24). */
export function RetiredAddOns({ items }: RetiredAddOnsProps) {
  const { t } = useTranslation();
  const { addOnName } = useCatalogTexts();
  return items.map((item) => (
    <Notice key={item.id} kind="warn">
      <Sentence
        text={t('subscription.wizard.addOns.retired', { name: slot('name') })}
        values={{ name: <bdi>{addOnName(item)}</bdi> }}
      />
    </Notice>
  ));
}
