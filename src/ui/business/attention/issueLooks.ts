import {
  CirclePause,
  CircleQuestionMark,
  CircleX,
  Clock,
  Store,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { IssueKind } from '@/domain/business/issues';
import { paths } from '@/ui/shell/paths';

/** The names of the actions in the texts: `attention.action` in full, `attention.verb` as a single verb. */
type IssueAction = 'changeCard' | 'reviewPlan' | 'reactivate' | 'activate' | 'choosePlan' | 'contactSupport';

interface IssueLook {
  readonly icon: LucideIcon;
  readonly tone: 'bad' | 'warn' | 'neutral';
  readonly action: IssueAction;
  /** The page that solves the issue. */
  readonly path: (id: BusinessId) => string;
}

const CONTACT = {
  tone: 'neutral',
  action: 'contactSupport',
  path: () => paths.contact,
} as const;

export const ISSUE_LOOKS: Readonly<Record<IssueKind, IssueLook>> = {
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
  unknown: { icon: CircleQuestionMark, ...CONTACT },
  paused: { icon: CirclePause, ...CONTACT },
  'no-plan': { icon: Store, tone: 'neutral', action: 'choosePlan', path: paths.subscription },
};
