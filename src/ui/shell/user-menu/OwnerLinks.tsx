import { History, LayoutGrid, Mail, TriangleAlert, User } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { NavLink } from 'react-router-dom';
import { Icon } from '@/ui/design/components/icon/Icon';
import { countParams } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { useToastHistory } from '@/ui/shell/toast-history/useToastHistory';
import { paths } from '@/ui/shell/paths';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import styles from './menu-rows.module.scss';

const LINKS = [
  { name: 'dashboard', to: paths.dashboard, icon: LayoutGrid },
  { name: 'profile', to: paths.profile, icon: User },
  { name: 'help', to: paths.contact, icon: Mail },
] as const;

interface OwnerLinksProps {
  readonly onChoose: () => void;
  readonly toastHistory: Pick<ReturnType<typeof useToastHistory>, 'openAfter' | 'preload'>;
}

/** The pages of a signed-in owner and the toast history, in both menus. */
export function OwnerLinks({ onChoose, toastHistory }: OwnerLinksProps) {
  const { t } = useTranslation();
  return (
    <ul role="list" className={styles['rows']}>
      {LINKS.map(({ name, to, icon }) => (
        <li key={name}>
          <NavLink className={styles['row'] ?? ''} to={to} end onClick={onChoose}>
            <Icon of={icon} />
            <span>{t(`shell.account.${name}`)}</span>
            {name === 'dashboard' && <IssueCountBadge />}
          </NavLink>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={styles['row']}
          aria-haspopup="dialog"
          onPointerEnter={toastHistory.preload}
          onFocus={toastHistory.preload}
          onClick={({ currentTarget }) => {
            onChoose();
            toastHistory.openAfter(currentTarget);
          }}
        >
          <Icon of={History} />
          <span>{t('shell.account.toastHistory')}</span>
        </button>
      </li>
    </ul>
  );
}

/**
 * The number of businesses that need attention. Renders nothing until the dashboard, which also loads the texts, has
 * set the number.
 */
const IssueCountBadge = observer(function IssueCountBadge() {
  const { t } = useTranslation();
  const count = useViewModels().issueCount.get();
  if (count === undefined || count === 0) return undefined;
  return (
    <span className={styles['issueCount']}>
      <Icon of={TriangleAlert} size="small" />
      <span>{t('attention.needYou', countParams(count))}</span>
    </span>
  );
});
