import type { BusinessTexts } from './businessTexts';

interface BusinessLinesProps {
  readonly of: BusinessTexts;
  /** The classes of the row. */
  readonly styles: Readonly<Record<string, string>>;
  readonly nameId?: string | undefined;
}

/** What a row of a list says of a business: name, kind, description and address. */
export function BusinessLines({ of, styles, nameId }: BusinessLinesProps) {
  const { name, kind, description, address } = of;
  return (
    <>
      <h2 id={nameId} className={styles['name']}>
        <bdi lang={name.language}>{name.text}</bdi>
      </h2>
      {kind !== undefined && (
        <p className={styles['kind']}>
          <bdi lang={kind.language}>{kind.text}</bdi>
        </p>
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
