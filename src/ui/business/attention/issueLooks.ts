import {
  CirclePause,
  CircleQuestionMark,
  CircleX,
  Clock,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { IssueKind } from '@/domain/business/issues';
import type { TextKey } from '@/ui/i18n/Texts';
import { paths } from '@/ui/shell/paths';

interface IssueLook {
  readonly icon: LucideIcon;
  readonly tone: 'bad' | 'warn' | 'neutral';
  readonly action: TextKey;
  /** The page that solves the issue. */
  readonly path: (id: BusinessId) => string;
}

const CONTACT = {
  tone: 'neutral',
  action: 'attention.action.contactSupport',
  path: () => paths.contact,
} as const;

export const MATTER_LOOKS: Readonly<Record<IssueKind, IssueLook>> = {
  'card-expired': {
    icon: CircleX,
    tone: 'bad',
    action: 'attention.action.changeCard',
    path: paths.newCard,
  },
  'visible-unpaid': {
    icon: TriangleAlert,
    tone: 'warn',
    action: 'attention.action.choosePlan',
    path: paths.subscription,
  },
  'trial-ends': { icon: Clock, tone: 'warn', action: 'attention.action.reviewPlan', path: paths.business },
  ends: { icon: CircleX, tone: 'warn', action: 'attention.action.reactivate', path: paths.subscription },
  'paid-hidden': {
    icon: TriangleAlert,
    tone: 'warn',
    action: 'attention.action.activate',
    path: paths.business,
  },
  'card-expiring': { icon: Clock, tone: 'warn', action: 'attention.action.changeCard', path: paths.newCard },
  unknown: { icon: CircleQuestionMark, ...CONTACT },
  paused: { icon: CirclePause, ...CONTACT },
};
