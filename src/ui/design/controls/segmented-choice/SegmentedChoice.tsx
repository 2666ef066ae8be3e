import { useId } from 'react';
import { classNames } from '@/ui/design/classNames';
import { Space } from '@/ui/design/components/space/Space';
import { Radio } from '@/ui/design/controls/radio/Radio';
import styles from './segmented-choice.module.scss';

export interface SegmentedOption<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** The language of the label when it differs from that of the page. */
  readonly lang?: string | undefined;
  /** A short mark after the label, for example "Today". */
  readonly mark?: string | undefined;
}

export interface SegmentedChoiceProps<Id extends string> {
  /** The accessible name of the group. */
  readonly label: string;
  readonly options: readonly SegmentedOption<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** `plaster` on pages, `sea` in menus. */
  readonly variant?: 'plaster' | 'sea' | undefined;
}

/** A group of native radios for two to four options, for example Monthly and Annual. */
export function SegmentedChoice<Id extends string>(props: SegmentedChoiceProps<Id>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={props.label}
      className={classNames(styles['track'], styles[props.variant ?? 'plaster'])}
    >
      {props.options.map(({ id, label, lang, mark }) => (
        <label key={id} className={styles['field']} lang={lang}>
          <Radio
            name={name}
            className={styles['radio']}
            checked={id === props.value}
            onChange={() => props.onChange(id)}
          />
          <span className={styles['option']} data-selected={id === props.value || undefined}>
            <span>{label}</span>
            {mark !== undefined && (
              <>
                <Space />
                <span className={styles['mark']}>{mark}</span>
              </>
            )}
          </span>
        </label>
      ))}
    </div>
  );
}
