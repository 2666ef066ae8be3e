import { Check, Search } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Popover } from 'react-aria-components/Popover';
import { Link } from 'react-router-dom';
import { type Business, displayStatus } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import { findBusinesses } from '@/domain/business/findBusinesses';
import { BusinessName } from '@/ui/business/BusinessName';
import { BusinessWall } from '@/ui/business/BusinessPicture';
import { classNames } from '@/ui/design/classNames';
import { Button } from '@/ui/design/components/button/Button';
import { Icon } from '@/ui/design/components/icon/Icon';
import { SPACE } from '@/ui/design/components/space/space';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { PageLocale } from '@/ui/design/controls/page-locale/PageLocale';
import { countParams, formatNumber } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useIsWide } from '@/ui/shell/header/useMediaQuery';
import { useLeaveGuard } from '@/ui/shell/leaving/LeaveGuard';
import { paths } from '@/ui/shell/paths';
import { useAppNavigate } from '@/ui/shell/useAppNavigate';
import type { Switcher } from './Switcher';
import styles from './switcher-panel.module.scss';

/** The most businesses in the list. A search finds the others. */
const MAX_SHOWN = 50;

interface SwitcherPanelProps {
  readonly switcher: Switcher;
  /** The business whose page is open. */
  readonly current: BusinessId;
  /** In a wide window, the panel opens below this element. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The search over all businesses: a popover below the button, or a sheet on phones. */
export function SwitcherPanel({ anchor, isOpen, onClose, ...props }: SwitcherPanelProps) {
  const { t } = useTranslation();
  const isWide = useIsWide();
  const onOpenChange = (opens: boolean): void => {
    if (!opens) onClose();
  };
  const dialog = (
    <Dialog className={styles['dialog'] ?? ''} aria-label={t('switcher.title')}>
      <SwitcherSearch {...props} onClose={onClose} />
    </Dialog>
  );
  return (
    <PageLocale>
      {isWide ? (
        <Popover
          className={styles['panel'] ?? ''}
          placement="bottom start"
          offset={10}
          triggerRef={anchor}
          isOpen={isOpen}
          onOpenChange={onOpenChange}
        >
          {dialog}
        </Popover>
      ) : (
        <ModalOverlay
          className={styles['scrim'] ?? ''}
          isOpen={isOpen}
          onOpenChange={onOpenChange}
          isDismissable
        >
          <Modal className={styles['sheet'] ?? ''}>{dialog}</Modal>
        </ModalOverlay>
      )}
    </PageLocale>
  );
}

type SwitcherSearchProps = Pick<SwitcherPanelProps, 'switcher' | 'current' | 'onClose'>;

interface Group {
  readonly title: string | undefined;
  readonly businesses: readonly Business[];
}

/** A search field with its results. The focus stays in the field, and the arrow keys highlight a business. */
const SwitcherSearch = observer(function SwitcherSearch(props: SwitcherSearchProps) {
  const { switcher, current, onClose } = props;
  const { t } = useTranslation();
  const navigate = useAppNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const { groups, matchCount } = useGroups(switcher, query);
  const listed = groups.flatMap(({ businesses }) => businesses);
  const [highlightedId, setHighlightedId] = useState<BusinessId>();
  const highlighted =
    listed.find((business) => business.id === highlightedId) ??
    (query === '' ? listed.find((business) => business.id !== current) : undefined) ??
    listed[0];
  useLayoutEffect(() => field.current?.focus(), []);
  const optionId = (business: Business): string => `${id} ${business.id}`.replaceAll(' ', '-');
  const open = (business: Business): void => {
    onClose();
    if (business.id !== current) navigate(paths.business(business.id));
  };
  /* Closes the panel when the leave guard asks for a confirmation instead of navigating. */
  const isConfirming = useLeaveGuard()?.pendingNavigation !== undefined;
  useEffect(() => {
    if (isConfirming) onClose();
  }, [isConfirming, onClose]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && highlighted !== undefined) {
      event.preventDefault();
      setHighlightedId(listed.at((listed.indexOf(highlighted) + step) % listed.length)?.id);
    } else if (event.key === 'Enter' && highlighted !== undefined) {
      event.preventDefault();
      open(highlighted);
    }
  };
  return (
    <>
      <div className={styles['field']}>
        <Icon of={Search} />
        <input
          ref={field}
          className={styles['input']}
          type="text"
          role="combobox"
          aria-label={t('switcher.search')}
          aria-autocomplete="list"
          aria-expanded={listed.length > 0}
          aria-controls={id}
          aria-activedescendant={highlighted && optionId(highlighted)}
          placeholder={t('switcher.placeholder')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setHighlightedId(undefined);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <VisuallyHidden role="status">
        {query !== '' && listed.length > 0 && t('switcher.found', countParams(matchCount))}
      </VisuallyHidden>
      <div id={id} role="listbox" aria-label={t('switcher.title')} className={styles['list']}>
        {groups.map(({ title, businesses }) => (
          <div key={title ?? ''} role="group" aria-label={title}>
            {title !== undefined && (
              <div className={styles['caption']} aria-hidden="true">
                {title}
              </div>
            )}
            {businesses.map((business) => (
              <Option
                key={business.id}
                id={optionId(business)}
                business={business}
                isHighlighted={business === highlighted}
                isCurrent={business.id === current}
                onHighlight={() => setHighlightedId(business.id)}
                onOpen={onClose}
              />
            ))}
          </div>
        ))}
      </div>
      <ListStatus switcher={switcher} hasResults={listed.length > 0} isCut={matchCount > listed.length} />
      <Keys />
    </>
  );
});

/** The recently opened businesses and all others, or those that a search finds, and how many there are. */
function useGroups(switcher: Switcher, query: string) {
  const { t } = useTranslation();
  const { businesses, lastOpened, ids } = switcher;
  if (query.trim() !== '') {
    const found = findBusinesses(businesses, query);
    return listedGroups([{ title: undefined, businesses: found }]);
  }
  const others = businesses.filter((business) => !lastOpened.includes(business));
  return listedGroups([
    { title: t('switcher.last'), businesses: lastOpened },
    { title: t('switcher.all', { number: formatNumber(ids.length) }), businesses: others },
  ]);
}

/** At most `MAX_SHOWN` businesses of each group. */
function listedGroups(groups: readonly Group[]) {
  return {
    /** The number of businesses with those that are not listed. */
    matchCount: groups.reduce((count, { businesses }) => count + businesses.length, 0),
    groups: groups
      .filter(({ businesses }) => businesses.length > 0)
      .map(({ title, businesses }) => ({ title, businesses: businesses.slice(0, MAX_SHOWN) })),
  };
}

interface OptionProps {
  readonly id: string;
  readonly business: Business;
  readonly isHighlighted: boolean;
  readonly isCurrent: boolean;
  readonly onHighlight: () => void;
  readonly onOpen: () => void;
}

function Option({ id, business, isHighlighted, isCurrent, onHighlight, onOpen }: OptionProps) {
  const { t } = useTranslation();
  const option = useRef<HTMLAnchorElement>(null);
  const status = displayStatus(business);
  useLayoutEffect(() => {
    if (isHighlighted) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isHighlighted]);
  return (
    <Link
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      to={paths.business(business.id)}
      aria-selected={isHighlighted}
      className={styles['option']}
      onPointerMove={isHighlighted ? undefined : onHighlight}
      onClick={(event) => {
        if (isCurrent) event.preventDefault();
        onOpen();
      }}
    >
      <BusinessWall
        business={business}
        size="row"
        isMuted={status === 'inactive'}
        className={styles['wall']}
      />
      <span className={styles['facts']}>
        <span className={styles['name']}>
          <BusinessName of={business} />
        </span>
        {SPACE}
        <span className={classNames(styles['status'], styles[status])}>{t(`business.status.${status}`)}</span>
      </span>
      {isCurrent && (
        <span className={styles['here']}>
          <Icon of={Check} size="small" />
          <span>{t('switcher.here')}</span>
        </span>
      )}
      {isHighlighted && !isCurrent && (
        <kbd className={styles['key']} aria-hidden="true">
          Enter
        </kbd>
      )}
    </Link>
  );
}

interface ListStatusProps {
  readonly switcher: Switcher;
  readonly hasResults: boolean;
  /** Whether there are more results than the list shows. */
  readonly isCut: boolean;
}

/** Says why businesses are missing from the list. */
const ListStatus = observer(function ListStatus({ switcher, hasResults, isCut }: ListStatusProps) {
  const { t } = useTranslation();
  const { businesses, ids, isComplete, hasFailed } = switcher;
  /* Businesses that an earlier document has stored are listed before they are loaded, but a search may not find them. */
  const isMissing = !isComplete && (businesses.length < ids.length || !hasResults);
  return (
    <div role="status" className={styles['rest']}>
      {isCut && <p>{t('switcher.notAll')}</p>}
      {isComplete && !hasResults && <p>{t('switcher.none')}</p>}
      {isMissing && <p>{t(hasFailed ? 'switcher.failed' : 'switcher.loading')}</p>}
      {isMissing && hasFailed && (
        <Button kind="quiet" size="small" onPress={switcher.load}>
          {t('errors.tryAgain')}
        </Button>
      )}
    </div>
  );
});

const KEYS = [
  { name: 'move', keys: ['↑', '↓'] },
  { name: 'open', keys: ['Enter'] },
  { name: 'close', keys: ['Esc'] },
  { name: 'anywhere', keys: ['Ctrl', 'K'] },
] as const;

/** Hints about keys, hidden from assistive technology, which explains a combobox itself. */
function Keys() {
  const { t } = useTranslation();
  return (
    <div className={styles['keys']} aria-hidden="true">
      {KEYS.map(({ name, keys }) => (
        <span key={name} className={styles['hint']}>
          {keys.map((key) => (
            <kbd key={key} className={styles['key']}>
              {key}
            </kbd>
          ))}
          <span>{t(`switcher.keys.${name}`)}</span>
        </span>
      ))}
    </div>
  );
}
