import type { Elements } from '@/ui/design/Elements';
import type { BusinessTexts } from './businessTexts';

interface BusinessLinesProps {
  readonly of: BusinessTexts;
  /** The classes of the card or of the row. */
  readonly styles: Readonly<Record<string, string>>;
  readonly nameId?: string | undefined;
  /** Stands at the end of the line of the kind. */
  readonly kindEnd?: Elements;
  /** Makes the name a link. A row has its link beside the lines. */
  readonly href?: string | undefined;
}

/** What a card and a row of a list say of a business: name, kind, description and address. */
export function BusinessLines(props: BusinessLinesProps) {
  const { of, styles, nameId, kindEnd, href } = props;
  const { name, kind, description, address } = of;
  const nameText = <bdi lang={name.language}>{name.text}</bdi>;
  const kindLine = kind !== undefined && (
    <p className={styles['kind']}>
      <bdi lang={kind.language}>{kind.text}</bdi>
    </p>
  );
  return (
    <>
      <h2 id={nameId} className={styles['name']}>
        {href === undefined ? (
          nameText
        ) : (
          <a className={styles['link']} href={href}>
            {nameText}
          </a>
        )}
      </h2>
      {kindEnd === undefined ? (
        kindLine
      ) : (
        <div className={styles['kindLine']}>
          {kindLine}
          {kindEnd}
        </div>
      )}
      {description !== undefined && (
        <p className={styles['description']} lang={description.language} dir="auto">
          {description.text}
        </p>
      )}
      {address !== undefined && (
        <p className={styles['address']}>
          <bdi>{address}</bdi>
        </p>
      )}
    </>
  );
}
