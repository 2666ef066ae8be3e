import type { ComponentProps } from 'react';
import { SegmentedChoice } from '@/ui/design/controls/segmented-choice/SegmentedChoice';
import styles from './preferences.module.scss';

/** A radio group below its visible name. */
export function Preference(props: Omit<ComponentProps<typeof SegmentedChoice>, 'variant'>) {
  return (
    <div className={styles['preference']}>
      {/* The group has the same name for assistive technology. */}
      <p className={styles['label']} aria-hidden="true">
        {props.label}
      </p>
      <SegmentedChoice {...props} variant="sea" />
    </div>
  );
}
