import { CalendarDays, FileText } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { translated } from '@/domain/shared/language';
import { ACCESSIBILITY_COORDINATOR, COMPANY } from '@/ui/company/companyContent';
import { ContactLink, EmailLink } from '@/ui/company/ContactLink';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { SPACE } from '@/ui/design/components/space/space';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { useTranslation, type TextKey } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import { PageHead } from '@/ui/site/page-head/PageHead';
import { PageMetadata } from '@/ui/site/PageMetadata';
import type { LegalBlock, LegalPageName, LegalSection } from './LegalSection';
import contentsStyles from './contents.module.scss';
import styles from './legal-page.module.scss';

interface LegalPageProps {
  readonly of: LegalPageName;
  /** For example '1.0'. Undefined if the document has only a date. */
  readonly version?: string | undefined;
  /** The month of the last change. */
  readonly updated: TextKey;
  /** Must be the same array at every render. */
  readonly sections: readonly LegalSection[];
}

/** A page of numbered sections with a table of contents (DESIGN section 12). */
export function LegalPage({ of, version, updated, sections }: LegalPageProps) {
  const { t } = useTranslation();
  const title = t(`${of}.title`);
  return (
    <>
      <PageMetadata title={title} description={t(`${of}.description`)} />
      <PageHead
        title={title}
        lead={t(`${of}.lead`)}
        details={<Validity version={version} updated={updated} />}
      />
      <div className={styles['page']}>
        <Contents sections={sections} />
        <div>
          {sections.map((section, position) => (
            <Section key={section.id} number={position + 1} {...section} />
          ))}
        </div>
      </div>
    </>
  );
}

function Validity({ version, updated }: Pick<LegalPageProps, 'version' | 'updated'>) {
  const { t } = useTranslation();
  return (
    <ul role="list" className={styles['validity']}>
      {version !== undefined && (
        <Fact icon={<Icon of={FileText} size="small" />}>
          <Sentence of="legal.version" values={{ version: <Ltr>{version}</Ltr> }} />
        </Fact>
      )}
      <Fact icon={<Icon of={CalendarDays} size="small" />}>{t('legal.updated', { date: t(updated) })}</Fact>
    </ul>
  );
}

function Fact({ icon, children }: { readonly icon: ReactElement; readonly children: ReactNode }) {
  return (
    <li className={styles['fact']}>
      {icon}
      <span>{children}</span>
    </li>
  );
}

function Section({ id, number, title, blocks }: LegalSection & { readonly number: number }) {
  const { t } = useTranslation();
  return (
    <section className={styles['section']}>
      <h2 id={id} className={styles['heading']} tabIndex={-1}>
        <span className={styles['number']}>{`${number}.`}</span>
        {SPACE}
        <span>{t(title)}</span>
      </h2>
      {blocks.map((block) => (
        <Block key={typeof block === 'function' ? block.name : String(block)} of={block} />
      ))}
    </section>
  );
}

function Block({ of: block }: { readonly of: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p className={styles['paragraph']}>
        <LegalText text={block} />
      </p>
    );
  if (typeof block === 'object')
    return (
      <ul className={styles['list']}>
        {block.map((item) => (
          <li key={item} className={styles['item']}>
            <LegalText text={item} />
          </li>
        ))}
      </ul>
    );
  const Part = block;
  return <Part />;
}

/** A sentence of a legal page with links and contact details. */
function LegalText({ text }: { readonly text: TextKey }) {
  const { t, language } = useTranslation();
  return (
    <Sentence
      of={text}
      values={{
        privacyEmail: <EmailLink address={COMPANY.privacyEmail} />,
        legalEmail: <EmailLink address={COMPANY.legalEmail} />,
        supportEmail: <EmailLink address={COMPANY.supportEmail} />,
        accessibilityEmail: <EmailLink address={COMPANY.accessibilityEmail} />,
        phone: <ContactLink href={COMPANY.phone.url}>{COMPANY.phone.shown}</ContactLink>,
        coordinator: <bdi>{translated(ACCESSIBILITY_COORDINATOR, language)}</bdi>,
        privacyPage: <Link to={paths.privacy}>{t('legal.pages.privacy')}</Link>,
        cookiesPage: <Link to={paths.cookies}>{t('legal.pages.cookies')}</Link>,
        contactPage: <Link to={paths.contact}>{t('legal.pages.contact')}</Link>,
      }}
    />
  );
}

const HEADING_ID = 'contents';

/** The table of contents, which marks the current section. */
function Contents({ sections }: Pick<LegalPageProps, 'sections'>) {
  const { t } = useTranslation();
  const current = useCurrentSection(sections);
  return (
    <nav className={contentsStyles['contents']} aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID} className={contentsStyles['title']}>
        {t('legal.contents')}
      </h2>
      <ul className={contentsStyles['list']}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              className={contentsStyles['link']}
              to={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
            >
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The height at which a heading counts as reached, as a fraction of the window height. */
const READING_LINE = 0.3;

/**
 * The id of the current section: the one in the hash while its heading is visible, or else the last one whose heading
 * is above the reading line. The hash comes first, because the last sections never scroll up that far.
 */
function useCurrentSection(sections: readonly LegalSection[]): string | undefined {
  const { hash } = useLocation();
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const ids = sections.map(({ id }) => id);
    const update = (): void => setCurrent(sectionInSight(ids, hash.slice(1)));
    update();
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update, { passive: true });
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, [sections, hash]);
  return current;
}

function sectionInSight(ids: readonly string[], idInHash: string): string | undefined {
  const top = ids.includes(idInHash) ? topOf(idInHash) : undefined;
  if (top !== undefined && top >= 0 && top < innerHeight) return idInHash;
  return ids.findLast((id) => (topOf(id) ?? Infinity) <= innerHeight * READING_LINE) ?? ids[0];
}

function topOf(id: string): number | undefined {
  return document.getElementById(id)?.getBoundingClientRect().top;
}
