import { ChevronLeft, ChevronRight, ChevronsUpDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { nameIn, type Business } from '@/domain/business/Business';
import { Icon } from '@/ui/design/components/icon/Icon';
import { formatNumber } from '@/ui/i18n/formatters';
import { isolated } from '@/ui/i18n/isolated';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { MissingMenu } from '@/ui/shell/header/MissingMenu';
import { useMenu } from '@/ui/shell/header/useMenu';
import { isDialogShown } from '@/ui/shell/isDialogShown';
import { lazyPart } from '@/ui/shell/loading/lazyPart';
import { paths } from '@/ui/shell/paths';
import { useViewModelFactories } from '@/ui/shell/ViewModelsContext';
import { BusinessName } from '@/ui/business/BusinessName';
import type { Switcher } from './Switcher';
import styles from './business-switcher.module.scss';

/** Its code loads when the owner opens it, or when the pointer or the focus reaches its button. */
const switcherPanel = lazyPart(async () => (await import('./SwitcherPanel')).SwitcherPanel, {
  texts: ['switcher'],
});

interface BusinessSwitcherProps {
  readonly business: Business;
  /** Without a button, only Ctrl-K opens the search. */
  readonly hasButton?: boolean;
}

/** The name of the open business as a button, which opens a search over all businesses. Ctrl-K opens it too. */
export const BusinessSwitcher = observer(function BusinessSwitcher(props: BusinessSwitcherProps) {
  const { business, hasButton = true } = props;
  const switcher = useViewModelFactories()?.switcher;
  if (switcher !== undefined && switcher.ids.length > 1)
    return <Opener business={business} switcher={switcher} hasButton={hasButton} />;
  return hasButton && <BusinessName of={business} />;
});

interface OpenerProps extends Required<BusinessSwitcherProps> {
  readonly switcher: Switcher;
}

function Opener({ business, switcher, hasButton }: OpenerProps) {
  const { t, language } = useTranslation();
  const name = nameIn(business, language);
  const anchor = useRef<HTMLSpanElement>(null);
  const { Part: Panel, isOpen, isMissing, open: openPanel, close, preload } = useMenu(switcherPanel);
  useEffect(() => switcher.recordVisit(business.id), [switcher, business.id]);
  const open = (): void => {
    switcher.load();
    openPanel();
  };
  useOpenKeys(open);
  return (
    <span ref={anchor} className={styles['anchor']}>
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
          <span className={styles['short']}>{t('detail.switcher.short')}</span>
          <Icon of={ChevronsUpDown} size="small" />
        </button>
      )}
      <span className={styles['missing']}>
        <MissingMenu isMissing={isMissing} text={t('detail.switcher.unavailable')} />
      </span>
      {Panel !== undefined && (
        <Panel switcher={switcher} current={business.id} anchor={anchor} isOpen={isOpen} onClose={close} />
      )}
    </span>
  );
}

/** Opens the search on Ctrl-K or ⌘K, but not from a text field or while a dialog is open. */
function useOpenKeys(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'KeyK' || event.altKey || event.shiftKey || event.ctrlKey === event.metaKey) return;
    const { target } = event;
    const isTyping =
      target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
    if (isTyping || isDialogShown()) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Links to the businesses before and after the open one, in the order of the list. Phones do not show them. */
export const Neighbours = observer(function Neighbours({ business }: { readonly business: Business }) {
  const { t, language } = useTranslation();
  const switcher = useViewModelFactories()?.switcher;
  if (switcher === undefined || switcher.ids.length < 2) return undefined;
  const { number, total, previous, next } = switcher.positionOf(business.id);
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
