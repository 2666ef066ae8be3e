import { useId } from 'react';
import { takeFocus } from '@/ui/design/takeFocus';
import { PageHeading } from '@/ui/shell/PageHeading';
import styles from './editing.module.scss';

interface AlertHeadProps {
  readonly title: string;
  readonly text: string;
}

/** The heading and the text of a page that replaces the form. It takes the focus. */
export function AlertHead({ title, text }: AlertHeadProps) {
  const id = useId();
  return (
    <div
      ref={takeFocus}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles['failure']}
      tabIndex={-1}
    >
      <PageHeading className={styles['title']} id={`${id}-title`}>
        {title}
      </PageHeading>
      <p className={styles['text']} id={`${id}-text`}>
        {text}
      </p>
    </div>
  );
}
