import { ArrowRight, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { nameIn, isActive } from '@/domain/business/Business';
import type { BusinessIssues } from '@/domain/business/issues';
import type { Language } from '@/domain/shared/language';
import { shownInitials } from '@/ui/business/shownInitials';
import { wallTintOf } from '@/ui/business/wallTintOf';
import { classNames } from '@/ui/design/classNames';
import { ArchPicture } from '@/ui/design/components/arch-picture/ArchPicture';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Wall } from '@/ui/design/components/wall/Wall';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { ISSUE_LOOKS } from './issueLooks';
import { IssueText } from './IssueText';
import type { RowLayout } from './useRowLayout';
import styles from './attention.module.scss';

const END_ICONS = { wide: ArrowRight, compact: ChevronRight, stacked: ArrowRight } as const;

interface IssueRowProps {
  readonly row: BusinessIssues;
  /** The first row has the one primary button of the page. */
  readonly isFirst: boolean;
  /** Folded away until the owner opens the rest of the rows. */
  readonly isFolded: boolean;
  readonly layout: RowLayout;
  readonly language: Language;
}

/** A business that needs attention. The whole row is the link to where it is solved, named by the verb and the business. */
export function IssueRow({ row: { business, issues }, isFirst, isFolded, layout, language }: IssueRowProps) {
  const { t } = useTranslation();
  const name = nameIn(business, language);
  const isMuted = !isActive(business);
  const { icon, tone, action, path } = ISSUE_LOOKS[issues[0].kind];
  const isCompact = layout === 'compact';
  const verb = t(isFirst && isCompact ? `attention.verb.${action}` : `attention.action.${action}`);
  const id = useId();
  const nameId = `${id}-name`;
  return (
    <li className={classNames(styles['row'], isFolded && styles['folded'])} data-business={business.id}>
      <Wall tint={wallTintOf(business)} isMuted={isMuted} className={styles['thumbnail']}>
        <ArchPicture
          src={business.profilePhoto}
          alt=""
          initials={shownInitials(name.text)}
          initialsLang={name.language}
          size="row"
          isMuted={isMuted}
        />
      </Wall>
      <p id={nameId} className={styles['name']}>
        <TextInLanguage of={name} />
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
