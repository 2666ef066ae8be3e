import { useId } from 'react';
import { classNames } from '@/ui/design/classNames';
import type { SegmentedOption } from './SegmentedChoice';
import styles from './segmented-choice.module.scss';

export interface SegmentedRadiosProps<Id extends string> {
  /** The accessible name of the group. */
  readonly label: string;
  readonly options: readonly (SegmentedOption & { readonly id: Id })[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** Looks like SegmentedChoice, but made of native radios, so that public pages load no component library for it. */
export function SegmentedRadios<Id extends string>(props: SegmentedRadiosProps<Id>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={props.label}
      className={classNames(styles['track'], styles['plaster'], styles['radios'])}
    >
      {props.options.map(({ id, label, lang }) => (
        <label key={id} className={styles['field']}>
          <input
            type="radio"
            name={name}
            className={styles['radio']}
            checked={id === props.value}
            onChange={() => props.onChange(id)}
          />
          <span className={styles['option']} lang={lang} data-selected={id === props.value || undefined}>
            {label}
          </span>
        </label>
      ))}
    </div>
  );
}
