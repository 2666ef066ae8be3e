import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '@/ui/design/components/button/Button';
import { ErrorIllustration } from '@/ui/design/illustrations/ErrorIllustration';
import { Illustration } from '@/ui/design/illustrations/Illustration';
import type { Texts } from '@/ui/i18n/Texts';
import { TranslationProvider } from '@/ui/i18n/TranslationProvider';
import { useTranslation } from '@/ui/i18n/useTranslation';
import failure from '../failure-page.module.scss';
import { PageContainer } from '../PageContainer';
import styles from './unavailable.module.scss';

const LOCAL = ['localhost', '127.0.0.1'];

/**
 * Renders a page that says that the app is not available. On a local host, which only operators open, the page lists
 * the problems of the settings. They mean nothing to a visitor.
 * @param onShown Called when the page is mounted.
 */
export function showUnavailable(
  root: Element,
  texts: Texts,
  problems: readonly string[],
  onShown: () => void,
): void {
  document.title = texts.i18n.t('shell.unavailable.title');
  createRoot(root).render(
    <TranslationProvider texts={texts}>
      <Unavailable problems={LOCAL.includes(location.hostname) ? problems : []} onShown={onShown} />
    </TranslationProvider>,
  );
}

interface UnavailableProps {
  /** In English, because they contain names of settings. */
  readonly problems: readonly string[];
  readonly onShown: () => void;
}

function Unavailable({ problems, onShown }: UnavailableProps) {
  const { t } = useTranslation();
  useEffect(onShown, [onShown]);
  return (
    <PageContainer>
      <main className={failure['failure']}>
        <Illustration of={ErrorIllustration} />
        <h1 className={failure['title']}>{t('shell.unavailable.title')}</h1>
        <p className={failure['text']}>{t('shell.unavailable.text')}</p>
        {problems.length > 0 && (
          <ul className={styles['problems']} lang="en" dir="ltr">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        <div className={failure['actions']}>
          <Button onPress={() => location.reload()}>{t('errors.tryAgain')}</Button>
        </div>
      </main>
    </PageContainer>
  );
}
