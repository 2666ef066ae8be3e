import { takeFocus } from '@/ui/design/takeFocus';
import { PageHeading } from '@/ui/shell/PageHeading';
import styles from './editing.module.scss';

interface AlertHeadProps {
  readonly title: string;
  readonly text: string;
}

/** The heading and the text of a page that replaces the form. It takes the focus. */
export function AlertHead({ title, text }: AlertHeadProps) {
  return (
    <div ref={takeFocus} role="alert" className={styles['failure']} tabIndex={-1}>
      <PageHeading className={styles['title']}>{title}</PageHeading>
      <p className={styles['text']}>{text}</p>
    </div>
  );
}
