import { ArrowRight, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { isActive } from '@/domain/business/Business';
import type { BusinessIssues } from '@/domain/business/issues';
import { classNames } from '@/ui/design/classNames';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { BusinessName } from '@/ui/business/BusinessName';
import { BusinessWall } from '@/ui/business/BusinessPicture';
import { ISSUE_LOOKS } from './issueLooks';
import { IssueText } from './IssueText';
import styles from './attention.module.scss';

const END_ICONS = { wide: ArrowRight, compact: ChevronRight, stacked: ArrowRight } as const;

interface IssueRowProps {
  readonly row: BusinessIssues;
  /** The first row has the one primary button of the page. */
  readonly isFirst: boolean;
  /** Folded away until the owner opens the rest of the rows. */
  readonly isFolded: boolean;
  /** How much the row can say: `wide` from the width of a desktop on, `stacked` on phones with enlarged text. */
  readonly layout: keyof typeof END_ICONS;
}

/** A business that needs attention. The whole row is the link to where it is solved, named by the verb and the business. */
export function IssueRow({ row: { business, issues }, isFirst, isFolded, layout }: IssueRowProps) {
  const { t } = useTranslation();
  const { icon, tone, action, path } = ISSUE_LOOKS[issues[0].kind];
  const isCompact = layout === 'compact';
  const verb = t(isFirst && isCompact ? `attention.verb.${action}` : `attention.action.${action}`);
  const id = useId();
  const nameId = `${id}-name`;
  return (
    <li className={classNames(styles['row'], isFolded && styles['folded'])} data-business={business.id}>
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
        trailingIcon={isFirst ? undefined : END_ICONS[layout]}
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
