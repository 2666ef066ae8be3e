import { useEffect } from 'react';
import type { UncaughtErrors } from '@/ui/subscription/wizard/UncaughtErrors';

/** Listens for uncaught errors while the wizard is mounted. */
export function useUncaughtErrors(errors: UncaughtErrors): void {
  useEffect(() => {
    const onError = (event: ErrorEvent): void => {
      errors.report({ reason: event.error ?? event.message, file: event.filename });
    };
    const onRejection = (event: PromiseRejectionEvent): void => errors.report({ reason: event.reason });
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [errors]);
}
