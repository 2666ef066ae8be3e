import { ChevronLeft, ChevronRight, ChevronsUpDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { nameIn, type Business } from '@/domain/business/Business';
import { Icon } from '@/ui/design/components/icon/Icon';
import { formatNumber } from '@/ui/i18n/formatters';
import { isolated } from '@/ui/i18n/isolated';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { lazyPart, usePart } from '@/ui/shell/loading/lazyPart';
import { paths } from '@/ui/shell/paths';
import { useLanguage } from '@/ui/shell/useLanguage';
import { useSignedInViewModels } from '@/ui/shell/ViewModelsContext';
import { BusinessName } from '@/ui/business/BusinessName';
import type { Switcher } from './Switcher';
import styles from './business-switcher.module.scss';

/** Its code loads when it is opened, or when the pointer or the focus reaches its button. */
const switcherPanel = lazyPart(async () => (await import('./SwitcherPanel')).SwitcherPanel, {
  texts: ['switcher'],
});

interface BusinessSwitcherProps {
  readonly business: Business;
  /** False where only Ctrl-K opens the search. */
  readonly hasButton?: boolean;
}

/** The name of the open business, which opens a search over all of them. Ctrl-K opens it too, outside of text fields. */
export const BusinessSwitcher = observer(function BusinessSwitcher(props: BusinessSwitcherProps) {
  const { business, hasButton = true } = props;
  const switcher = useSignedInViewModels()?.switcher();
  if (switcher !== undefined && switcher.ids.length > 1)
    return <Opener business={business} switcher={switcher} hasButton={hasButton} />;
  return hasButton && <BusinessName of={business} />;
});

interface OpenerProps extends Required<BusinessSwitcherProps> {
  readonly switcher: Switcher;
}

function Opener({ business, switcher, hasButton }: OpenerProps) {
  const { t } = useTranslation();
  const name = nameIn(business, useLanguage());
  const place = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { loaded: Panel, request, preload } = usePart(switcherPanel);
  useEffect(() => switcher.visit(business.id), [switcher, business.id]);
  const open = (): void => {
    request();
    switcher.load();
    setIsOpen(true);
  };
  useOpenKeys(open);
  return (
    <span ref={place} className={styles['place']}>
      {hasButton && (
        <button
          type="button"
          className={styles['button']}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={t('detail.switcher.open', { business: isolated(name.text) })}
          aria-keyshortcuts="Control+K Meta+K"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={open}
        >
          <span className={styles['name']}>
            <BusinessName of={business} />
          </span>
          <Icon of={ChevronsUpDown} size="small" />
        </button>
      )}
      {Panel !== undefined && (
        <Panel
          switcher={switcher}
          current={business.id}
          anchor={place}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </span>
  );
}

/** Opens the search on Ctrl-K or ⌘K, but not from a text field or while a dialog is open. */
function useOpenKeys(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'KeyK' || event.altKey || event.shiftKey || event.ctrlKey === event.metaKey) return;
    const { target } = event;
    const isBusy = document.querySelector('[role$="dialog"]') !== null;
    if (isBusy || (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')))
      return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** The businesses before and after the open one, in the order of the list. A phone has no room for them. */
export const Neighbours = observer(function Neighbours({ business }: { readonly business: Business }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const switcher = useSignedInViewModels()?.switcher();
  if (switcher === undefined || switcher.ids.length < 2) return undefined;
  const { number, total, previous, next } = switcher.placeOf(business.id);
  if (number === 0) return undefined;
  const nameOf = (other: Business): string => isolated(nameIn(other, language).text);
  return (
    <nav className={styles['neighbours']} aria-label={t('detail.switcher.neighbours')}>
      <span className={styles['position']}>
        {t('detail.switcher.position', { number: formatNumber(number), total: formatNumber(total) })}
      </span>
      {previous !== undefined && (
        <Link
          className={styles['previous']}
          to={paths.business(previous.id)}
          aria-label={t('detail.switcher.previous', { business: nameOf(previous) })}
        >
          <Icon of={ChevronLeft} size="small" mirrorsInRtl />
        </Link>
      )}
      {number === 1 && next !== undefined && (
        <span className={styles['none']}>
          <Icon of={ChevronLeft} size="small" mirrorsInRtl />
        </span>
      )}
      {next !== undefined && (
        <Link
          className={styles['next']}
          to={paths.business(next.id)}
          aria-label={t('detail.switcher.next', { business: nameOf(next) })}
        >
          <span className={styles['name']}>
            <BusinessName of={next} />
          </span>
          <Icon of={ChevronRight} size="small" mirrorsInRtl />
        </Link>
      )}
    </nav>
  );
});
