import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { classNames } from '@/ui/design/classNames';
import { PageLocale } from '@/ui/design/controls/page-locale/PageLocale';
import { withoutUndefined } from '@/ui/design/withoutUndefined';
import styles from './segmented-choice.module.scss';

export interface SegmentedOption {
  readonly id: string;
  readonly label: string;
  /** The language of the label when it differs from that of the page. */
  readonly lang?: string | undefined;
  /** A short mark after the label, for example "Today". */
  readonly mark?: string | undefined;
}

export interface SegmentedChoiceProps {
  /** The accessible name of the group. */
  readonly label: string;
  readonly options: readonly SegmentedOption[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** `plaster` on pages, `sea` in menus. */
  readonly variant?: 'plaster' | 'sea' | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** A radio group of two or three options, for example Monthly and Annual. */
export function SegmentedChoice(props: SegmentedChoiceProps) {
  return (
    <PageLocale>
      <RadioGroup
        aria-label={props.label}
        className={classNames(styles['track'], styles[props.variant ?? 'plaster'])}
        value={props.value}
        onChange={props.onChange}
        orientation="horizontal"
        isDisabled={props.isDisabled ?? false}
      >
        {props.options.map((option) => (
          <RadioField key={option.id} value={option.id} className={styles['field'] ?? ''}>
            <RadioButton className={styles['option'] ?? ''} {...withoutUndefined({ lang: option.lang })}>
              <span>{option.label}</span>
              {option.mark !== undefined && (
                <>
                  {' '}
                  <span className={styles['mark']}>{option.mark}</span>
                </>
              )}
            </RadioButton>
          </RadioField>
        ))}
      </RadioGroup>
    </PageLocale>
  );
}
