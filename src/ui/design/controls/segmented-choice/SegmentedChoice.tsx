import { useId } from 'react';
import { classNames } from '@/ui/design/classNames';
import { SPACE } from '@/ui/design/components/space/space';
import { Radio } from '@/ui/design/controls/radio/Radio';
import styles from './segmented-choice.module.scss';

interface SegmentedOption<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** The language of the label when it differs from that of the page. */
  readonly lang?: string | undefined;
  /** A short mark after the label, for example "Today". */
  readonly mark?: string | undefined;
}

export type SegmentedVariant = 'plaster' | 'sea' | 'night';

interface SegmentedProps<Id extends string> {
  /** The accessible name of the group. */
  readonly label: string;
  readonly options: readonly SegmentedOption<Id>[];
  /** `plaster` on pages, `sea` in menus, `night` in the footer. */
  readonly variant?: SegmentedVariant | undefined;
  /** The beginning of the name of its radios, by which a listener outside React finds them. */
  readonly name?: string | undefined;
}

interface SegmentedChoiceProps<Id extends string> extends SegmentedProps<Id> {
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

interface UncontrolledProps<Id extends string> extends SegmentedProps<Id> {
  readonly initialValue: Id;
}

/** A group of native radios for two to four options. The document holds the value of an uncontrolled one. */
export function SegmentedChoice<Id extends string>(props: SegmentedChoiceProps<Id> | UncontrolledProps<Id>) {
  const id = useId();
  const stateOf = (option: Id) =>
    'initialValue' in props
      ? { defaultChecked: option === props.initialValue }
      : { checked: option === props.value, onChange: () => props.onChange(option) };
  return (
    <div
      role="radiogroup"
      aria-label={props.label}
      className={classNames(styles['track'], styles[props.variant ?? 'plaster'])}
    >
      {props.options.map(({ id: option, label, lang, mark }) => (
        <label key={option} className={styles['field']} lang={lang}>
          <Radio
            className={styles['radio']}
            name={`${props.name ?? ''}${id}`}
            value={option}
            {...stateOf(option)}
          />
          <span className={styles['option']}>
            {mark === undefined ? (
              label
            ) : (
              <>
                <span>{label}</span>
                {SPACE}
                <span className={styles['mark']}>{mark}</span>
              </>
            )}
          </span>
        </label>
      ))}
    </div>
  );
}
