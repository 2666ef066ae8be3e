import { CalendarDays, FileText } from 'lucide-react';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { Space } from '@/ui/design/components/space/Space';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageHead } from '@/ui/site/page-head/PageHead';
import { PublicPage } from '@/ui/site/PublicPage';
import { Contents } from './Contents';
import type { LegalBlock, LegalSection } from './LegalSection';
import { LegalText } from './LegalText';
import styles from './legal-page.module.scss';

interface LegalPageProps {
  readonly title: string;
  /** The meta description for search results. */
  readonly description: string;
  readonly lead: string;
  /** The version of the document, for example '1.0'; undefined when it has only a date. */
  readonly version?: string | undefined;
  /** The month of the last change in words. */
  readonly updated: string;
  /** The array must keep its identity while the page is shown. */
  readonly sections: readonly LegalSection[];
}

/** A page of numbered sections with a table of contents (DESIGN section 12). */
export function LegalPage({ title, description, lead, version, updated, sections }: LegalPageProps) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  return (
    <>
      <PublicPage title={title} description={description} />
      <PageHead title={title} lead={lead} details={<Validity version={version} updated={updated} />} />
      <div className={styles['page']}>
        <Contents sections={sections} ids={ids} />
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
    <ul className={styles['validity']}>
      {version !== undefined && (
        <Fact icon={<Icon of={FileText} size="small" />}>
          <Sentence of="legal.version" values={{ version: <Ltr>{version}</Ltr> }} />
        </Fact>
      )}
      <Fact icon={<Icon of={CalendarDays} size="small" />}>{t('legal.updated', { date: updated })}</Fact>
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
        <Space />
        <span>{t(title)}</span>
      </h2>
      {blocks.map((block) => (
        <Block key={keyOf(block)} {...block} />
      ))}
    </section>
  );
}

function Block(block: LegalBlock) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={styles['paragraph']}>
          <LegalText text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className={styles['list']}>
          {block.items.map((item) => (
            <li key={item} className={styles['item']}>
              <LegalText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'part':
      return <block.Part />;
  }
}

function keyOf(block: LegalBlock): string | undefined {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items[0];
    case 'part':
      return block.name;
  }
}
