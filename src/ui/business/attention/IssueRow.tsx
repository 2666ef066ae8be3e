import { nameIn, isActive } from '@/domain/business/Business';
import type { BusinessIssues } from '@/domain/business/issues';
import type { Language } from '@/domain/shared/language';
import { shownInitials } from '@/ui/business/shownInitials';
import { wallTintOf } from '@/ui/business/wallTintOf';
import { ArchPicture } from '@/ui/design/components/arch-picture/ArchPicture';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Space } from '@/ui/design/components/space/Space';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { Wall } from '@/ui/design/components/wall/Wall';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { MATTER_LOOKS } from './issueLooks';
import { IssueText } from './IssueText';
import styles from './attention.module.scss';

interface IssueRowProps {
  readonly row: BusinessIssues;
  /** The first row has the one primary button of the page. */
  readonly hasPrimaryAction: boolean;
  readonly language: Language;
}

/** A business that needs attention, and the button that leads to where it is solved. */
export function IssueRow({ row: { business, issues }, hasPrimaryAction, language }: IssueRowProps) {
  const { t } = useTranslation();
  const name = nameIn(business, language);
  const isMuted = !isActive(business);
  const { icon, tone, action, path } = MATTER_LOOKS[issues[0].kind];
  return (
    <li className={styles['row']} data-business={business.id}>
      <Wall tint={wallTintOf(business)} isMuted={isMuted} className={styles['thumbnail']}>
        <ArchPicture
          src={business.profilePhoto}
          alt=""
          initials={shownInitials(name.text)}
          initialsLang={name.language}
          size="small"
          isMuted={isMuted}
          className={styles['picture']}
        />
      </Wall>
      <div className={styles['texts']}>
        <p className={styles['name']}>
          <TextInLanguage of={name} />
        </p>
        <p className={styles['sentence']}>
          <span className={styles[tone]}>
            <Icon of={icon} size="small" />
          </span>
          <span>
            <IssueText issues={issues} timeZone={business.timezone} />
          </span>
        </p>
      </div>
      <ButtonLink
        kind={hasPrimaryAction ? 'primary' : 'secondary'}
        size="small"
        className={styles['action']}
        to={path(business.id)}
      >
        <span>{t(action)}</span>
        <VisuallyHidden>
          <span>,</span>
          <Space />
          <TextInLanguage of={name} />
        </VisuallyHidden>
      </ButtonLink>
    </li>
  );
}
