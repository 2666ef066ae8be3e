import { Check } from 'lucide-react';
import { classNames } from '@/ui/design/classNames';
import { Icon } from '@/ui/design/components/icon/Icon';
import styles from './steps.module.scss';

export interface Step {
  readonly id: string;
  readonly label: string;
}

export interface StepsProps {
  readonly steps: readonly Step[];
  /** The id of the current step. */
  readonly current: string;
  /** Called when a completed step is pressed. */
  readonly onStep: (id: string) => void;
  /** Disables all steps, for example while a payment is processed. */
  readonly isLocked?: boolean | undefined;
  readonly ariaLabel: string;
}

/** The progress of the wizard: completed, current and later steps as arches on a line. */
export function Steps({ steps, current, onStep, isLocked = false, ariaLabel }: StepsProps) {
  const currentIndex = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={ariaLabel}>
      <ol className={styles['steps']}>
        {steps.map((step, index) => {
          const isDone = index < currentIndex;
          const isCurrent = index === currentIndex;
          const canChoose = isDone && !isLocked;
          return (
            <li
              key={step.id}
              className={classNames(styles['step'], isDone && styles['done'], isCurrent && styles['current'])}
            >
              <button
                type="button"
                className={styles['button']}
                aria-current={isCurrent ? 'step' : undefined}
                aria-disabled={canChoose || isCurrent ? undefined : true}
                onClick={canChoose ? () => onStep(step.id) : undefined}
              >
                <span className={styles['arch']} aria-hidden="true">
                  {isDone ? <Icon of={Check} /> : index + 1}
                </span>
                <span className={styles['label']}>{step.label}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
