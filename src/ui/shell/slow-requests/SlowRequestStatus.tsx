import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Spinner } from '@/ui/design/components/spinner/Spinner';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import styles from './slow-request-status.module.scss';

/**
 * Announces once that a request is still running. It is rendered into the body as a React Aria top layer element, so
 * that an open dialog does not hide it from screen readers.
 */
export const SlowRequestStatus = observer(function SlowRequestStatus() {
  const { t } = useTranslation();
  const { slowRequests } = useViewModels();
  /* Screen readers announce a change of a live region, but not its initial content. */
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  const isShown = isMounted && slowRequests.state.kind === 'still-working';
  return createPortal(
    <div role="status" className={styles['region']} data-react-aria-top-layer="true">
      {isShown && (
        <p className={styles['message']}>
          <Spinner />
          <span>{t('shell.stillWorking')}</span>
        </p>
      )}
    </div>,
    document.body,
  );
});
