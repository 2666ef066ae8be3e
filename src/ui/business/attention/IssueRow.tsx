import {
  ArrowRight,
  ChevronRight,
  CirclePause,
  CircleQuestionMark,
  CircleX,
  Clock,
  Store,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { useId } from 'react';
import { isActive } from '@/domain/business/Business';
import type { BusinessIssues, IssueKind } from '@/domain/business/issues';
import { classNames } from '@/ui/design/classNames';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { BusinessName } from '@/ui/business/BusinessName';
import { BusinessWall } from '@/ui/business/BusinessPicture';
import type { BusinessId } from '@/domain/business/BusinessId';
import { paths } from '@/ui/shell/paths';
import { IssueText } from './IssueText';
import styles from './attention.module.scss';

interface IssueRowProps {
  readonly row: BusinessIssues;
  /** The first row has the one primary button of the page. */
  readonly isFirst: boolean;
  /** Hidden until the owner opens the other rows. */
  readonly isFolded: boolean;
  /** `wide` on desktops, `compact` on phones, `stacked` on phones with enlarged text. */
  readonly layout: 'wide' | 'compact' | 'stacked';
}

/** A business with issues. The whole row is a link to the page that solves the first one. */
export function IssueRow({ row: { business, issues }, isFirst, isFolded, layout }: IssueRowProps) {
  const { t } = useTranslation();
  const { icon, tone, action, path } = ISSUE_STYLES[issues[0].kind];
  const isCompact = layout === 'compact';
  const endIcon = isCompact ? ChevronRight : ArrowRight;
  const verb = t(isFirst && isCompact ? `attention.verb.${action}` : `attention.action.${action}`);
  const id = useId();
  const nameId = `${id}-name`;
  return (
    <li className={classNames(styles['row'], isFolded && styles['folded'])} data-focus={business.id}>
      <BusinessWall
        business={business}
        size="row"
        isMuted={!isActive(business)}
        className={styles['thumbnail']}
      />
      <p id={nameId} className={styles['name']}>
        <BusinessName of={business} />
      </p>
      <p className={styles['sentence']}>
        <span className={styles[tone]}>
          <Icon of={icon} size="small" />
        </span>
        <span>
          <IssueText issues={issues} timeZone={business.timezone} isBrief={layout !== 'wide'} />
        </span>
      </p>
      <ButtonLink
        kind={isFirst ? 'primary' : 'quiet'}
        size="small"
        trailingIcon={isFirst ? undefined : endIcon}
        mirrorsInRtl
        className={styles['action']}
        to={path(business.id)}
        id={id}
        label={verb}
        labelledBy={`${id} ${nameId}`}
      >
        {(isFirst || !isCompact) && verb}
      </ButtonLink>
    </li>
  );
}

/** The names of the texts of an action: `attention.action.…` in full, `attention.verb.…` as a single verb. */
type IssueAction = 'changeCard' | 'reviewPlan' | 'reactivate' | 'activate' | 'choosePlan' | 'contactSupport';

interface IssueStyle {
  readonly icon: LucideIcon;
  readonly tone: 'bad' | 'warn' | 'neutral';
  readonly action: IssueAction;
  /** The page that solves the issue. */
  readonly path: (id: BusinessId) => string;
}

const CONTACT_SUPPORT = {
  tone: 'neutral',
  action: 'contactSupport',
  path: () => paths.contact,
} as const;

const ISSUE_STYLES: Readonly<Record<IssueKind, IssueStyle>> = {
  'card-expired': {
    icon: CircleX,
    tone: 'bad',
    action: 'changeCard',
    path: paths.newCard,
  },
  'visible-unpaid': {
    icon: TriangleAlert,
    tone: 'warn',
    action: 'choosePlan',
    path: paths.subscription,
  },
  'trial-ends': { icon: Clock, tone: 'warn', action: 'reviewPlan', path: paths.business },
  ends: { icon: CircleX, tone: 'warn', action: 'reactivate', path: paths.subscription },
  'paid-hidden': {
    icon: TriangleAlert,
    tone: 'warn',
    action: 'activate',
    path: paths.business,
  },
  'card-expiring': { icon: Clock, tone: 'warn', action: 'changeCard', path: paths.newCard },
  unknown: { icon: CircleQuestionMark, ...CONTACT_SUPPORT },
  paused: { icon: CirclePause, ...CONTACT_SUPPORT },
  'no-plan': { icon: Store, tone: 'neutral', action: 'choosePlan', path: paths.subscription },
};
