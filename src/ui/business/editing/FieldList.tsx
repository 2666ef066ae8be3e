import { type BusinessChange, fieldsOf } from '@/domain/business/listing/Listing';
import { TitledCard } from '@/ui/design/components/card/TitledCard';
import type { Elements } from '@/ui/design/Elements';
import { FieldName } from './FieldName';
import { FieldValue } from './FieldValue';
import styles from './editing.module.scss';

interface FieldListProps {
  readonly title: string;
  readonly values: BusinessChange;
  /** The listings from which FieldName names the contacts. */
  readonly listings: readonly BusinessChange[];
  readonly children?: Elements;
}

/** A card with changed fields and their values as text. */
export function FieldList({ title, values, listings, children }: FieldListProps) {
  return (
    <TitledCard title={title}>
      <dl className={styles['result']}>
        {fieldsOf(values).map((field) => (
          <div key={field}>
            <dt>
              <FieldName field={field} listings={listings} />
            </dt>
            <dd>
              <FieldValue field={field} values={values} />
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </TitledCard>
  );
}
