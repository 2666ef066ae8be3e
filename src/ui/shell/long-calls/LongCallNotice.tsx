import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Spinner } from '@/ui/design/components/spinner/Spinner';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import styles from './long-call-notice.module.scss';

/**
 * Says once, politely, that what the owner waits for is still under way. It stands in the body and in the top layer of
 * React Aria, so that an open dialog does not hide it from screen readers.
 */
export const LongCallNotice = observer(function LongCallNotice() {
  const { t } = useTranslation();
  const { longCalls } = useViewModels();
  /* A live region is announced when its content changes, not when it comes with content. */
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  const isShown = isThere && longCalls.state.kind === 'still-working';
  return createPortal(
    <div role="status" className={styles['region']} data-react-aria-top-layer="true">
      {isShown && (
        <p className={styles['notice']}>
          <Spinner />
          {t('shell.stillWorking')}
        </p>
      )}
    </div>,
    document.body,
  );
});
